import type { LocalizedText } from "../../../i18n/text.ts";

export const progressWords = {
  title: { en: "Progress", ar: "مراحل الاستفسار" },
  lookAgain: { en: "Look again", ar: "العودة إليه" },
  day: { en: "Look again on", ar: "العودة إليه يوم" },
  wrongDay: {
    en: "Pick a day from tomorrow on, within a year.",
    ar: "اختر يومًا من الغد فصاعدًا، خلال سنة.",
  },
  noDay: { en: "No day", ar: "لم يُحدَّد يوم" },
  tomorrow: { en: "Tomorrow", ar: "غدًا" },
  nextWeek: { en: "Next week", ar: "الأسبوع المقبل" },
  countsAsAnswered: {
    en: "Until that day its status is “Answered”.",
    ar: "تكون حالته «جرى الرد» حتى ذلك اليوم.",
  },
  outcome: { en: "Outcome", ar: "النتيجة" },
  whatBecame: { en: "What became of it?", ar: "كيف انتهى هذا الاستفسار؟" },
  noOutcome: { en: "None yet", ar: "لا نتيجة بعد" },
  amount: { en: "Amount", ar: "المبلغ" },
  currency: { en: "Currency", ar: "العملة" },
  wrongAmount: {
    en: "Enter a whole amount, such as 18400, up to 1,000,000,000,000.",
    ar: "اكتب مبلغًا بلا كسور، مثل 18400، حتى 1,000,000,000,000.",
  },
  save: { en: "Save", ar: "احفظ" },
  remove: { en: "Remove the day", ar: "ألغِ اليوم" },
  actions: { en: "Actions", ar: "الإجراءات" },
  others: { en: "Other inquiries", ar: "استفسارات أخرى" },
  all: { en: "All {n}", ar: "الكل: {n}" },
} satisfies Record<string, LocalizedText>;
