import { formatLocaleOf } from "./format-date.ts";
import type { Locale } from "./text.ts";

/** In which staff note what an order is worth. */
export const currencies = [
  "USD",
  "EUR",
  "LBP",
  "AED",
  "SAR",
  "QAR",
  "KWD",
  "BHD",
  "OMR",
  "JOD",
  "EGP",
] as const;

/** What the platform calls by a name that nobody uses, or misspells. */
const arabicNames: Partial<Record<string, string>> = { LBP: "ليرة لبنانية", OMR: "ريال عُماني" };

/** `$42,000`, `AED 42,000`; in Arabic the currency by its name. */
export function formatMoney(locale: Locale, amount: number, currency: string): string {
  return partsOf(locale, amount, currency)
    .map(({ value }) => value)
    .join("");
}

/** `US dollars or euros`, `الدولار الأمريكي أو اليورو` */
export function listCurrencies(locale: Locale, codes: string[]): string {
  const names = codes.map((code) => nameCurrency(locale, code));
  return new Intl.ListFormat(formatLocaleOf(locale), { type: "disjunction" }).format(names);
}

function nameCurrency(locale: Locale, code: string): string {
  const name = partsOf(locale, 0, code, "name").find(({ type }) => type === "currency")?.value ?? code;
  // A noun and its adjective: both take the article.
  return locale === "ar" ? name.replaceAll(/(?<=^| )/g, "ال") : name;
}

function partsOf(locale: Locale, amount: number, currency: string, display?: "name") {
  const english = currency === "USD" ? "narrowSymbol" : "code";
  const parts = new Intl.NumberFormat(formatLocaleOf(locale), {
    style: "currency",
    currency,
    currencyDisplay: display ?? (locale === "ar" ? "name" : english),
    maximumFractionDigits: 0,
  }).formatToParts(amount);
  const name = locale === "ar" && arabicNames[currency];
  return name ? parts.map((part) => (part.type === "currency" ? { ...part, value: name } : part)) : parts;
}
