import type { PluralText } from "../../i18n/plural.ts";
import type { LocalizedText } from "../../i18n/text.ts";
import type { View } from "./desk-params.ts";

export const deskWords = {
  mentioned: { en: "A note mentions you", ar: "ملاحظة تذكر اسمك" },
  title: { en: "Customer Inquiries", ar: "استفسارات العملاء" },
  templates: { en: "Templates", ar: "النصوص الجاهزة" },
  failed: { en: "Failed to load inquiries", ar: "تعذّر تحميل الاستفسارات" },
  name: { en: "Name", ar: "الاسم" },
  email: { en: "Email", ar: "البريد الإلكتروني" },
  type: { en: "Type", ar: "النوع" },
  subject: { en: "Subject", ar: "الموضوع" },
  status: { en: "Status", ar: "الحالة" },
  due: { en: "Reply due", ar: "موعد الرد" },
  assignee: { en: "Assigned to", ar: "المكلّف" },
  language: { en: "Language", ar: "اللغة" },
  date: { en: "Date", ar: "التاريخ" },
  select: { en: "Select {name}", ar: "حدّد {name}" },
  search: {
    en: "Search names, emails, messages, references",
    ar: "ابحث في الأسماء والبريد والرسائل والأرقام المرجعية",
  },
  anyType: { en: "All types", ar: "كل الأنواع" },
  anyLanguage: { en: "All languages", ar: "كل اللغات" },
  anyone: { en: "Anyone", ar: "أي شخص" },
  nobody: { en: "Nobody", ar: "لا أحد" },
  formerStaff: { en: "Former member of staff", ar: "عضو سابق في الفريق" },
  views: { en: "Views", ar: "قوائم الاستفسارات" },
  clear: { en: "Clear search and filters", ar: "أزل البحث والتصفية" },
  pages: { en: "Pages", ar: "الصفحات" },
  previous: { en: "Previous page", ar: "الصفحة السابقة" },
  next: { en: "Next page", ar: "الصفحة التالية" },
  first: { en: "First page", ar: "الصفحة الأولى" },
  nothingFound: {
    en: "No inquiry matches your search and filters.",
    ar: "لا استفسار يطابق البحث والتصفية.",
  },
  searchAll: { en: "Search all inquiries", ar: "ابحث في كل الاستفسارات" },
  emptyPage: { en: "Nothing is left on this page.", ar: "لم يبقَ شيء في هذه الصفحة." },
} satisfies Record<string, LocalizedText>;

export const viewWords = {
  open: { en: "Open", ar: "المفتوحة" },
  mine: { en: "Mine", ar: "استفساراتي" },
  waiting: { en: "Waiting", ar: "في الانتظار" },
  closed: { en: "Closed", ar: "المغلقة" },
  spam: { en: "Spam", ar: "غير المرغوب فيها" },
  all: { en: "All but spam", ar: "الكل ما عدا غير المرغوب فيها" },
} satisfies Record<View, LocalizedText>;

/** On their links. */
export const viewLinkWords = {
  ...viewWords,
  open: { en: "Open", ar: "مفتوحة" },
  mine: { en: "Mine", ar: "لي" },
  closed: { en: "Closed", ar: "مغلقة" },
  spam: { en: "Spam", ar: "غير مرغوب فيها" },
  all: { en: "All", ar: "الكل" },
} satisfies Record<View, LocalizedText>;

export const emptyViewWords = {
  all: { en: "No inquiries yet.", ar: "لا استفسارات بعد." },
  open: { en: "No inquiry is open.", ar: "لا استفسارات مفتوحة." },
  mine: { en: "No open inquiry is assigned to you.", ar: "لم تُكلَّف بأي استفسار مفتوح." },
  waiting: { en: "No inquiry is waiting.", ar: "لا استفسارات في الانتظار." },
  closed: { en: "No inquiry is closed yet.", ar: "لا استفسارات مغلقة بعد." },
  spam: { en: "No spam.", ar: "لا استفسارات غير مرغوب فيها." },
} satisfies Record<View, LocalizedText>;

/** Which part of a list a page is. */
export const rangeWords = {
  of: { en: "{from}–{to} of {total}", ar: "من {from} إلى {to}، والمجموع {total}" },
  ofMore: { en: "{from}–{to} of more than {total}", ar: "من {from} إلى {to}، والمجموع أكثر من {total}" },
} satisfies Record<string, LocalizedText>;

export const arrivedCount: PluralText = {
  en: { one: "Show 1 new inquiry", other: "Show {n} new inquiries" },
  ar: {
    zero: "اعرض الجديد",
    one: "اعرض استفسارًا جديدًا",
    two: "اعرض استفسارين جديدين",
    few: "اعرض {n} استفسارات جديدة",
    many: "اعرض {n} استفسارًا جديدًا",
    other: "اعرض {n} استفسار جديد",
  },
};
