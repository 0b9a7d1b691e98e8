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

/** One line for each. Text of others, a mail server's say, cannot forge another. */
export function renderFindings(findings: Finding[]): string {
  return findings
    .map(
      ({ level, subject, message }) => `${level.padEnd(8)} ${subject}: ${message.replace(/\p{Cc}+/gu, " ")}`,
    )
    .join("\n");
}
