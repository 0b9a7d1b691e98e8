import type { Locale } from "./text.ts";

/** A counted sentence in every form its language has; `{n}` is the number where the form shows it. */
export type Counted = {
  en: Record<"one" | "other", string>;
  ar: Record<"zero" | "one" | "two" | "few" | "many" | "other", string>;
};

export function countOf(locale: Locale, n: number, sentence: Counted): string {
  const rule = new Intl.PluralRules(locale).select(n);
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = sentence[locale];
  return (forms[rule] ?? forms.other).replace("{n}", String(n));
}
