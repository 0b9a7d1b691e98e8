import type { LocalizedText } from "../../../i18n/text.ts";

export const mentionWords = {
  colleagues: { en: "Colleagues", ar: "الزملاء" },
  howToChoose: {
    en: "Choose a colleague with the arrow keys, insert the name with Enter.",
    ar: "اختر زميلًا بمفاتيح الأسهم، وأدرج الاسم بمفتاح Enter.",
  },
} satisfies Record<string, LocalizedText>;
