import type { Inquiry } from "../backend/inquiry-rows.ts";
import { office } from "../company-office.ts";
import { company } from "../company.ts";
import { formatMomentParts, type MomentParts } from "../i18n/moment-parts.ts";
import { interpolate, type Locale } from "../i18n/text.ts";
import type { InquiryType } from "../inquiries/fields.ts";
import { choiceLabel } from "../inquiries/form/choice-label.ts";
import { type FieldText, fieldTexts } from "../inquiries/form/field-text.ts";
import { typeWords } from "../inquiries/inbox-words.ts";
import { joinMoment } from "../inquiries/moment-text.ts";
import { toSubject } from "./layout/frame.server.ts";
import { lineBreak } from "./layout/html.server.ts";
import { joinPieces, mailLink, phoneLink, type Piece, value } from "./layout/pieces.server.ts";
import type { Fact } from "./layout/tables.server.ts";
import { mailWords } from "./words.ts";

/** An inquiry as the database stores it, as far as a mail names its columns; the fields of the form are looked up by name. */
export interface MailedInquiry extends Record<string, unknown> {
  id: string;
  type: InquiryType;
  reference: string;
  name: string;
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
export type DescribedInquiry = Pick<MailedInquiry, "type"> & { subject?: unknown; project_type?: unknown };

/** The subject of a message, or what a project is about. */
export function describeInquiry(
  locale: Locale,
  { type, subject, project_type: projectType }: DescribedInquiry,
): string {
  if (typeof subject === "string") return subject;
  return typeof projectType === "string"
    ? choiceLabel(locale, "projectType", projectType)
    : typeWords[type][locale];
}

const maxQuotedLength = 80;

/** The same as part of a sentence: one line, cut. */
export function quoteSubject(locale: Locale, inquiry: DescribedInquiry): Piece {
  const line = toSubject(describeInquiry(locale, inquiry));
  const characters = [...line];
  const isLong = characters.length > maxQuotedLength;
  return value(locale, isLong ? `${characters.slice(0, maxQuotedLength).join("")}…` : line);
}

/** The subject of a mail about an inquiry, of a sentence with these two places. */
export function fillSubject(
  locale: Locale,
  sentence: string,
  inquiry: DescribedInquiry & Pick<MailedInquiry, "reference">,
): string {
  const { reference } = inquiry;
  return interpolate(sentence, { subject: quoteSubject(locale, inquiry).text, reference });
}

export function momentParts(locale: Locale, moment: string): MomentParts {
  return formatMomentParts(locale, moment, office.timeZone);
}

/** A moment in two lines: day and hour, then the date. */
export function momentFact(locale: Locale, label: string, moment: string, namesZone: boolean): Fact {
  const parts = momentParts(locale, moment);
  const inOfficeTime = (date: string) => interpolate(mailWords.inOfficeTime[locale], { date });
  return {
    label,
    value: interpolate(mailWords.hour[locale], { ...parts }),
    note: namesZone ? inOfficeTime(parts.date) : parts.date,
    text: inOfficeTime(joinMoment(locale, parts)),
  };
}

/** The value of a field, so that it can be clicked or called where that makes sense. */
export function fieldValue(locale: Locale, { field, texts }: FieldText): Piece {
  const render = field.kind === "email" ? mailLink : field.kind === "phone" ? phoneLink : value;
  // An item may hold an "and".
  const separator = { html: lineBreak, text: locale === "ar" ? "؛ " : "; " };
  return joinPieces(
    texts.map((text) => render(locale, text)),
    separator,
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
