import type { WordTree } from "../../i18n/text.ts";

export const words = {
  title: { en: "About {company}", ar: "من نحن" },
  inspiration: { en: "Our inspiration", ar: "من أين بدأنا" },
  unknown: { en: "?", ar: "؟" },
  mission: { en: "Our mission", ar: "رسالتنا" },
  missionValues: { en: "Our values", ar: "قيمنا" },
  journey: { en: "Our journey", ar: "رحلتنا" },
  film: { en: "The {product} story", ar: "قصة {product}" },
  filmFailed: {
    en: "The film cannot be played here. You can read it as text.",
    ar: "لا يمكن تشغيل الفيلم هنا. يمكنك قراءة نصه.",
  },
  filmRetry: { en: "Try again", ar: "حاول مرة أخرى" },
  filmTranscript: { en: "Read the film as text", ar: "اقرأ نص الفيلم" },
  commitment: { en: "Our commitment", ar: "التزامنا" },
} satisfies WordTree;
