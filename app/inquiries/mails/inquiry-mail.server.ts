import { html } from "hono/html";
import type { Inquiry } from "../../backend/inquiry-rows.ts";
import { office } from "../../company-office.ts";
import { company } from "../../company.ts";
import { formatMomentParts, type MomentParts } from "../../i18n/moment-parts.ts";
import { interpolate, type Locale } from "../../i18n/text.ts";
import { inLine } from "../../mails/direction.ts";
import type { Fact } from "../../mails/tables.server.ts";
import type { Html } from "../../mails/html.server.ts";
import { breakable, mailLink, phoneLink, value } from "../../mails/parts.server.ts";
import { textStyle } from "../../mails/style.server.ts";
import { choiceLabel } from "../form/choice-label.ts";
import { type FieldText, fieldTexts } from "../form/field-text.ts";
import { columnName, type InquiryType } from "../fields.ts";
import { typeWords } from "../inbox-words.ts";
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

export interface MailOptions {
  /** Origin of the pages. */
  publicUrl: string;
}

/** A subject is one line, and short enough for any list of mails. */
export function toSubject(text: string): string {
  return (
    text
      .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
      // Programs decode what looks like an encoded word, and show what nobody has cleaned.
      .replaceAll("=?", "= ?")
      .trim()
  );
}

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

/** What a mail to staff is about, below its title. */
export function renderAbout(locale: Locale, about: string) {
  return html`<p
    class="ink"
    style="margin:8px 0 0;${textStyle(locale, "reference", { weight: 600 })};${breakable}"
  >
    ${value(locale, about)}
  </p>`;
}

const maxQuotedLength = 80;

/** What a visitor wrote, as part of a subject: cut. */
export function quoteInSubject(locale: Locale, text: string): string {
  const line = toSubject(text);
  const characters = [...line];
  const cut =
    characters.length > maxQuotedLength ? `${characters.slice(0, maxQuotedLength).join("")}…` : line;
  return inLine(locale, cut);
}

export function momentParts(locale: Locale, moment: string): MomentParts {
  return formatMomentParts(locale, moment, office.timeZone);
}

/** A moment in two lines: day and hour, then the date. */
export function momentFact(locale: Locale, label: string, moment: string, namesZone: boolean): Fact {
  const parts = momentParts(locale, moment);
  const note = namesZone ? interpolate(mailWords.inOfficeTime[locale], { ...parts }) : parts.date;
  return { label, value: interpolate(mailWords.hour[locale], { ...parts }), note };
}

/** The value of a field, so that it can be clicked or called where that makes sense. */
export function renderFieldValue(locale: Locale, { field, texts }: FieldText): Html[] {
  return texts.flatMap((text, index) => {
    const shown =
      field.kind === "email"
        ? mailLink(text)
        : field.kind === "phone"
          ? phoneLink(locale, text)
          : value(locale, text);
    return index > 0 ? [lineBreak, shown] : [shown];
  });
}

const lineBreak = html`<br />`;

export function addressLines(locale: Locale): string[] {
  return company.address.map((line) => line[locale]);
}

/** When the visitor wrote, called or came. */
export function receivedAt({ happened_at: happenedAt, created_at: createdAt }: MailedInquiry): string {
  return happenedAt ?? createdAt;
}

/** What the visitor filled in; a box left empty says nothing. */
export function listGiven(inquiry: MailedInquiry): FieldText[] {
  return fieldTexts(inquiry.locale, inquiry.type, inquiry).filter(
    ({ field, texts, name }) =>
      texts.length > 0 && (field.kind !== "flag" || inquiry[columnName(name)] === true),
  );
}
