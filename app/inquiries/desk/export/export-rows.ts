import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { office } from "../../../../firm/office.ts";
import type { Locale } from "../../../i18n/text.ts";
import { westernDigits } from "../../../i18n/western-digits.ts";
import { zonedMomentFormat } from "../../../i18n/zoned-moment.ts";
import { findMember, memberName } from "../../../staff/staff-name.ts";
import { columnName, type FieldName, inquiryFields } from "../../fields.ts";
import { fieldTexts, staffLabel } from "../../form/field-text.ts";
import { channelWords, detailWords, statusWords, typeWords } from "../../inbox-words.ts";
import { deskWords } from "../desk-words.ts";
import { outcomeWords } from "../progress/outcome-words.ts";
import { progressWords } from "../progress/progress-words.ts";
import { exportWords } from "./export-words.ts";
import type { Column } from "./spreadsheet.ts";
import { languageNames } from "../../../i18n/language-names.ts";

// Object.keys loses the type of the keys.
const fieldNames = Object.keys({ ...inquiryFields.contact, ...inquiryFields.project }) as FieldName[];

/** What an exported table shows of inquiries, in words of the language. */
export function exportColumns(locale: Locale): Column[] {
  return [
    { title: detailWords.reference[locale], width: 11 },
    { title: deskWords.type[locale], width: 10 },
    { title: deskWords.status[locale], width: 12 },
    { title: deskWords.date[locale], width: 27 },
    { title: deskWords.due[locale], width: 27 },
    { title: deskWords.assignee[locale], width: 24 },
    { title: deskWords.language[locale], width: 10 },
    { title: exportWords.channel[locale], width: 12 },
    { title: progressWords.outcome[locale], width: 12 },
    { title: progressWords.amount[locale], width: 16 },
    ...fieldNames.map((name) => ({ title: staffLabel(name)[locale], width: widths[name] ?? 24 })),
  ];
}

const widths: Partial<Record<FieldName, number>> = {
  message: 60,
  description: 60,
  subject: 36,
  features: 36,
};

const formatMoment = zonedMomentFormat(office.timeZone);

/** The cells of an inquiry; moments by the clocks of the office. */
export function toExportRow(locale: Locale, team: TeamMember[], inquiry: Inquiry): string[] {
  const texts = new Map(
    fieldTexts(locale, inquiry.type, inquiry).map((field) => [columnName(field.name), field.texts]),
  );
  const assignee = findMember(team, inquiry.assignee_id);
  return [
    inquiry.reference,
    typeWords[inquiry.type][locale],
    statusWords[inquiry.status][locale],
    formatMoment(inquiry.happened_at ?? inquiry.created_at),
    inquiry.due_at ? formatMoment(inquiry.due_at) : "",
    assignee ? memberName(locale, assignee) : "",
    languageNames[inquiry.locale][locale],
    channelWords[inquiry.channel][locale],
    inquiry.outcome ? outcomeWords[inquiry.outcome][locale] : "",
    inquiry.outcome_currency ? `${inquiry.outcome_amount} ${inquiry.outcome_currency}` : "",
    ...fieldNames.map((name) => {
      const text = (texts.get(columnName(name)) ?? []).join(locale === "ar" ? "؛ " : "; ");
      return name === "phone" ? westernDigits(text) : text;
    }),
  ];
}
