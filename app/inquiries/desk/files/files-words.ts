import type { LocalizedText } from "../../../i18n/text.ts";

export const filesWords = {
  attach: { en: "Attach files", ar: "أرفق ملفات" },
  drop: { en: "Drop the files here", ar: "أفلت الملفات هنا" },
  toSend: { en: "Files to send", ar: "ملفات للإرسال" },
  attached: { en: "Attached", ar: "أُرفق" },
  remove: { en: "Remove {name}", ar: "أزل {name}" },
  retry: { en: "Try again", ar: "حاول مرة أخرى" },
  unfinished: {
    en: "Only a part was uploaded. Remove it and attach it again.",
    ar: "لم يُرفع كاملًا. أزله وأرفقه من جديد.",
  },
  download: { en: "Download", ar: "نزّل" },
  held: { en: "Being checked for viruses", ar: "يجري فحصه بحثًا عن فيروسات" },
  infected: { en: "Contains a virus: it cannot be downloaded", ar: "فيه فيروس، فلا يمكن تنزيله" },
} satisfies Record<string, LocalizedText>;
