import type { LocalizedText } from "../../i18n/text.ts";

export const unavailableWords: LocalizedText = {
  en: "Your page cannot be opened right now. Try again in a moment. Nothing you have sent is lost.",
  ar: "تعذّر فتح صفحتك الآن. حاول من جديد بعد قليل، فلم يضِع شيء مما أرسلته.",
};
