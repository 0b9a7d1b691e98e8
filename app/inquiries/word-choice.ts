import type { Locale, Text } from "../i18n/text.ts";
import { choiceWords } from "./words.ts";

export type Choice = "inquiryType" | "projectType" | "feature" | "budget" | "timeline";

/** A stored choice in words, such as `50k-100k`; one that no form offers any more stands as it was stored. */
export function wordChoice(locale: Locale, choice: Choice, value: string): string {
  const known: Partial<Record<string, Text>> = choiceWords;
  return known[`${choice}.${value}`]?.[locale] ?? value;
}
