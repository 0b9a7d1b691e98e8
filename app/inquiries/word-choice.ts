import type { Locale, Text } from "../i18n/text.ts";
import type { FieldName } from "./fields.ts";
import { choiceWords } from "./words.ts";

/** A stored choice in words, such as `50k-100k`; one that no form offers any more stands as it was stored. */
export function wordChoice(locale: Locale, field: FieldName, value: string): string {
  const known: Partial<Record<string, Text>> = choiceWords;
  return known[`${field}.${value}`]?.[locale] ?? value;
}
