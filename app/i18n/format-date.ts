import type { Locale } from "./text.ts";

/** Gregorian months and 0–9 in both languages; plain `ar` differs between engines. */
const formatLocales = { en: "en-GB", ar: "ar-u-ca-gregory-nu-latn" } as const satisfies Record<
  Locale,
  string
>;

export function formatLocaleOf(locale: Locale): string {
  return formatLocales[locale];
}

/** `5 September 2025`, `5 سبتمبر 2025`, the day being that of UTC unless another zone is asked for. */
export function formatDate(locale: Locale, moment: string, timeZone = "UTC"): string {
  return new Intl.DateTimeFormat(formatLocaleOf(locale), { dateStyle: "long", timeZone }).format(
    new Date(moment),
  );
}
