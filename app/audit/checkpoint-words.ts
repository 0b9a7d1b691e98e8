import type { LocalizedText } from "../i18n/text.ts";

/** The daily mail to staff. */
export const checkpointWords = {
  kind: { en: "For staff", ar: "للفريق" },
  subject: { en: "Audit log, checkpoint of {day}", ar: "سجل التدقيق: نقطة تحقق {day}" },
  title: { en: "Checkpoint of the audit log", ar: "نقطة تحقق من سجل التدقيق" },
  text: {
    en: "The log has {count} entries. It ends with this checkpoint:",
    ar: "عدد عمليات السجل {count}. وهذه نقطة التحقق التي ينتهي بها:",
  },
  how: {
    en: "Keep this mail. Whoever verifies the log on the tab Audit Logs can paste the checkpoint there: if entries up to here were changed, or the end was cut off, it shows.",
    ar: "احتفظ بهذه الرسالة. عند التحقق من السجل في تبويب «سجل التدقيق» ألصِق نقطة التحقق هناك: فإن عُدّلت عملية سابقة لها أو حُذف آخر السجل ظهر ذلك.",
  },
  open: { en: "Open the audit log", ar: "افتح سجل التدقيق" },
  why: {
    en: "Every address on the team's list gets this once a day, when the log has grown.",
    ar: "تصل هذه الرسالة مرة في اليوم إلى كل عنوان في قائمة الفريق، إذا أُضيف شيء إلى السجل.",
  },
} satisfies Record<string, LocalizedText>;
