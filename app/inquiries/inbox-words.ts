import type { Inquiry } from "../backend/schema.ts";
import type { LocalizedText } from "../i18n/text.ts";
import type { FieldName } from "./fields.ts";

export const inboxWords = {
  title: {
    en: "Customer Inquiries",
    ar: "استفسارات العملاء",
  },
  caption: {
    en: "Customer inquiries, newest first",
    ar: "استفسارات العملاء، الأحدث أولًا",
  },
  name: {
    en: "Name",
    ar: "الاسم",
  },
  email: {
    en: "Email",
    ar: "البريد الإلكتروني",
  },
  type: {
    en: "Type",
    ar: "النوع",
  },
  subject: {
    en: "Subject",
    ar: "الموضوع",
  },
  date: {
    en: "Date",
    ar: "التاريخ",
  },
  status: {
    en: "Status",
    ar: "الحالة",
  },
  views: {
    en: "Inquiries or spam",
    ar: "الاستفسارات أو الرسائل المزعجة",
  },
  pages: {
    en: "Pages",
    ar: "الصفحات",
  },
  range: {
    en: "{first} to {last} of {total}, newest first",
    ar: "من {first} إلى {last}، والمجموع {total}، الأحدث أولًا",
  },
  newer: {
    en: "Newer",
    ar: "الأحدث",
  },
  older: {
    en: "Older",
    ar: "الأقدم",
  },
  newest: {
    en: "To the newest",
    ar: "إلى أحدثها",
  },
  emptyPage: {
    en: "Nothing is left on this page.",
    ar: "لم يبقَ شيء في هذه الصفحة.",
  },
  gone: {
    en: "This inquiry is no longer kept.",
    ar: "لم يعد هذا الاستفسار محفوظًا.",
  },
  failed: {
    en: "Failed to load inquiries",
    ar: "تعذّر تحميل الاستفسارات",
  },
} satisfies Record<string, LocalizedText>;

/** The two views, and the text of each while it is empty. */
export const viewWords = {
  inquiries: {
    en: "Inquiries",
    ar: "الاستفسارات",
  },
  spam: {
    en: "Spam",
    ar: "الرسائل المزعجة",
  },
  inquiriesEmpty: {
    en: "No inquiries yet.",
    ar: "لا استفسارات بعد.",
  },
  spamEmpty: {
    en: "No spam.",
    ar: "لا رسائل مزعجة.",
  },
} satisfies Record<string, LocalizedText>;

export const spamWords = {
  spam: {
    en: "Move to spam",
    ar: "انقله إلى الرسائل المزعجة",
  },
  notSpam: {
    en: "Not spam",
    ar: "ليس مزعجًا",
  },
  moved: {
    en: "Moved to spam",
    ar: "نُقل إلى الرسائل المزعجة",
  },
  movedBack: {
    en: "Moved to the inquiries",
    ar: "أُعيد إلى الاستفسارات",
  },
  failed: {
    en: "The inquiry was not moved",
    ar: "تعذّر نقل الاستفسار",
  },
} satisfies Record<string, LocalizedText>;

export const typeWords = {
  contact: {
    en: "Contact",
    ar: "رسالة",
  },
  project: {
    en: "Project",
    ar: "مشروع",
  },
} satisfies Record<Inquiry["type"], LocalizedText>;

export const statusWords = {
  new: {
    en: "New",
    ar: "جديد",
  },
  in_progress: {
    en: "In progress",
    ar: "قيد المعالجة",
  },
  answered: {
    en: "Answered",
    ar: "أُجيب عنه",
  },
  closed: {
    en: "Closed",
    ar: "مغلق",
  },
  spam: {
    en: "Spam",
    ar: "مزعج",
  },
} satisfies Record<Inquiry["status"], LocalizedText>;

/** Field labels for staff, where they differ from the form's. */
export const fieldDetailWords = {
  features: {
    en: "Features",
    ar: "المزايا المطلوبة",
  },
  hasExistingSystem: {
    en: "Has an existing system",
    ar: "لديه نظام قائم",
  },
  needsConsultation: {
    en: "Wants a consultation call first",
    ar: "يطلب مكالمة أولًا",
  },
} satisfies Partial<Record<FieldName, LocalizedText>>;

/** Other texts of an inquiry's details. */
export const detailWords = {
  reference: {
    en: "Reference",
    ar: "الرقم المرجعي",
  },
  due: {
    en: "Answer by",
    ar: "موعد الرد",
  },
  language: {
    en: "Language",
    ar: "اللغة",
  },
  english: {
    en: "English",
    ar: "الإنجليزية",
  },
  arabic: {
    en: "Arabic",
    ar: "العربية",
  },
  yes: {
    en: "Yes",
    ar: "نعم",
  },
  no: {
    en: "No",
    ar: "لا",
  },
  nothing: {
    en: "None",
    ar: "بلا موضوع",
  },
} satisfies Record<string, LocalizedText>;
