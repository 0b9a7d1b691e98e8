import { formatLocaleOf } from "./format-date.ts";
import { selectPluralForm } from "./plural.ts";
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

/** After 3 to 10, after 11 to 99, and after other numbers: the platform declines one of them, and misspells two. */
const arabicNames: Record<string, { few: string; many: string; other: string }> = {
  USD: { few: "دولارات أمريكية", many: "دولارًا أمريكيًا", other: "دولار أمريكي" },
  EUR: { few: "يورو", many: "يورو", other: "يورو" },
  LBP: { few: "ليرات لبنانية", many: "ليرة لبنانية", other: "ليرة لبنانية" },
  AED: { few: "دراهم إماراتية", many: "درهمًا إماراتيًا", other: "درهم إماراتي" },
  SAR: { few: "ريالات سعودية", many: "ريالًا سعوديًا", other: "ريال سعودي" },
  QAR: { few: "ريالات قطرية", many: "ريالًا قطريًا", other: "ريال قطري" },
  KWD: { few: "دنانير كويتية", many: "دينارًا كويتيًا", other: "دينار كويتي" },
  BHD: { few: "دنانير بحرينية", many: "دينارًا بحرينيًا", other: "دينار بحريني" },
  OMR: { few: "ريالات عُمانية", many: "ريالًا عُمانيًا", other: "ريال عُماني" },
  JOD: { few: "دنانير أردنية", many: "دينارًا أردنيًا", other: "دينار أردني" },
  EGP: { few: "جنيهات مصرية", many: "جنيهًا مصريًا", other: "جنيه مصري" },
};

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
  const forms = locale === "ar" && arabicNames[currency];
  const name = forms && selectPluralForm(locale, amount, forms);
  return name ? parts.map((part) => (part.type === "currency" ? { ...part, value: name } : part)) : parts;
}
