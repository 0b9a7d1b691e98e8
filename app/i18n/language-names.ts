import type { Locale, LocalizedText } from "./text.ts";

export const languageNames: Record<Locale, LocalizedText> = {
  en: { en: "English", ar: "الإنجليزية" },
  ar: { en: "Arabic", ar: "العربية" },
};
