import { company } from "../../../firm/company.ts";
export interface VisitorMail {
  from?: string;
  to?: string;
  subject?: string;
  body: string;
  headers?: Record<string, string>;
}

/** A mail as a visitor's program would send it. */
export function composeMail({
  from = "Rana <rana@example.com>",
  to = `${company.name.en} <${company.email}>`,
  subject = "Re: A board",
  body,
  headers = {},
}: VisitorMail): string {
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${new Date().toUTCString()}`,
    ...Object.entries({
      "Message-ID": `<${crypto.randomUUID()}@mail.example.com>`,
      "Content-Type": "text/plain; charset=utf-8",
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`),
    "",
    body,
  ].join("\n");
}

export interface MailPart {
  type: string;
  name?: string;
  content: string | Uint8Array;
}

/** The header and the body of a mail with several parts. */
export function composeParts(parts: MailPart[], type = "multipart/mixed") {
  const sections = parts.map(({ type: partType, name, content }) =>
    [
      `Content-Type: ${partType}`,
      ...(name ? [`Content-Disposition: attachment; filename*=UTF-8''${encodeURIComponent(name)}`] : []),
      "Content-Transfer-Encoding: base64",
      "",
      Buffer.from(content).toString("base64").replace(/.{76}/g, "$&\n"),
    ].join("\n"),
  );
  return {
    headers: { "MIME-Version": "1.0", "Content-Type": `${type}; boundary="part"` },
    body: `--part\n${sections.join("\n--part\n")}\n--part--\n`,
  };
}

/** What a mail server sends back when it could not deliver the mail with this Message-ID. */
export function composeBounce(
  messageId: string,
  { action = "failed", recipient = "rana@example.com" } = {},
): string {
  const report = [
    {
      type: "text/plain",
      content: "I'm sorry to have to inform you that your message could not be delivered.",
    },
    {
      type: "message/delivery-status",
      content:
        "Reporting-MTA: dns; mail.example.com\n\nFinal-Recipient: rfc822; " +
        `${recipient}\n` +
        `Action: ${action}\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 No such user\n here\n`,
    },
    {
      type: "text/rfc822-headers",
      content: `From: Nawat <hello@nawat.example>\nMessage-ID: ${messageId}\nSubject: x\n`,
    },
  ];
  const { headers, body } = composeParts(report, "multipart/report; report-type=delivery-status");
  return composeMail({
    from: "Mail Delivery System <MAILER-DAEMON@mail.example.com>",
    subject: "Undelivered Mail Returned to Sender",
    headers: { ...headers, "Auto-Submitted": "auto-replied", "In-Reply-To": messageId },
    body,
  });
}
