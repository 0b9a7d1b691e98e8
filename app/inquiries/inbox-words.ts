import type { Inquiry } from "../backend/schema.ts";
import type { Text } from "../i18n/text.ts";

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
  empty: {
    en: "No inquiries yet.",
    ar: "لا استفسارات بعد.",
  },
  failed: {
    en: "Failed to load inquiries",
    ar: "تعذّر تحميل الاستفسارات",
  },
  loading: {
    en: "Loading…",
    ar: "جارٍ التحميل…",
  },
  reload: {
    en: "Reload",
    ar: "أعد التحميل",
  },
  tryAgain: {
    en: "Try again",
    ar: "حاول مرة أخرى",
  },
} satisfies Record<string, Text>;

export const typeWords = {
  contact: {
    en: "Contact",
    ar: "رسالة",
  },
  project: {
    en: "Project",
    ar: "مشروع",
  },
} satisfies Record<Inquiry["type"], Text>;

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
} satisfies Record<Inquiry["status"], Text>;

/** What the desk says of an inquiry in other words than its form. */
export const detailWords = {
  features: {
    en: "Features",
    ar: "المزايا المطلوبة",
  },
  hasExistingSystem: {
    en: "Has an existing system",
    ar: "نظام قائم",
  },
  needsConsultation: {
    en: "Wants a consultation call first",
    ar: "مكالمة استشارية أولًا",
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
    ar: "لا شيء",
  },
} satisfies Record<string, Text>;
