import { isByVisitor } from "../is-by-visitor.ts";
import { company } from "../../company.ts";
import { interpolate, type Locale, localize } from "../../i18n/text.ts";
import { westernDigits } from "../../i18n/western-digits.ts";
import { inLine } from "../../mails/direction.ts";
import { contactWords } from "../contact/contact-words.ts";
import type { FieldText } from "../form/field-text.ts";
import { fieldWords } from "../words.ts";
import { momentText } from "../moment-text.ts";
import { addressLines, listGiven, type MailedInquiry, receivedAt } from "./inquiry-mail.server.ts";
import { pageLinkText } from "./visitor-mails.server.ts";
import {
  begunReceiptWords,
  correctedReceiptWords,
  enteredReceiptWords,
  mailWords,
  receiptWords,
} from "./words.ts";

export const ruler = "----------------------------------------";

/** The receipt for programs that show plain text. */
export function writeReceiptText(
  inquiry: MailedInquiry,
  away: string | undefined,
  pageUrl: string | undefined,
): string {
  const { locale, reference, name } = inquiry;
  const words = wordsOfReceipt(inquiry);
  return [
    company.name[locale],
    "",
    interpolate(words.lead, { name: inLine(locale, name) }),
    "",
    ...(away ? [away, ""] : []),
    ...(inquiry.due_at ? [`${words.due}: ${momentText(locale, inquiry.due_at)}`] : []),
    `${mailWords.reference[locale]}: ${reference}`,
    `${words.received}: ${momentText(locale, receivedAt(inquiry))}`,
    "",
    `${mailWords.allTimes[locale]} ${words.workingDays}`,
    "",
    ruler,
    ...(isByVisitor(inquiry) ? [words.sent, "", ...listSent(inquiry), ruler] : []),
    ...(pageUrl ? pageLinkText(locale, pageUrl) : []),
    `${words.more} ${words.reply}`,
    "",
    ...contactLines(locale),
    "",
    words.why,
    "",
  ].join("\n");
}

/** The words of a receipt, by how the inquiry came. */
export function wordsOfReceipt(inquiry: MailedInquiry) {
  const { locale } = inquiry;
  return {
    ...localize(locale, receiptWords),
    ...(inquiry.channel === "mail" && localize(locale, begunReceiptWords)),
    ...(!isByVisitor(inquiry) && localize(locale, enteredReceiptWords)),
    ...(inquiry.first_email && localize(locale, correctedReceiptWords)),
  };
}

function listSent(inquiry: MailedInquiry): string[] {
  const { locale } = inquiry;
  return listGiven(inquiry).flatMap((field) => fieldLines(locale, fieldWords[field.name][locale], field));
}

/** A label and its value: on one line, or a longer text below it. */
export function fieldLines(locale: Locale, label: string, { field, texts }: FieldText): string[] {
  if (field.kind === "paragraphs") return ["", `${label}:`, "", ...texts, ""];
  // A label may be a question, and an item may hold an "and".
  const end = /[?؟]$/.test(label) ? "" : ":";
  const values = texts.map((text) => inLine(locale, field.kind === "phone" ? westernDigits(text) : text));
  return [`${label}${end} ${values.join(locale === "ar" ? "؛ " : "; ")}`];
}

function contactLines(locale: Locale): string[] {
  const words = localize(locale, contactWords);
  return [
    `${words.phoneLabel}: ${inLine(locale, company.phone)}`,
    `${words.emailLabel}: ${company.email}`,
    `${words.whatsapp}: ${company.whatsapp}`,
    "",
    company.name[locale],
    ...addressLines(locale),
  ];
}
