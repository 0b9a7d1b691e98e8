import type { HeldFor } from "../../../backend/inquiry-rows.ts";
import type { PluralText } from "../../../i18n/plural.ts";
import type { LocalizedText } from "../../../i18n/text.ts";

export const sendingWords = {
  onItsWay: { en: "The email is on its way.", ar: "الرسالة قيد الإرسال." },
  tenSeconds: { en: "You can take it back for ten seconds.", ar: "يمكنك استرجاعه خلال عشر ثوانٍ." },
  scheduled: { en: "The reply will be sent on {moment}.", ar: "سيُرسل الرد في {moment}." },
  takeBack: { en: "Take back", ar: "استرجعه" },
  takenBack: { en: "The reply was taken back", ar: "استُرجع الرد" },
  isDraft: { en: "It was not sent. Its text is a draft again.", ar: "لم يُرسل، وعاد نصه مسودة." },
  tooLate: { en: "Too late: the reply has been sent", ar: "فات الأوان: أُرسل الرد" },
  notTakenBack: { en: "The reply was not taken back", ar: "تعذّر استرجاع الرد" },
  sendNow: { en: "Send now", ar: "أرسله الآن" },
  sent: { en: "Sent", ar: "أُرسل" },
  notSent: { en: "The reply was not sent", ar: "تعذّر إرسال الرد" },
  willBeSent: { en: "Will be sent on {moment}", ar: "سيُرسل في {moment}" },
  rowScheduled: { en: "Reply on {moment}", ar: "الرد في {moment}" },
  otherWays: { en: "Other ways to send", ar: "طرق أخرى للإرسال" },
  at: { en: "Send on {weekday} at {time}", ar: "أرسله يوم {weekday} الساعة\u00a0{time}" },
  tomorrowAt: { en: "Send tomorrow at {time}", ar: "أرسله غدًا الساعة\u00a0{time}" },
  lookAgain: { en: "Send, and look again on a day", ar: "أرسله، وعُد إليه في يوم تختاره" },
  send: { en: "Send", ar: "أرسله" },
  pick: { en: "Pick a time", ar: "اختر موعدًا" },
  moment: { en: "Send on", ar: "موعد الإرسال" },
  sendThen: { en: "Send then", ar: "أرسله حينها" },
  wrongMoment: {
    en: "Pick a time from now on, at most 60 days ahead.",
    ar: "اختر موعدًا لم يمضِ، خلال 60 يومًا على الأكثر.",
  },
} satisfies Record<string, LocalizedText>;

export const sentIn: PluralText = {
  en: { one: "Sent in 1 s", other: "Sent in {n} s" },
  ar: {
    zero: "يُرسل الآن",
    one: "يُرسل بعد ثانية",
    two: "يُرسل بعد ثانيتين",
    few: "يُرسل بعد {n} ثوانٍ",
    many: "يُرسل بعد {n} ثانية",
    other: "يُرسل بعد {n} ثانية",
  },
};

/** Why a reply is held. */
export const heldWords: Record<HeldFor, LocalizedText> = {
  received: {
    en: "Not sent: another email came in before it went out.",
    ar: "لم يُرسل: وصلت رسالة أخرى قبل موعده.",
  },
  spam: {
    en: "Not sent: the inquiry was marked as spam.",
    ar: "لم يُرسل: نُقل الاستفسار إلى غير المرغوب فيه.",
  },
  closed: { en: "Not sent: a colleague closed the inquiry.", ar: "لم يُرسل: أغلق زميل الاستفسار." },
  author: {
    en: "Not sent: the person who wrote it is no longer on the team.",
    ar: "لم يُرسل: كاتبه لم يعد في الفريق.",
  },
};
