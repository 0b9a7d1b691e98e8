import { company } from "../../company.ts";
import { interpolate, type Locale, localize } from "../../i18n/text.ts";
import { inLine } from "../../mails/direction.ts";
import { type FieldText, staffLabel } from "../form/field-text.ts";
import { detailWords } from "../inbox-words.ts";
import { momentText } from "../moment-text.ts";
import type { MailedInquiry } from "./inquiry-mail.server.ts";
import { fieldLines, ruler } from "./receipt-text.server.ts";
import { mailWords, noticeWords } from "./words.ts";
import { languageNames } from "../../i18n/language-names.ts";

export interface NoticeParts {
  /** What the inquiry is about, in one line. */
  about: string;
  remarks: string[];
  fields: FieldText[];
  /** Of the inquiry at the desk. */
  url: string;
  /** How its visitor is reached. */
  reply: string;
}

/** The notice for programs that show plain text. */
export function writeNoticeText(
  locale: Locale,
  inquiry: MailedInquiry,
  { about, remarks, fields, url, reply }: NoticeParts,
): string {
  const words = localize(locale, noticeWords);
  return [
    company.name[locale],
    "",
    words[`${inquiry.type}Title`],
    inLine(locale, about),
    ...remarks,
    "",
    ...(inquiry.due_at ? [`${words.due}: ${momentText(locale, inquiry.due_at)}`] : []),
    `${mailWords.reference[locale]}: ${inquiry.reference}`,
    "",
    `${words.open}:`,
    url,
    "",
    reply,
    "",
    ruler,
    ...fields.flatMap((field) => fieldLines(locale, staffLabel(field.name)[locale], field)),
    `${detailWords.language[locale]}: ${languageNames[inquiry.locale][locale]}`,
    ruler,
    interpolate(words.why, { company: company.name[locale] }),
    "",
  ].join("\n");
}
