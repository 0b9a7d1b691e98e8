import type { Locale, LocalizedText } from "../i18n/text.ts";

export const words = {
  navLabel: {
    en: "Main navigation",
    ar: "التنقل الرئيسي",
  },
  brandHomeLink: {
    en: "{company}, home page",
    ar: "{company}، الصفحة الرئيسية",
  },
  skip: {
    en: "Skip to content",
    ar: "انتقل إلى المحتوى",
  },
  menuLabel: {
    en: "Menu",
    ar: "القائمة",
  },
  footerCompany: {
    en: "Company",
    ar: "الشركة",
  },
  footerProjects: {
    en: "Projects",
    ar: "المشاريع",
  },
  footerSupport: {
    en: "Support",
    ar: "الشروط والخصوصية",
  },
  footerLine: {
    en: "Designed in\u00a0{city}.",
    ar: "نصمّم لوحاتنا في\u00a0{city}.",
  },
  footerRights: {
    en: "©\u00a0{year} {company}. All\u00a0rights\u00a0reserved.",
    ar: "©\u00a0{year} {company}. جميع\u00a0الحقوق\u00a0محفوظة.",
  },
  footerSample: {
    en: "{company}, {product}, their story, the figures and the contact details are sample\u00a0content.",
    ar: "{company} و{product} وقصتهما والأرقام وبيانات التواصل محتوى\u00a0افتراضي للعرض.",
  },
  breadcrumb: { en: "Breadcrumb", ar: "مسار الصفحة" },
} satisfies Record<string, LocalizedText>;

/** In the language the link leads to: its visible text and its accessible name. */
export const switchWords: Record<Locale, { name: string; label: string }> = {
  en: { name: "English", label: "Read this page in English" },
  ar: { name: "العربية", label: "اقرأ هذه الصفحة بالعربية" },
};

/** Shown on a page of the other language, to a visitor who prefers this one. */
export const offerWords = {
  label: { en: "Language", ar: "اللغة" },
  dismiss: { en: "Stay in Arabic", ar: "ابقَ في النسخة الإنجليزية" },
} satisfies Record<string, LocalizedText>;

/** Of a page that cannot be rendered. */
export const errorWords = {
  title: { en: "This page could not be shown", ar: "تعذّر عرض هذه الصفحة" },
  text: {
    en: "The fault is on our side. Reload the page. If this happens again, write to {email}.",
    ar: "الخلل لدينا. أعد تحميل الصفحة، وإن تكرّر فراسلنا على {email}.",
  },
  reload: { en: "Reload", ar: "أعد التحميل" },
} satisfies Record<string, LocalizedText>;
