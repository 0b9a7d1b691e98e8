import { company } from "../../firm/company.ts";
import { cutText, interpolate, localize } from "../i18n/text.ts";
import { momentText } from "../inquiries/moment-text.ts";
import { fillSubject, listFiles, type MailedInquiry } from "./inquiry-mail.server.ts";
import type { Mail } from "./layout/frame.server.ts";
import { inText, lineBreak, separate } from "./layout/html.server.ts";
import { smallPrint } from "./layout/parts.server.ts";
import { ltrText, value } from "./layout/pieces.server.ts";
import { composeLetter, earlier, type Letter } from "./letter.server.ts";
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

/** As `private.forward_parts` returns it, with the mail's language and signature. What staff wrote above may be empty. */
export interface ForwardedMail extends Letter {
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

/** Gmail cuts a mail off after 102 KB of HTML. */
const maxLength = 20_000;

/** A mail of the conversation for somebody outside: below what staff write, who wrote it, when and what. */
export function writeForward(inquiry: MailedInquiry, mail: ForwardedMail): Mail {
  const { locale, forwarded, files_left_out: leftOut } = mail;
  const words = localize(locale, forwardWords);
  const wrote = interpolate(words.wrote, { moment: momentText(locale, forwarded.created_at) });
  const isOurs = forwarded.direction === "sent";
  const author = isOurs ? company.name[locale] : forwarded.name;
  const address = isOurs ? null : forwarded.address;
  const named = [
    ...(author ? [value(locale, author)] : []),
    ...(address ? [inText(ltrText(locale, address), `<${address}>`)] : []),
  ];
  const text = cutText(forwarded.body, maxLength, "\n[…]");
  const missing = listFiles(locale, chooseFiles(mail.files).leftOut, leftOut);
  return composeLetter(mail, {
    subject: fillSubject(locale, words.title, inquiry),
    preview: mail.body || text,
    sections: earlier(
      locale,
      [wrote, lineBreak, separate(named, " ")],
      text,
      missing.map((file) => smallPrint(locale, [words.leftOut, " ", file])),
    ),
  });
}
