import type { Locale } from "../i18n/text.ts";
import { fieldWords } from "../inquiries/words.ts";
import { describeInquiry, fillSubject, type MailedInquiry, momentFact } from "./inquiry-mail.server.ts";
import { composeMail, type Mail } from "./layout/frame.server.ts";
import { button, footer, section, smallPrint, subtitle, title } from "./layout/parts.server.ts";
import { code, type Piece, value, type Words } from "./layout/pieces.server.ts";
import { factBox } from "./layout/tables.server.ts";
import { mailWords, noticeWords } from "./words.ts";

export interface MailOptions {
  /** Origin of the pages. */
  publicUrl: string;
}

interface StaffMail {
  /** With places for the subject and the reference of the inquiry. */
  subject: string;
  preview: string;
  title: Words;
  sections: Piece[];
  /** Why it came. */
  why: string;
}

/** A mail to staff about one inquiry. */
export function composeStaffMail(locale: Locale, inquiry: MailedInquiry, mail: StaffMail): Mail {
  const about = subtitle(locale, value(locale, describeInquiry(locale, inquiry)));
  return composeMail({
    locale,
    subject: fillSubject(locale, mail.subject, inquiry),
    preview: mail.preview,
    kind: noticeWords.kind[locale],
    sections: [title(locale, mail.title, [about]), ...mail.sections, footer(locale, mail.why)],
  });
}

export function deskUrl({ id }: Pick<MailedInquiry, "id">, { publicUrl }: MailOptions): string {
  return `${publicUrl}/admin?inquiry=${id}`;
}

/** By when whom is to be answered. */
export function dueBox(locale: Locale, inquiry: MailedInquiry, label: string): Piece {
  const { name, reference, due_at: dueAt } = inquiry;
  const due = dueAt ? momentFact(locale, label, dueAt, true) : undefined;
  return factBox(locale, due, [
    { label: fieldWords.name[locale], value: value(locale, name) },
    { label: mailWords.reference[locale], value: code(locale, reference) },
  ]);
}

/** The button that opens an inquiry, and below it how its visitor is reached. */
export function openButton(locale: Locale, inquiry: MailedInquiry, options: MailOptions): Piece {
  const note = noticeWords[inquiry.email === null ? "noAddress" : "reply"][locale];
  return section(locale, [
    button(locale, deskUrl(inquiry, options), noticeWords.open[locale]),
    smallPrint(locale, note, "12px 0 0"),
  ]);
}
