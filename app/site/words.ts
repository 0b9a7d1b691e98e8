import type { LocalizedText } from "../i18n/text.ts";

/** The day on which the words of any page last changed; the footer shows its month as the revision. Change it with them. */
export const wordsUpdated = "2026-11-26";

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
    en: "Designed, soldered and tested in\u00a0Beirut.",
    ar: "نصمّم لوحاتنا ونجمّعها ونختبرها في\u00a0بيروت.",
  },
  footerRights: {
    en: "©\u00a0{year} {company}.",
    ar: "©\u00a0{year} {company}.",
  },
  footerReserved: {
    en: "All rights reserved.",
    ar: "جميع الحقوق محفوظة.",
  },
  footerSample: {
    en: "{company}, {product} and the contact details on this site are sample\u00a0content.",
    ar: "{company} و{product} وبيانات التواصل في\u00a0هذا الموقع محتوى\u00a0افتراضي للعرض.",
  },
  footerOwner: { en: "Owner", ar: "المالك" },
  footerPlace: {
    en: "Drawn in",
    ar: "رُسم في",
  },
  footerCity: {
    en: "Beirut, Lebanon",
    ar: "بيروت، لبنان",
  },
  footerPosition: {
    en: "Position",
    ar: "الإحداثيات",
  },
  footerScale: {
    en: "Scale",
    ar: "المقياس",
  },
  footerRevision: {
    en: "Revision",
    ar: "رقم المراجعة",
  },
} satisfies Record<string, LocalizedText>;
