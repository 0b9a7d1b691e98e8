import type { MissedMail } from "../backend/inquiry-rows.ts";
import type { PluralText } from "../i18n/plural.ts";
import type { LocalizedText } from "../i18n/text.ts";

export const missedMailCount: PluralText = {
  en: {
    one: "{n} mail in the mailbox was not taken in",
    other: "{n} mails in the mailbox were not taken in",
  },
  ar: {
    zero: "لا رسائل في صندوق البريد خارج الاستفسارات",
    one: "في صندوق البريد رسالة واحدة لم تُضف إلى استفسارها",
    two: "في صندوق البريد رسالتان لم تُضافا إلى استفسارهما",
    few: "في صندوق البريد {n} رسائل لم تُضف إلى استفساراتها",
    many: "في صندوق البريد {n} رسالة لم تُضف إلى استفساراتها",
    other: "في صندوق البريد {n} رسالة لم تُضف إلى استفساراتها",
  },
};

export const missedMailWords = {
  text: {
    en: "They concern inquiries and are there, unread.",
    ar: "تخص استفسارات، وهي هناك غير مقروءة.",
  },
  dismiss: { en: "I have looked", ar: "اطّلعت عليها" },
  notDismissed: { en: "This could not be recorded", ar: "تعذّر تسجيل ذلك" },
} satisfies Record<string, LocalizedText>;

/** Why, with how many. */
export const missReasonWords: Record<MissedMail["reason"], LocalizedText> = {
  no_reference: {
    en: "From a visitor’s address, not a reply to any of our emails: {n}",
    ar: "من عنوان صاحب استفسار، وليست ردًا على رسالة منا: {n}",
  },
  other_address: {
    en: "With an inquiry’s reference, from an address it does not know: {n}",
    ar: "فيها رقم استفسار، من عنوان غير معروف فيه: {n}",
  },
  notice: {
    en: "Replies to notices that went to staff: {n}",
    ar: "ردود على إشعارات الفريق: {n}",
  },
  spam: {
    en: "About inquiries that are marked as spam: {n}",
    ar: "عن استفسارات مسجلة على أنها مزعجة: {n}",
  },
  too_many: {
    en: "Too many for one inquiry within a day: {n}",
    ar: "زائدة على ما يُقبل لاستفسار واحد في اليوم: {n}",
  },
  unreadable: {
    en: "That could not be read: {n}",
    ar: "تعذّرت قراءتها: {n}",
  },
};
