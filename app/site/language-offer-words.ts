import type { LocalizedText } from "../i18n/text.ts";

/** Shown on a page of the other language, to a visitor who prefers this one. */
export const offerWords = {
  label: { en: "Language", ar: "اللغة" },
  text: { en: "This page is available in English.", ar: "هذه الصفحة متاحة بالعربية." },
  accept: { en: "Read it in English", ar: "اقرأها بالعربية" },
  dismiss: { en: "Stay in Arabic", ar: "ابقَ في النسخة الإنجليزية" },
} satisfies Record<string, LocalizedText>;
