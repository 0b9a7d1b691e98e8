import type { Locale } from "./text.ts";

/** A sentence in every plural form of each language; `{n}` is the number, where the form has it. */
export type PluralText = {
  en: Record<"one" | "other", string>;
  ar: Record<"zero" | "one" | "two" | "few" | "many" | "other", string>;
};

export function formatCount(locale: Locale, n: number, sentence: PluralText): string {
  return selectPluralForm(locale, n, sentence[locale]);
}

/** The same with the forms of one language only. */
export function selectPluralForm(
  locale: string,
  n: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  const rule = new Intl.PluralRules(locale).select(n);
  return (forms[rule] ?? forms.other).replace("{n}", String(n));
}
