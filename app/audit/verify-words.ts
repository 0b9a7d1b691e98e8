import type { LocalizedText } from "../i18n/text.ts";

export const verifyWords = {
  title: { en: "Is the log unchanged?", ar: "هل بقي السجل كما كُتب؟" },
  text: {
    en: "Each entry holds a hash of the one before. Verifying computes the hashes again and finds the first entry that was changed, removed or moved.",
    ar: "تحمل كل عملية بصمة العملية التي قبلها. عند التحقق تُحسب البصمات كلها من جديد، وتُحدَّد أول عملية عُدّلت أو حُذفت أو نُقلت.",
  },
  checkpoint: {
    en: "Checkpoint from the daily email (optional)",
    ar: "نقطة التحقق الواردة في الرسالة اليومية (اختياري)",
  },
  checkpointHelp: {
    en: "With it, verifying also shows whether the end of the log was cut off or all its hashes were recomputed.",
    ar: "تكشف أيضًا هل حُذف آخر السجل أو أُعيد حساب بصماته كلها.",
  },
  notACheckpoint: {
    en: "A checkpoint is a number, a colon and 64 letters and digits, as in the email.",
    ar: "نقطة التحقق رقم تليه علامة (:) ثم 64 خانة من الأحرف والأرقام، كما في الرسالة.",
  },
  verify: { en: "Verify the log", ar: "تحقّق من السجل" },
  verifying: { en: "Verifying: {share}%", ar: "جارٍ التحقق: {share}%" },
  failed: { en: "The log could not be verified.", ar: "تعذّر التحقق من السجل." },
  right: {
    en: "The log is as it was written. Entries: {count}.",
    ar: "السجل كما كُتب. عدد العمليات: {count}.",
  },
  agrees: { en: "It agrees with the checkpoint.", ar: "وهو يوافق نقطة التحقق." },
  erased: {
    en: "Entries with a recorded erasure of personal data: {count}.",
    ar: "عدد العمليات التي مُحيت منها بيانات شخصية محوًا مسجّلًا: {count}.",
  },
  changed: {
    en: "Entry {number} was changed, or does not follow from the one before.",
    ar: "العملية {number} عُدّلت، أو لا تتبع العملية التي قبلها.",
  },
  missing: { en: "Entry {number} is missing.", ar: "العملية {number} مفقودة." },
  inserted: {
    en: "One entry has no number: it was not written by the log itself.",
    ar: "في السجل عملية بلا رقم: لم يكتبها السجل نفسه.",
  },
  unrecorded_erasure: {
    en: "An email address was removed from entry {number}, and no recorded erasure accounts for it.",
    ar: "أُزيل عنوان بريد من العملية {number}، وليس في السجل محو يشملها.",
  },
  checkpoint_differs: {
    en: "Entry {number} does not match the checkpoint: the log was cut off there, or its hashes were recomputed.",
    ar: "العملية {number} لا تطابق نقطة التحقق: قُطع السجل عند هذا الموضع، أو أُعيد حساب بصماته.",
  },
  show: { en: "Show the entries up to that one", ar: "اعرض العمليات حتى هذا الموضع" },
} satisfies Record<string, LocalizedText>;
