import type { LocalizedText } from "../../../i18n/text.ts";

export const returnWords = {
  notInquiry: { en: "Not an inquiry", ar: "ليس استفسارًا" },
  keep: { en: "Keep as an inquiry", ar: "أبقِه استفسارًا" },
  returning: {
    en: "The email goes back to the mailbox, unread.",
    ar: "ستعود الرسالة إلى صندوق البريد غير مقروءة.",
  },
  tenSeconds: { en: "You can undo this for ten seconds.", ar: "يمكنك التراجع خلال عشر ثوانٍ." },
  returnedIn: {
    en: "Back in the mailbox in {time}",
    ar: "تعود الرسالة إلى صندوق البريد بعد {time}",
  },
  returned: { en: "The email is back in the mailbox.", ar: "عادت الرسالة إلى صندوق البريد." },
  notReturned: { en: "The email was not put back", ar: "تعذّرت إعادة الرسالة" },
  kept: { en: "The email stays an inquiry", ar: "بقيت الرسالة استفسارًا" },
  notKept: { en: "The email was not kept", ar: "تعذّر إبقاء الرسالة" },
  tooLate: {
    en: "Too late: the email is back in the mailbox",
    ar: "فات الأوان: عادت الرسالة إلى صندوق البريد",
  },
} satisfies Record<string, LocalizedText>;
