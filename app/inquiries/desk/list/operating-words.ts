import type { OperatingProblem } from "../../../backend/staff-rows.ts";
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
