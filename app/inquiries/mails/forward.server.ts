import { html } from "hono/html";
import { company } from "../../company.ts";
import { cutText } from "../../cut-text.server.ts";
import { interpolate, type Locale, localize } from "../../i18n/text.ts";
import { formatBytes } from "../../i18n/format.ts";
import { inLine, withoutControls } from "../../mails/direction.ts";
import { renderMail } from "../../mails/frame.server.ts";
import { footer, ltrText, section, smallPrint, space, value } from "../../mails/parts.server.ts";
import { letter, quotation } from "../../mails/quotation.server.ts";
import { signatureLines } from "../../staff/signature/signature-lines.ts";
import { momentText } from "../moment-text.ts";
import { describeInquiry, type MailedInquiry, quoteInSubject, toSubject } from "./inquiry-mail.server.ts";
import { ruler } from "./receipt-text.server.ts";
import { renderSignature, signatureText } from "./signature.server.ts";
import { forwardWords } from "./words.ts";

export interface StoredFile {
  id: string;
  name: string;
  media_type: string;
  /** Bytes. */
  size: number;
  /** Its content is kept here. */
  is_stored: boolean;
}

/** As `private.forward_parts` returns it, with the mail's language and signature. */
export interface ForwardedMail {
  locale: Locale;
  /** What staff wrote above; may be empty. */
  body: string;
  signature: string[] | null;
  forwarded: {
    direction: "sent" | "received";
    body: string;
    created_at: string;
    /** Of a received one its sender's, null when it named none. */
    address: string | null;
    name: string | null;
  };
  files: StoredFile[];
  /** Files that were not even listed. */
  files_left_out: number;
}

const maxBytes = 20 * 1024 * 1024;

/**
 * Which files go along, in their order, up to the size that most mail servers take; and which do not. A mail in a mail may hold the
 * visitor's link.
 */
export function chooseFiles(files: StoredFile[]): Record<"chosen" | "leftOut", StoredFile[]> {
  const [chosen, leftOut]: [StoredFile[], StoredFile[]] = [[], []];
  let bytes = 0;
  for (const file of files) {
    const isMail = /^message\//.test(file.media_type) || /\.(eml|msg)$/i.test(file.name);
    const isChosen = file.is_stored && !isMail && bytes + file.size <= maxBytes;
    if (isChosen) bytes += file.size;
    (isChosen ? chosen : leftOut).push(file);
  }
  return { chosen, leftOut };
}

/** A mail of the conversation for somebody outside: below what staff write, who wrote it, when and what. */
export async function writeForward(inquiry: MailedInquiry, mail: ForwardedMail) {
  const { locale, body, forwarded } = mail;
  const words = localize(locale, forwardWords);
  const { reference } = inquiry;
  const subject = toSubject(
    interpolate(words.subject, {
      subject: quoteInSubject(locale, describeInquiry(locale, inquiry)),
      reference,
    }),
  );
  const signed = mail.signature ? signatureLines(locale, mail.signature) : [[company.name[locale]]];
  const isOurs = forwarded.direction === "sent";
  const author = isOurs ? company.name[locale] : (forwarded.name ?? "");
  const address = isOurs ? "" : (forwarded.address ?? "");
  const wrote = interpolate(words.wrote, { moment: momentText(locale, forwarded.created_at) });
  const text = cutText(forwarded.body, maxLength, "\n[…]");
  const missing = [
    ...chooseFiles(mail.files).leftOut.map(({ name, size }) => `${name} (${formatBytes(locale, size)})`),
    ...(mail.files_left_out > 0 ? [interpolate(words.more, { count: String(mail.files_left_out) })] : []),
  ];
  const page = await renderMail({
    locale,
    subject,
    preview: (body || text).slice(0, 120),
    kind: reference,
    sections: [
      section(
        locale,
        [...(body ? [letter(locale, body)] : []), renderSignature(locale, signed)],
        "30px 32px 26px",
      ),
      section(locale, [
        smallPrint(
          locale,
          html`${wrote}<br />${author ? value(locale, author) : ""} ${address ? ltrText(address) : ""}`,
          "0 0 10px",
        ),
        quotation(locale, text),
        ...missing.map((file) => smallPrint(locale, html`${words.leftOut} ${value(locale, file)}`)),
        space(8),
      ]),
      footer(locale, [company.name[locale], ...company.address.map((line) => line[locale])].join(" · ")),
    ],
  });
  const plain = [
    ...(body ? [body, ""] : []),
    "-- ",
    ...signatureText(locale, signed),
    "",
    ruler,
    wrote,
    [author && inLine(locale, author), address && `<${address}>`].filter(Boolean).join(" "),
    "",
    text,
    ruler,
    ...missing.map((file) => `${words.leftOut} ${inLine(locale, file)}`),
    "",
  ].join("\n");
  return withoutControls({ subject, text: plain, html: page });
}

/** Gmail cuts a mail off after 102 KB of HTML. */
const maxLength = 20_000;
