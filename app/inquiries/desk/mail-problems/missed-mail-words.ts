import type { MissedMails } from "../../../backend/inquiry-rows.ts";
import type { PluralText } from "../../../i18n/plural.ts";
import type { LocalizedText } from "../../../i18n/text.ts";

export const missedMailCount: PluralText = {
  en: {
    one: "{n} email in the mailbox was not added to an inquiry",
    other: "{n} emails in the mailbox were not added to an inquiry",
  },
  ar: {
    zero: "لا رسائل في صندوق البريد خارج الاستفسارات",
    one: "بقيت في صندوق البريد رسالة واحدة لم تُضف إلى أي استفسار",
    two: "بقيت في صندوق البريد رسالتان لم تُضافا إلى أي استفسار",
    few: "بقيت في صندوق البريد {n} رسائل لم تُضف إلى أي استفسار",
    many: "بقيت في صندوق البريد {n} رسالة لم تُضف إلى أي استفسار",
    other: "بقيت في صندوق البريد {n} رسالة لم تُضف إلى أي استفسار",
  },
};

export const missedMailWords = {
  text: {
    en: "These emails stay unread in the mailbox. Check there whether one of them is an inquiry or a reply.",
    ar: "تبقى هذه الرسائل في الصندوق غير مقروءة. راجعها هناك، فقد يكون بينها استفسار أو رد.",
  },
  dismiss: { en: "Mark as checked", ar: "راجعتُ هذه الرسائل" },
  notDismissed: { en: "This could not be recorded", ar: "تعذّر تسجيل ذلك" },
} satisfies Record<string, LocalizedText>;

/** Why, with how many. */
export const missReasonWords: Record<MissedMails["reason"], LocalizedText> = {
  no_reference: {
    en: "From a visitor’s address, not a reply to any of our emails: {n}",
    ar: "من عنوان صاحب استفسار، وليست ردًا على رسالة منا: {n}",
  },
  other_address: {
    en: "With an inquiry’s reference, but from an address not seen there before: {n}",
    ar: "فيها الرقم المرجعي لاستفسار، لكن عنوان مرسلها لم يرد فيه من قبل: {n}",
  },
  notice: {
    en: "Replies to notices that went to staff: {n}",
    ar: "ردود على الإشعارات المرسلة إلى الفريق: {n}",
  },
  spam: {
    en: "About inquiries that are marked as spam: {n}",
    ar: "عن استفسارات حالتها «غير مرغوب فيه»: {n}",
  },
  too_many: {
    en: "Too many for one inquiry within a day: {n}",
    ar: "تجاوزت الحد اليومي لاستفسار واحد: {n}",
  },
  too_many_begun: {
    en: "New, but too many from one address or domain within a day: {n}",
    ar: "رسائل جديدة تجاوزت الحد اليومي لعنوان واحد أو نطاق واحد: {n}",
  },
  automatic: {
    en: "Newsletters, automatic replies and other emails by programs: {n}",
    ar: "نشرات بريدية وردود تلقائية ورسائل أخرى من برامج: {n}",
  },
  not_addressed: {
    en: "Sent to an address other than our public one: {n}",
    ar: "أُرسلت إلى غير عنواننا المعلن: {n}",
  },
  own_address: {
    en: "From our own address, without saying who wrote: {n}",
    ar: "وصلت من عنواننا نفسه من دون ذكر كاتبها: {n}",
  },
  no_sender: {
    en: "Without a sender’s address: {n}",
    ar: "بلا عنوان مرسل: {n}",
  },
  staff: {
    en: "From our own team, about no inquiry: {n}",
    ar: "من فريقنا، ولا تخصّ أي استفسار: {n}",
  },
  unreadable: {
    en: "Could not be read: {n}",
    ar: "تعذّرت قراءتها: {n}",
  },
};
