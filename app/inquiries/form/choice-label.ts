import type { Locale, LocalizedText } from "../../i18n/text.ts";
import type { FieldName } from "../fields.ts";
import { choiceWords } from "../words.ts";

/** The label of a stored choice, such as `50k-100k`; one that no form offers any more is returned as stored. */
export function choiceLabel(locale: Locale, field: FieldName, value: string): string {
  const known: Partial<Record<string, LocalizedText>> = choiceWords;
  return known[`${field}.${value}`]?.[locale] ?? value;
}
