import type { LocalizedText } from "../i18n/text.ts";

export const words = {
  navHome: {
    en: "Home",
    ar: "الرئيسية",
  },
  navServices: {
    en: "Services",
    ar: "الخدمات",
  },
  navCases: {
    en: "Cases",
    ar: "دراسات الحالة",
  },
  navProcess: {
    en: "Process",
    ar: "طريقة العمل",
  },
  navAbout: {
    en: "About",
    ar: "من نحن",
  },
  navArticles: {
    en: "Articles",
    ar: "المقالات",
  },
  navContact: {
    en: "Contact",
    ar: "تواصل معنا",
  },
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
  footerAbout: {
    en: "About",
    ar: "من نحن",
  },
  footerServices: {
    en: "Services",
    ar: "الخدمات",
  },
  footerProcess: {
    en: "Process",
    ar: "طريقة العمل",
  },
  footerProjects: {
    en: "Projects",
    ar: "المشاريع",
  },
  footerCases: {
    en: "Cases",
    ar: "دراسات الحالة",
  },
  footerStartProject: {
    en: "Start a Project",
    ar: "ابدأ مشروعك",
  },
  footerContact: {
    en: "Contact",
    ar: "تواصل معنا",
  },
  footerSupport: {
    en: "Support",
    ar: "الدعم",
  },
  footerPrivacy: {
    en: "Privacy Policy",
    ar: "سياسة الخصوصية",
  },
  footerTerms: {
    en: "Terms of Service",
    ar: "شروط الخدمة",
  },
  footerLine: {
    en: "Designed, soldered and tested in\u00a0Beirut.",
    ar: "نصمّم لوحاتنا ونلحمها ونختبرها في\u00a0بيروت.",
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
    ar: "{company} و{product} وبيانات التواصل في\u00a0هذا الموقع محتوى\u00a0تجريبي.",
  },
  footerOwner: { en: "Owner", ar: "المالك" },
  footerPlace: {
    en: "Drawn in",
    ar: "مكان الرسم",
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
    ar: "المراجعة",
  },
  footerRevised: {
    en: "January 2025",
    ar: "يناير 2025",
  },
} satisfies Record<string, LocalizedText>;
