import { company } from "../../firm/company.ts";
import { listSeparator, type Locale } from "../i18n/text.ts";
import { signatureLines } from "../staff/signature/signature-lines.ts";
import { addressLines } from "./inquiry-mail.server.ts";
import { composeMail, type Mail } from "./layout/frame.server.ts";
import { type Content, inText, lineBreak, type Piece, separate } from "./layout/html.server.ts";
import { footer, paragraph, section, smallPrint } from "./layout/parts.server.ts";
import { value } from "./layout/pieces.server.ts";
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
  { subject, preview, sections }: { subject: string; preview: string; sections: Piece[] },
): Mail {
  const lines = signature ? signatureLines(locale, signature) : [[company.name[locale]]];
  const written = body ? [section(locale, [letter(locale, body)], "padding:0 0 16px")] : [];
  return composeMail({
    locale,
    subject,
    preview: preview.slice(0, 120),
    sections: [
      ...written,
      section(locale, [renderSignature(locale, lines)]),
      ...sections,
      footer(locale, addressLines(locale).join(" · ")),
    ],
    isLetter: true,
  });
}

/** The lines under what somebody wrote, each of parts. */
function renderSignature(locale: Locale, lines: string[][]): Piece {
  const joined = lines.map((parts) =>
    separate(
      parts.map((part) => value(locale, part)),
      listSeparator(locale),
    ),
  );
  const signature = paragraph(locale, separate(joined, lineBreak));
  return inText(signature, `-- \n${signature.text}`);
}

/** An earlier text below a letter, with who wrote it and when. */
export function earlier(locale: Locale, introduction: Content, text: string, below: Piece[] = []): Piece[] {
  return [
    section(locale, [smallPrint(locale, introduction)], "padding:0 0 8px"),
    section(locale, [quotation(locale, text), ...below]),
  ];
}
