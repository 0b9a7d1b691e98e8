import type { Locale, LocalizedText } from "../../i18n/text.ts";
import { choiceLabel } from "./choice-label.ts";
import { columnName, type Field, type FieldName, fieldsOf, type InquiryType } from "../fields.ts";
import { detailWords, fieldDetailWords } from "../inbox-words.ts";
import { fieldWords } from "../words.ts";

/** The label of a field for staff, who read it as somebody else's answer. */
export function staffLabel(name: FieldName): LocalizedText {
  const labels: Partial<Record<FieldName, LocalizedText>> = fieldDetailWords;
  return labels[name] ?? fieldWords[name];
}

export interface FieldText {
  name: FieldName;
  field: Field;
  /** One for each choice of a list; empty where nothing was given. */
  texts: string[];
}

/** The stored values of an inquiry as texts, in the order of the form. */
export function fieldTexts(locale: Locale, type: InquiryType, stored: Record<string, unknown>): FieldText[] {
  return fieldsOf(type).map(([name, field]) => ({
    name,
    field,
    texts: toTexts(locale, name, field, stored[columnName(name)]),
  }));
}

function toTexts(locale: Locale, name: FieldName, field: Field, value: unknown): string[] {
  if (typeof value === "boolean") return [(value ? detailWords.yes : detailWords.no)[locale]];
  const values = Array.isArray(value) ? value.map(String) : typeof value === "string" ? [value] : [];
  const isChosen = field.kind === "choice" || field.kind === "list";
  return isChosen ? values.map((one) => choiceLabel(locale, name, one)) : values;
}
