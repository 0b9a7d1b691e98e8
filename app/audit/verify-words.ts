import type { LocalizedText } from "../i18n/text.ts";

export const verifyWords = {
  title: { en: "Is the log as it was written?", ar: "هل السجل كما كُتب؟" },
  text: {
    en: "Each entry holds a hash of the one before. Verifying computes them again and names the first entry that was changed, removed or moved.",
    ar: "تحمل كل عملية بصمة العملية التي قبلها. يعيد التحقق حساب البصمات ويسمّي أول عملية عُدّلت أو حُذفت أو نُقلت.",
  },
  checkpoint: {
    en: "Checkpoint from the daily mail (optional)",
    ar: "نقطة التحقق من الرسالة اليومية (اختياري)",
  },
  checkpointHelp: {
    en: "Shows also whether the end was cut off, or everything was computed anew.",
    ar: "تكشف أيضًا إن حُذف آخر السجل أو أُعيد حسابه كله.",
  },
  notACheckpoint: {
    en: "A checkpoint is a number, a colon and 64 letters and digits, as in the mail.",
    ar: "نقطة التحقق رقم ثم نقطتان ثم 64 حرفًا ورقمًا، كما في الرسالة.",
  },
  verify: { en: "Verify the log", ar: "تحقّق من السجل" },
  verifying: { en: "Verifying: {share}%", ar: "جارٍ التحقق: {share}%" },
  failed: { en: "The log could not be verified.", ar: "تعذّر التحقق من السجل." },
  right: { en: "All {count} entries are as they were written.", ar: "السجل كما كُتب. عدد العمليات: {count}." },
  agrees: { en: "They agree with the checkpoint.", ar: "وهو يوافق نقطة التحقق." },
  erased: {
    en: "Entries whose personal data was erased, on record: {count}.",
    ar: "عمليات مُحيت منها بيانات شخصية، والمحو مسجّل: {count}.",
  },
  changed: {
    en: "Entry {number} was changed, or does not follow from the one before.",
    ar: "العملية {number} عُدّلت، أو لا تتبع العملية التي قبلها.",
  },
  missing: { en: "Entry {number} is missing.", ar: "العملية {number} مفقودة." },
  inserted: {
    en: "An entry has no number: it was put in past the rules.",
    ar: "في السجل عملية بلا رقم: أُدخلت خارج القواعد.",
  },
  unrecorded_erasure: {
    en: "Entry {number} lost an address, and no erasure on record names it.",
    ar: "أُزيل بريد من العملية {number} ولا يذكرها أي محو مسجّل.",
  },
  checkpoint_differs: {
    en: "Entry {number} is another one than the checkpoint says: the log was cut off there, or computed anew.",
    ar: "العملية {number} تخالف نقطة التحقق: حُذف آخر السجل هناك أو أُعيد حسابه.",
  },
  show: { en: "Show the entries up to there", ar: "اعرض العمليات حتى هناك" },
} satisfies Record<string, LocalizedText>;
