import type { PluralText } from "../../../i18n/plural.ts";
import type { LocalizedText } from "../../../i18n/text.ts";

export const failedMailWords = {
  notice: {
    en: "notice to",
    ar: "الإشعار المرسل إلى",
  },
  receipt: {
    en: "receipt to",
    ar: "إشعار الاستلام المرسل إلى",
  },
  reply: {
    en: "reply to",
    ar: "الرد المرسل إلى",
  },
  copy: {
    en: "copy to",
    ar: "النسخة المرسلة إلى",
  },
  forward: {
    en: "forwarded message to",
    ar: "الرسالة المعاد توجيهها إلى",
  },
  answer: {
    en: "reply notice to",
    ar: "إشعار الرد الجديد المرسل إلى",
  },
  overdue: {
    en: "reminder to",
    ar: "التذكير المرسل إلى",
  },
  not_sent: {
    en: "notice of an email kept as a note to",
    ar: "الإشعار بحفظ رسالة ملاحظةً، المرسل إلى",
  },
  for_you: {
    en: "notice of an assignment or a mention to",
    ar: "الإشعار بتكليف أو بذكر الاسم، المرسل إلى",
  },
  response: {
    en: "The mail server said:",
    ar: "رد خادم البريد:",
  },
  tooLarge: {
    en: "It is too large for the mail server. Send it again with fewer or smaller files.",
    ar: "حجمها أكبر مما يقبله خادم البريد. أرسلها من جديد بملفات أقل أو أصغر.",
  },
  resend: {
    en: "Send again",
    ar: "أعد الإرسال",
  },
  resent: {
    en: "The email will be sent again within a minute",
    ar: "يُعاد إرسال الرسالة خلال دقيقة",
  },
  notResent: {
    en: "The email was not sent again",
    ar: "تعذّرت إعادة الإرسال",
  },
} satisfies Record<string, LocalizedText>;

export const failedMailCount: PluralText = {
  en: {
    one: "{n} email was not delivered",
    other: "{n} emails were not delivered",
  },
  ar: {
    zero: "لا رسائل تعذّر إيصالها",
    one: "رسالة بريد واحدة لم تصل",
    two: "رسالتا بريد لم تصلا",
    few: "{n} رسائل بريد لم تصل",
    many: "{n} رسالة بريد لم تصل",
    other: "{n} رسالة بريد لم تصل",
  },
};
