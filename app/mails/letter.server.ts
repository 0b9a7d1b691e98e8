import { company } from "../company.ts";
import { listSeparator, type Locale } from "../i18n/text.ts";
import { signatureLines } from "../staff/signature/signature-lines.ts";
import { addressLines, type MailedInquiry } from "./inquiry-mail.server.ts";
import { composeMail, type Mail } from "./layout/frame.server.ts";
import { footer, paragraph, section, smallPrint, space } from "./layout/parts.server.ts";
import { joinPieces, newLine, type Piece, value, type Words } from "./layout/pieces.server.ts";
import { letter, quotation } from "./layout/quotation.server.ts";

export interface Letter {
  locale: Locale;
  /** What staff wrote. */
  body: string;
  /** Their name, and their position if they have one; null when they gave no name. */
  signature: string[] | null;
}

/** A mail that somebody wrote: the company is named below it alone. */
export function composeLetter(
  { locale, body, signature }: Letter,
  { reference }: MailedInquiry,
  { subject, preview, sections }: { subject: string; preview: string; sections: Piece[] },
): Mail {
  const lines = signature ? signatureLines(locale, signature) : [[company.name[locale]]];
  const written = [...(body ? [letter(locale, body)] : []), renderSignature(locale, lines)];
  return composeMail({
    locale,
    subject,
    preview: preview.slice(0, 120),
    kind: reference,
    sections: [
      section(locale, written, "30px 32px 26px"),
      ...sections,
      footer(locale, addressLines(locale).join(" · ")),
    ],
  });
}

/** The lines under what somebody wrote, each of parts. */
function renderSignature(locale: Locale, lines: string[][]): Piece {
  const pieces = lines.map((parts) => parts.map((part) => value(locale, part)));
  const joined = pieces.map((parts) => joinPieces(parts, listSeparator(locale)));
  const { html, text } = paragraph(locale, joinPieces(joined, newLine), "18px 0 0");
  return { html, text: `-- \n${text}` };
}

/** An earlier text below a letter, with who wrote it and when. */
export function earlier(locale: Locale, introduction: Words, text: string, below: Piece[] = []): Piece {
  const introduced = smallPrint(locale, introduction, "0 0 10px");
  return section(locale, [introduced, quotation(locale, text), ...below, space(8)]);
}
