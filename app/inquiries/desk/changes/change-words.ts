import type { LocalizedText } from "../../../i18n/text.ts";

export const changeWords = {
  changed: { en: "Done: {change}", ar: "نُفّذ طلبك: {change}" },
  failed: { en: "Nothing was changed", ar: "لم يتغيّر شيء" },
  statusNow: { en: "status “{status}”", ar: "الحالة «{status}»" },
  assigneeNow: { en: "assigned to {name}", ar: "المكلّف {name}" },
  noteAdded: { en: "Note added", ar: "أُضيفت الملاحظة" },
  noteFailed: { en: "The note was not added", ar: "تعذّرت إضافة الملاحظة" },
  replyNow: { en: "the reply is on its way", ar: "الرد قيد الإرسال" },
} satisfies Record<string, LocalizedText>;

export const conflictWords = {
  title: { en: "Someone got there first", ar: "سبقك زميل" },
  text: {
    en: "This inquiry has changed since you saw it, so your change was not made.",
    ar: "تغيّر هذا الاستفسار منذ أن فتحته، فلم يُنفَّذ طلبك.",
  },
  theirs: { en: "Now: {state}", ar: "الآن: {state}" },
  yours: { en: "Your change: {change}", ar: "طلبت: {change}" },
  apply: { en: "Change it anyway", ar: "غيّره مع ذلك" },
  keep: { en: "Leave it as it is", ar: "اتركه كما هو" },
} satisfies Record<string, LocalizedText>;
