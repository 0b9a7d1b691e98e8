/** What a check found. A problem keeps something from working; a warning may be meant. */
export interface Finding {
  level: "ok" | "warning" | "problem";
  subject: string;
  /** With what to do, unless it is ok. */
  message: string;
}

export function ok(subject: string, message: string): Finding {
  return { level: "ok", subject, message };
}

export function warning(subject: string, message: string): Finding {
  return { level: "warning", subject, message };
}

export function problem(subject: string, message: string): Finding {
  return { level: "problem", subject, message };
}

/** Why a server's certificate is refused, and what to do; undefined for another error. `setting` names the server. */
export function describeCertificateError(message: string, setting: string): string | undefined {
  if (/expired/i.test(message)) return "has a certificate that has expired: renew it";
  if (/altnames/i.test(message)) return `has a certificate for another name: use that name in ${setting}`;
  return /certificate/i.test(message)
    ? `has a certificate that is not trusted (${message}): add its authority with NODE_EXTRA_CA_CERTS`
    : undefined;
}

/** One line for each. Text of others, a mail server's say, cannot forge another. */
export function renderFindings(findings: Finding[]): string {
  return findings
    .map(
      ({ level, subject, message }) => `${level.padEnd(8)} ${subject}: ${message.replace(/\p{Cc}+/gu, " ")}`,
    )
    .join("\n");
}
