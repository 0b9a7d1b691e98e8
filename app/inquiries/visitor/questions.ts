import type { LocalizedText } from "../../i18n/text.ts";

/** What a hardware team asks before it can quote, in this order. A new question is a line here: its name is stored. */
export const questions = {
  purpose: { en: "What must it do, in one sentence?", ar: "ماذا يجب أن يفعل الجهاز، في جملة واحدة؟" },
  quantity: { en: "How many, and in which year?", ar: "كم وحدة، وفي أي سنة؟" },
  size: { en: "How large may it be?", ar: "ما أكبر حجم مقبول؟" },
  power: { en: "What powers it?", ar: "من أين يأخذ طاقته؟" },
  surroundings: {
    en: "What surrounds it: heat, water, shock, explosive air?",
    ar: "ماذا يحيط به: حرارة، ماء، صدمات، أجواء قابلة للانفجار؟",
  },
  connections: { en: "What must it connect to?", ar: "بماذا يجب أن يتصل؟" },
  certificates: { en: "Which certificates, for which countries?", ar: "أي شهادات، ولأي بلدان؟" },
  existing: { en: "What exists already?", ar: "ماذا لديك منه اليوم؟" },
  budget: { en: "What budget, by which date?", ar: "ما الميزانية، وما الموعد؟" },
  decision: { en: "Who decides?", ar: "من صاحب القرار؟" },
} as const satisfies Record<string, LocalizedText>;

export type QuestionName = keyof typeof questions;

// Object.keys loses the type of the keys.
export const questionNames = Object.keys(questions) as QuestionName[];

/** Characters of one answer. */
export const maxAnswerLength = 2000;
