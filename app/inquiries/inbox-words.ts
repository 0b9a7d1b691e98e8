import type { Inquiry } from "../backend/inquiry-rows.ts";
import type { PluralText } from "../i18n/plural.ts";
import type { LocalizedText } from "../i18n/text.ts";
import type { FieldName } from "./fields.ts";

export const typeWords = {
  contact: {
    en: "Contact",
    ar: "رسالة",
  },
  project: {
    en: "Project",
    ar: "مشروع",
  },
  mail: {
    en: "Email",
    ar: "بريد",
  },
} satisfies Record<Inquiry["type"], LocalizedText>;

/** How an inquiry came. */
export const channelWords = {
  form: { en: "Form", ar: "استمارة" },
  mail: { en: "Email", ar: "بريد إلكتروني" },
  call: { en: "Phone call", ar: "مكالمة" },
  whatsapp: { en: "WhatsApp", ar: "واتساب" },
  visit: { en: "Visit", ar: "زيارة" },
  staff: { en: "Written by us", ar: "بمبادرة منا" },
} satisfies Record<Inquiry["channel"], LocalizedText>;

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
    ar: "جرى الرد",
  },
  closed: {
    en: "Closed",
    ar: "مغلق",
  },
  spam: {
    en: "Spam",
    ar: "غير مرغوب فيه",
  },
} satisfies Record<Inquiry["status"], LocalizedText>;

/** Field labels for staff, where they differ from the form's. */
export const fieldDetailWords = {
  company: {
    en: "Company",
    ar: "الشركة",
  },
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
  perhapsSpam: {
    en: "Possible spam",
    ar: "قد يكون غير مرغوب فيه",
  },
  returning: {
    en: "Going back to the mailbox",
    ar: "يُعاد إلى صندوق البريد",
  },
  reference: {
    en: "Reference",
    ar: "الرقم المرجعي",
  },
  language: {
    en: "Language",
    ar: "اللغة",
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
    en: "No subject",
    ar: "بلا موضوع",
  },
} satisfies Record<string, LocalizedText>;

export const inquiryCount: PluralText = {
  en: { one: "1 inquiry", other: "{n} inquiries" },
  ar: {
    zero: "لا استفسارات",
    one: "استفسار واحد",
    two: "استفساران",
    few: "{n} استفسارات",
    many: "{n} استفسارًا",
    other: "{n} استفسار",
  },
};
