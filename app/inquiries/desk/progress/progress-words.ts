import type { LocalizedText } from "../../../i18n/text.ts";

export const progressWords = {
  title: { en: "Progress", ar: "مراحل الاستفسار" },
  received: { en: "Received", ar: "وصل" },
  writtenFirst: { en: "We wrote first", ar: "كتبنا أولًا" },
  read: { en: "Read", ar: "قُرئ" },
  answered: { en: "Answered", ar: "جرى الرد" },
  wroteBack: { en: "The visitor replied", ar: "ردّ صاحب الاستفسار" },
  answer: { en: "Reply", ar: "الرد" },
  answerAgain: { en: "Reply again", ar: "رد آخر" },
  lookAgain: { en: "Look again on", ar: "العودة إليه يوم" },
  close: { en: "Close", ar: "الإغلاق" },
  closed: { en: "Closed", ar: "أُغلق" },
  by: { en: "by {moment}", ar: "قبل {moment}" },
  actions: { en: "Actions", ar: "الإجراءات" },
  quickActions: { en: "Quick actions", ar: "إجراءات سريعة" },
  others: { en: "From the same address", ar: "من البريد نفسه" },
  steps: { en: "Steps", ar: "الخطوات" },
} satisfies Record<string, LocalizedText>;
