import type { Locale } from "./text.ts";

/** A counted sentence in every form its language has; `{n}` is the number where the form shows it. */
export type Counted = {
  en: Record<"one" | "other", string>;
  ar: Record<"zero" | "one" | "two" | "few" | "many" | "other", string>;
};

export function countOf(locale: Locale, n: number, sentence: Counted): string {
  return formOf(locale, n, sentence[locale]);
}

/** The same where only the forms of one language are at hand. */
export function formOf(
  locale: string,
  n: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  const rule = new Intl.PluralRules(locale).select(n);
  return (forms[rule] ?? forms.other).replace("{n}", String(n));
}
