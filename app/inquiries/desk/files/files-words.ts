import type { LocalizedText } from "../../../i18n/text.ts";

export const filesWords = {
  attach: { en: "Attach files", ar: "أرفق ملفات" },
  drop: { en: "Drop the files here", ar: "أفلت الملفات هنا" },
  toSend: { en: "Files to send", ar: "ملفات للإرسال" },
  attached: { en: "Attached", ar: "أُرفق" },
  remove: { en: "Remove {name}", ar: "أزل {name}" },
  retry: { en: "Try again", ar: "حاول مرة أخرى" },
  attachments: { en: "Attachments", ar: "المرفقات" },
  inMailbox: {
    en: "Too large to keep here: open it in the mailbox",
    ar: "حجمه أكبر من أن يُحفظ هنا: افتحه في صندوق البريد",
  },
  more: { en: "and {count} more in the mailbox", ar: "وفي صندوق البريد غيرها: {count}" },
  download: { en: "Download", ar: "نزّل" },
  held: { en: "Being checked for viruses", ar: "يجري فحصه بحثًا عن فيروسات" },
  winmail: {
    en: "Files that Outlook has packed, and other programs cannot open: ask for the files themselves",
    ar: "ملفات حزمها Outlook فلا تفتحها البرامج الأخرى: اطلب الملفات نفسها",
  },
  infected: { en: "Contains a virus: it cannot be downloaded", ar: "فيه فيروس، فلا يمكن تنزيله" },
} satisfies Record<string, LocalizedText>;
