import type { MissedMails } from "../../../backend/inquiry-rows.ts";
import type { OperatingProblem } from "../../../backend/staff-rows.ts";
import type { PluralText } from "../../../i18n/plural.ts";
import type { LocalizedText } from "../../../i18n/text.ts";

/** `{since}` is when it began. */
export const operatingTitles = {
  notices_to_nobody: {
    en: "Nobody is notified of new inquiries",
    ar: "لا يصل إشعار بالاستفسارات الجديدة إلى أحد",
  },
  notices_failing: {
    en: "No notice has reached the team since {since}",
    ar: "لم يصل أي إشعار إلى الفريق منذ {since}",
  },
  mailbox_unavailable: {
    en: "The mailbox has not been read since {since}",
    ar: "لم يُقرأ صندوق البريد منذ {since}",
  },
} satisfies Record<OperatingProblem["kind"], LocalizedText>;

export const operatingTexts = {
  notices_to_nobody: {
    en: "No address for notices is set, so new inquiries and replies appear only here. Set STAFF_EMAIL on the server.",
    ar: "لم يُحدَّد عنوان تُرسل إليه الإشعارات، فلا تظهر الاستفسارات والردود الجديدة إلا هنا. حدّد STAFF_EMAIL في إعدادات الخادم.",
  },
  notices_failing: {
    en: "The mail server has not accepted any. Until it does, new inquiries and replies appear only here.",
    ar: "لم يقبل خادم البريد أي إشعار منذ ذلك الوقت. وإلى أن يقبل الإشعارات، لن تظهر الاستفسارات والردود الجديدة إلا هنا.",
  },
  mailbox_unavailable: {
    en: "Replies stay in the mailbox and will appear here once it can be opened.",
    ar: "لا يضيع أي رد: تبقى الردود في الصندوق، وتظهر هنا متى عاد الاتصال به.",
  },
} satisfies Record<OperatingProblem["kind"], LocalizedText>;

export const failedMailWords = {
  notice: { en: "notice to", ar: "الإشعار المرسل إلى" },
  receipt: { en: "receipt to", ar: "إشعار الاستلام المرسل إلى" },
  reply: { en: "reply to", ar: "الرد المرسل إلى" },
  copy: { en: "copy to", ar: "النسخة المرسلة إلى" },
  forward: { en: "forwarded message to", ar: "الرسالة المعاد توجيهها إلى" },
  answer: { en: "reply notice to", ar: "إشعار الرد الجديد المرسل إلى" },
  overdue: { en: "reminder to", ar: "التذكير المرسل إلى" },
  not_sent: { en: "notice of an email kept as a note to", ar: "الإشعار بحفظ رسالة في الملاحظات، المرسل إلى" },
  for_you: { en: "notice of an assignment or a mention to", ar: "الإشعار بتكليف أو بذكر الاسم، المرسل إلى" },
  response: { en: "The mail server said:", ar: "رد خادم البريد:" },
  resend: { en: "Send again", ar: "أعد الإرسال" },
  resent: { en: "The email will be sent again within a minute", ar: "يُعاد إرسال الرسالة خلال دقيقة" },
  notResent: { en: "The email was not sent again", ar: "تعذّرت إعادة الإرسال" },
} satisfies Record<string, LocalizedText>;

/** Why a mail server did not take an email. */
export const refusalReasons = {
  tooLarge: {
    en: "It is too large for the mail server. Send it again with fewer or smaller files.",
    ar: "حجمها أكبر مما يقبله خادم البريد. أرسلها من جديد بملفات أقل أو أصغر.",
  },
  mailboxFull: {
    en: "The recipient’s mailbox is full. Call, or send it again later.",
    ar: "صندوق بريد المستلم ممتلئ. اتصل بالمستلم، أو أعد الإرسال لاحقًا.",
  },
  noAddress: {
    en: "There is no such address. Check how it is written, or call.",
    ar: "لا وجود لهذا العنوان. تحقّق من كتابته، أو اتصل بصاحبه.",
  },
  noDomain: {
    en: "The domain of the address receives no email. Check how it is written.",
    ar: "نطاق هذا العنوان لا يستقبل البريد. تحقّق من كتابته.",
  },
  blocked: {
    en: "The recipient’s mail server blocks our emails. Call, and tell whoever looks after our mail.",
    ar: "خادم بريد المستلم يحجب رسائلنا. اتصل بالمستلم هاتفيًا، وأبلغ من يدير بريدنا.",
  },
  expired: {
    en: "The recipient’s mail server could not be reached for too long. Call, or send it again.",
    ar: "تعذّر الوصول إلى خادم بريد المستلم مدة طويلة. اتصل بالمستلم هاتفيًا، أو أعد الإرسال.",
  },
} satisfies Record<string, LocalizedText>;

export const failedMailCount: PluralText = {
  en: { one: "{n} email was not delivered", other: "{n} emails were not delivered" },
  ar: {
    zero: "لا رسائل تعذّر إيصالها",
    one: "رسالة بريد واحدة لم تصل",
    two: "رسالتا بريد لم تصلا",
    few: "{n} رسائل بريد لم تصل",
    many: "{n} رسالة بريد لم تصل",
    other: "{n} رسالة بريد لم تصل",
  },
};

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
