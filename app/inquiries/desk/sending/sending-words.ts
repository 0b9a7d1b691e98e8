import type { HeldFor } from "../../../backend/inquiry-rows.ts";
import type { LocalizedText } from "../../../i18n/text.ts";

export const sendingWords = {
  onItsWay: { en: "The email is on its way.", ar: "الرسالة قيد الإرسال." },
  onItsWayTo: { en: "The email is on its way to {address}.", ar: "الرسالة في طريقها إلى {address}." },
  tenSeconds: { en: "You can take it back for ten seconds.", ar: "يمكنك استرجاعها خلال عشر ثوانٍ." },
  scheduled: { en: "The reply will be sent on {moment}.", ar: "سيُرسل الرد في {moment}." },
  takeBack: { en: "Take back", ar: "استرجعها" },
  takenBack: { en: "The email was taken back", ar: "استُرجعت الرسالة" },
  isDraft: { en: "It was not sent. Its text is a draft again.", ar: "لم تُرسل، وعاد نصها مسودة." },
  isInForm: {
    en: "It was not sent. What you wrote is in the form again.",
    ar: "لم تُرسل، وعاد كل ما كتبته إلى الاستمارة.",
  },
  tooLate: { en: "Too late: the email has been sent", ar: "فات الأوان: أُرسلت الرسالة" },
  notTakenBack: { en: "The email was not taken back", ar: "تعذّر استرجاع الرسالة" },
  sendNow: { en: "Send now", ar: "أرسلها الآن" },
  sent: { en: "Sent", ar: "أُرسلت" },
  notSent: { en: "The email was not sent", ar: "تعذّر إرسال الرسالة" },
  willBeSent: { en: "Will be sent on {moment}", ar: "ستُرسل في {moment}" },
  rowScheduled: { en: "Reply on {moment}", ar: "الرد في {moment}" },
  otherWays: { en: "Other ways to send", ar: "طرق أخرى للإرسال" },
  at: { en: "Send on {weekday} at {time}", ar: "أرسله يوم {weekday} الساعة\u00a0{time}" },
  tomorrowAt: { en: "Send tomorrow at {time}", ar: "أرسله غدًا الساعة\u00a0{time}" },
  lookAgain: { en: "Send, and look again on a day", ar: "أرسل الرد مع العودة إلى الاستفسار في يوم تختاره" },
  send: { en: "Send", ar: "أرسله" },
  pick: { en: "Pick a time", ar: "اختر موعدًا" },
  moment: { en: "Send on", ar: "موعد الإرسال" },
  sendThen: { en: "Send then", ar: "أرسله حينها" },
  sentIn: { en: "Sent in {time}", ar: "تُرسل بعد {time}" },
  wrongMoment: {
    en: "Pick a future time, at most 60 days ahead.",
    ar: "اختر موعدًا لم يمضِ، خلال 60 يومًا على الأكثر.",
  },
} satisfies Record<string, LocalizedText>;

/** Why a mail is held. */
export const heldWords: Record<HeldFor, LocalizedText> = {
  received: {
    en: "Not sent: another email came in before it went out.",
    ar: "لم تُرسل: وصلت رسالة أخرى قبل موعدها.",
  },
  spam: {
    en: "Not sent: the inquiry was marked as spam.",
    ar: "لم تُرسل: نُقل الاستفسار إلى غير المرغوب فيه.",
  },
  closed: { en: "Not sent: a colleague closed the inquiry.", ar: "لم تُرسل: أغلق زميل الاستفسار." },
  author: {
    en: "Not sent: the person who wrote it is no longer on the team.",
    ar: "لم تُرسل: كاتبها لم يعد في الفريق.",
  },
};
