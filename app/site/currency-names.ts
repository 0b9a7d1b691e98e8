import { formatLocaleOf } from "../i18n/format-date.ts";
import type { Locale } from "../i18n/text.ts";

/** `US dollars or euros`, `الدولار الأمريكي أو اليورو` */
export function listCurrencies(locale: Locale, codes: string[]): string {
  const names = codes.map((code) => nameCurrency(locale, code));
  return new Intl.ListFormat(formatLocaleOf(locale), { type: "disjunction" }).format(names);
}

function nameCurrency(locale: Locale, code: string): string {
  const style = { style: "currency", currency: code, currencyDisplay: "name" } as const;
  const parts = new Intl.NumberFormat(formatLocaleOf(locale), style).formatToParts(0);
  const name = parts.find(({ type }) => type === "currency")?.value ?? code;
  // A noun and its adjective: both take the article.
  return locale === "ar" ? name.replaceAll(/(?<=^| )/g, "ال") : name;
}
