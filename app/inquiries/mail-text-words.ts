import type { LocalizedText } from "../i18n/text.ts";

/** What stands in place of a text that a mail does not have. */
export const mailTextWords = {
  encrypted: {
    en: "This email is encrypted and cannot be read here. Ask for an unencrypted one.",
    ar: "هذه الرسالة مشفّرة ولا تُقرأ هنا. اطلب إرسالها من دون تشفير.",
  },
  empty: { en: "This email has no text.", ar: "هذه الرسالة بلا نص." },
} satisfies Record<string, LocalizedText>;
