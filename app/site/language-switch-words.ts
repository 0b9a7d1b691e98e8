import type { Locale } from "../i18n/text.ts";

/** In the language the link leads to: its visible text and its accessible name. */
export const switchWords: Record<Locale, { name: string; label: string }> = {
  en: { name: "English", label: "Read this page in English" },
  ar: { name: "العربية", label: "اقرأ هذه الصفحة بالعربية" },
};
