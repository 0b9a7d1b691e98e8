import type { LocalizedText } from "../i18n/text.ts";

export const verifyWords = {
  title: { en: "Is the log unchanged?", ar: "هل بقي السجل كما كُتب؟" },
  text: {
    en: "Each entry holds a hash of the one before. Verifying computes the hashes again and finds the first entry that was changed, removed or moved.",
    ar: "يحمل كل قيد بصمة القيد الذي قبله. عند التحقق تُحسب البصمات كلها من جديد، ويُحدَّد أول قيد عُدّل أو حُذف أو نُقل.",
  },
  checkpoint: {
    en: "Checkpoint from the daily email (optional)",
    ar: "نقطة التحقق الواردة في الرسالة اليومية (اختياري)",
  },
  checkpointHelp: {
    en: "With a checkpoint, verification also shows whether the end of the log was cut off or all its hashes were recomputed.",
    ar: "تكشف أيضًا هل حُذف آخر السجل أو أُعيد حساب بصماته كلها.",
  },
  notACheckpoint: {
    en: "A checkpoint is a number, a colon and 64 letters and digits, as in the email.",
    ar: "نقطة التحقق رقم ثم نقطتان (:) ثم 64 خانة من الأحرف والأرقام، كما في الرسالة.",
  },
  verify: { en: "Verify the log", ar: "تحقّق من السجل" },
  verifying: { en: "Verifying: {share}%", ar: "جارٍ التحقق: {share}%" },
  failed: { en: "The log could not be verified.", ar: "تعذّر التحقق من السجل." },
  right: {
    en: "The log is as it was written. Entries: {count}.",
    ar: "بقي السجل كما كُتب. عدد القيود: {count}.",
  },
  agrees: { en: "It agrees with the checkpoint.", ar: "وهو يوافق نقطة التحقق." },
  erased: {
    en: "Entries with a recorded erasure of personal data: {count}.",
    ar: "عدد القيود التي مُحيت منها بيانات شخصية محوًا مسجّلًا: {count}.",
  },
  changed: {
    en: "Entry {number} was changed, or does not follow from the one before.",
    ar: "القيد {number} عُدّل، أو لا يتبع القيد الذي قبله.",
  },
  missing: { en: "Entry {number} is missing.", ar: "القيد {number} مفقود." },
  inserted: {
    en: "One entry has no number: it was not written by the site.",
    ar: "في السجل قيد بلا رقم: لم يكتبه الموقع.",
  },
  unrecorded_erasure: {
    en: "An email address was removed from entry {number}, and no recorded erasure accounts for it.",
    ar: "أُزيل عنوان بريد من القيد {number}، وليس في السجل محو يشمله.",
  },
  checkpoint_differs: {
    en: "Entry {number} does not match the checkpoint: the log was cut off there, or its hashes were recomputed.",
    ar: "القيد {number} لا يطابق نقطة التحقق: حُذف ما بعد هذا القيد من السجل، أو أُعيد حساب بصماته.",
  },
  show: { en: "Show the entries up to that one", ar: "اعرض القيود حتى هذا الموضع" },
} satisfies Record<string, LocalizedText>;
