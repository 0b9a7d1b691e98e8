import type { Inquiry } from "../../backend/inquiry-rows.ts";
import type { TeamMember } from "../../backend/staff-rows.ts";
import type { Locale } from "../../i18n/text.ts";
import { columnName, type FieldName, inquiryFields } from "../fields.ts";
import { fieldTexts, staffLabel } from "../field-text.ts";
import { detailWords, statusWords, typeWords } from "../inbox-words.ts";
import { deskWords } from "./desk-words.ts";

// Object.keys loses the type of the keys.
const fieldNames = Object.keys({ ...inquiryFields.contact, ...inquiryFields.project }) as FieldName[];

/** A header, then a row for each inquiry, in words of the language; moments in ISO 8601. */
export function csvRows(locale: Locale, team: TeamMember[], inquiries: Inquiry[]): string[][] {
  const header = [
    detailWords.reference[locale],
    deskWords.type[locale],
    deskWords.status[locale],
    deskWords.date[locale],
    deskWords.due[locale],
    deskWords.assignee[locale],
    deskWords.language[locale],
    ...fieldNames.map((name) => staffLabel(name)[locale]),
  ];
  return [header, ...inquiries.map((inquiry) => toRow(locale, team, inquiry))];
}

function toRow(locale: Locale, team: TeamMember[], inquiry: Inquiry): string[] {
  const texts = new Map(
    fieldTexts(locale, inquiry.type, inquiry).map((field) => [columnName(field.name), field.texts]),
  );
  const assignee = team.find(({ user_id: id }) => id === inquiry.assignee_id)?.email ?? "";
  return [
    inquiry.reference,
    typeWords[inquiry.type][locale],
    statusWords[inquiry.status][locale],
    inquiry.created_at,
    inquiry.due_at ?? "",
    assignee,
    (inquiry.locale === "ar" ? deskWords.arabic : deskWords.english)[locale],
    ...fieldNames.map((name) => (texts.get(columnName(name)) ?? []).join("; ")),
  ];
}
