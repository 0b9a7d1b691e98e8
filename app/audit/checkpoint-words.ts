import type { LocalizedText } from "../i18n/text.ts";

/** The daily mail to staff. */
export const checkpointWords = {
  kind: { en: "For staff", ar: "للفريق" },
  subject: { en: "Audit log, checkpoint of {day}", ar: "سجل التدقيق: نقطة تحقق {day}" },
  title: { en: "Checkpoint of the audit log", ar: "نقطة تحقق من سجل التدقيق" },
  text: {
    en: "Entries in the log: {count}. The log ends with this checkpoint:",
    ar: "عدد القيود في السجل: {count}. وينتهي السجل بنقطة التحقق هذه:",
  },
  how: {
    en: "Keep this email. When you verify the log under “Audit Logs”, paste the checkpoint. The result then also tells you if the end of the log was cut off or all its hashes were recomputed.",
    ar: "احتفظ بهذه الرسالة. عند التحقق من السجل في تبويب «سجل التدقيق» ألصق نقطة التحقق هناك: فإن حُذف آخر السجل، أو أُعيد حساب بصماته كلها، ظهر ذلك في النتيجة.",
  },
  open: { en: "Open the audit log", ar: "افتح سجل التدقيق" },
  why: {
    en: "Everyone on the team’s list receives this email once a day when the log has grown.",
    ar: "تصل هذه الرسالة مرة في اليوم إلى كل من في قائمة الفريق، إذا أُضيف شيء إلى السجل.",
  },
} satisfies Record<string, LocalizedText>;
