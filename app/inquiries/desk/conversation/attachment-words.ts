import type { LocalizedText } from "../../../i18n/text.ts";

export const attachmentWords = {
  title: { en: "Attachments", ar: "المرفقات" },
  inMailbox: {
    en: "Too large to keep here: open it in the mailbox",
    ar: "حجمه أكبر من أن يُحفظ هنا: افتحه في صندوق البريد",
  },
  more: { en: "and {count} more in the mailbox", ar: "وفي صندوق البريد غيرها: {count}" },
  automatic: { en: "automatic reply", ar: "رد تلقائي" },
} satisfies Record<string, LocalizedText>;
