import { type Locale, locales } from "../i18n/text.ts";

export const localeStorageKey = "staff-language";

/** The language staff chose in this browser, else the one the browser asks for. */
export function preferredLocale(): Locale {
  const chosen = localStorage.getItem(localeStorageKey);
  const candidates = [chosen, ...navigator.languages.map((tag) => tag.split("-")[0])];
  return locales.find((locale) => locale === candidates.find((tag) => tag === "en" || tag === "ar")) ?? "en";
}
