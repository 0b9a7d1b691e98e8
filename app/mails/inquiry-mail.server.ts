import type { Inquiry } from "../backend/inquiry-rows.ts";
import { company } from "../../firm/company.ts";
import { formatBytes } from "../i18n/format.ts";
import { cutText, interpolate, type Locale } from "../i18n/text.ts";
import type { InquiryType } from "../inquiries/fields.ts";
import { type FieldText, fieldTexts } from "../inquiries/form/field-text.ts";
import { isByVisitor } from "../inquiries/is-by-visitor.ts";
import { momentText } from "../inquiries/moment-text.ts";
import { subjectOf } from "../inquiries/subject-of.ts";
import { toSubject } from "./layout/frame.server.ts";
import { inText, lineBreak, type Piece, separate, toPiece } from "./layout/html.server.ts";
import type { Row } from "./layout/parts.server.ts";
import { mailLink, phoneLink, value } from "./layout/pieces.server.ts";
import { conversationWords, mailWords } from "./words.ts";

/** An inquiry as the database stores it, as far as a mail names its columns; the fields of the form are looked up by name. */
export interface MailedInquiry extends Record<string, unknown> {
  id: string;
  type: InquiryType;
  reference: string;
  name: string;
  subject?: string | null;
  project_type?: string | null;
  email: string | null;
  /** The one that it came with, where that was corrected. */
  first_email?: string | null;
  locale: Locale;
  channel: Inquiry["channel"];
  happened_at: string | null;
  /** Perhaps spam. */
  is_suspicious: boolean;
  /** ISO 8601. */
  created_at: string;
  /** Null when nothing was promised. */
  due_at: string | null;
}

/** What says what an inquiry is about. */
export type DescribedInquiry = Pick<MailedInquiry, "type" | "subject" | "project_type">;

export function describeInquiry(locale: Locale, inquiry: DescribedInquiry): string {
  const { type, subject = null, project_type = null } = inquiry;
  return subjectOf({ type, subject, project_type }, locale);
}

const maxQuotedLength = 80;

/** The same as part of a sentence: one line, cut. */
export function quoteSubject(locale: Locale, inquiry: DescribedInquiry): Piece {
  return value(locale, cutText(toSubject(describeInquiry(locale, inquiry)), maxQuotedLength, "…"));
}

/** The subject of a mail about an inquiry, below whose title it is named. */
export function fillSubject(
  locale: Locale,
  title: string,
  inquiry: DescribedInquiry & Pick<MailedInquiry, "reference">,
): string {
  return `${title}: ${quoteSubject(locale, inquiry).text} (${inquiry.reference})`;
}

/**
 * The one subject of a conversation, so that mail programs show it as one: that of the mail that began it, to the letter, or what staff
 * wrote first. Anybody can name anybody's address in a form, so nothing that a form says goes there.
 */
export function conversationSubject(inquiry: MailedInquiry, isAnswer: boolean): string {
  const { locale, channel, type, subject, reference } = inquiry;
  const answerTo = (own: string) => interpolate(conversationWords.answer[locale], { subject: own });
  if (channel === "mail" && subject) return answerTo(subject.replace(replyPrefix, ""));
  const kind = !isByVisitor(inquiry) ? "inquiry" : type === "project" ? "project" : "message";
  const words = interpolate(conversationWords[kind][locale], { company: company.name[locale] });
  const own = `${channel === "staff" && subject ? subject : words} (${reference})`;
  return isAnswer ? answerTo(own) : own;
}

const replyPrefix = /^\s*((re|aw|sv|رد)\s*[:：]\s*)+/iu;

/** A moment by the clocks of the office. */
export function momentFact(locale: Locale, label: string, moment: string): Row {
  return {
    label,
    value: interpolate(mailWords.inOfficeTime[locale], { moment: momentText(locale, moment) }),
  };
}

/** By when somebody is to be answered; none where nothing was promised. */
export function dueFact({ due_at: dueAt }: MailedInquiry, locale: Locale, label: string): Row[] {
  return dueAt ? [{ ...momentFact(locale, label, dueAt), isStrong: true }] : [];
}

export interface ListedFile {
  name: string;
  /** Bytes. */
  size: number;
}

/** Files with their sizes, and how many more there are. */
export function listFiles(locale: Locale, files: ListedFile[], leftOut: number): Piece[] {
  const more = interpolate(mailWords.moreFiles[locale], { count: leftOut });
  return [
    ...files.map(({ name, size }) => toPiece([value(locale, name), ` (${formatBytes(locale, size)})`])),
    ...(leftOut > 0 ? [toPiece(more)] : []),
  ];
}

/** The value of a field, so that it can be clicked or called where that makes sense. */
export function fieldValue(locale: Locale, { field, texts }: FieldText): Piece {
  const render = field.kind === "email" ? mailLink : field.kind === "phone" ? phoneLink : value;
  // An item may hold an "and".
  const separator = inText(lineBreak, locale === "ar" ? "؛ " : "; ");
  return toPiece(
    separate(
      texts.map((text) => render(locale, text)),
      separator,
    ),
  );
}

export function addressLines(locale: Locale): string[] {
  return [company.name, ...company.address].map((line) => line[locale]);
}

/** When the visitor wrote, called or came. */
export function receivedAt({ happened_at: happenedAt, created_at: createdAt }: MailedInquiry): string {
  return happenedAt ?? createdAt;
}

/** What was filled in. A message is shown by itself. */
export function listGiven(locale: Locale, inquiry: MailedInquiry): Record<"short" | "long", FieldText[]> {
  const given = fieldTexts(locale, inquiry.type, inquiry).filter(({ texts }) => texts.length > 0);
  const { long = [], short = [] } = Object.groupBy(given, ({ field }) =>
    field.kind === "paragraphs" ? "long" : "short",
  );
  return { short, long };
}
