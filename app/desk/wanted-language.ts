import { type Locale, locales } from "../i18n/text.ts";

export const storageKey = "staff-language";

/** The language staff chose in this browser, else the one the browser asks for. */
export function wantedLocale(): Locale {
  const chosen = localStorage.getItem(storageKey);
  const wanted = [chosen, ...navigator.languages.map((tag) => tag.split("-")[0])];
  return locales.find((locale) => locale === wanted.find((tag) => tag === "en" || tag === "ar")) ?? "en";
}
