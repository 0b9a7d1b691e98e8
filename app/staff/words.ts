import type { LocalizedText } from "../i18n/text.ts";

export const layoutWords = {
  printed: { en: "Printed on {moment}", ar: "طُبع في {moment}" },
  skip: {
    en: "Skip to content",
    ar: "انتقل إلى المحتوى",
  },
  home: {
    en: "{company}, home page",
    ar: "{company}، الصفحة الرئيسية",
  },
  language: {
    en: "Language of these pages",
    ar: "لغة هذه الصفحات",
  },
  more: {
    en: "More",
    ar: "المزيد",
  },
  reload: {
    en: "Reload",
    ar: "أعد التحميل",
  },
  reloadPage: {
    en: "Reload the page",
    ar: "أعد تحميل الصفحة",
  },
  moduleFailed: {
    en: "This page did not load completely: the site has been updated, or the network failed.",
    ar: "لم تُحمَّل هذه الصفحة كاملة: إما حُدّث الموقع وإما انقطعت الشبكة.",
  },
  outdated: {
    en: "The site has been updated since this page was loaded, and some of it no longer works. What you have written is kept.",
    ar: "حُدّث الموقع بعد تحميل هذه الصفحة، فتوقّفت أجزاء منها عن العمل. كل ما كتبته محفوظ.",
  },
  copyFailed: {
    en: "The browser did not allow copying. Select the text and copy it yourself.",
    ar: "لم يسمح المتصفح بالنسخ. حدّد النص وانسخه بنفسك.",
  },
  needsStorage: {
    en: "This browser blocks cookies and site data, and nobody can sign in without them. Allow them for this site, then reload the page.",
    ar: "يحظر هذا المتصفح ملفات تعريف الارتباط وبيانات المواقع، ولا يمكن تسجيل الدخول من دونها. اسمح بها لهذا الموقع ثم أعد تحميل الصفحة.",
  },
  needsScript: {
    en: "The staff area needs JavaScript. Turn it on, then reload the page.",
    ar: "تحتاج صفحات الفريق إلى JavaScript. فعّله ثم أعد تحميل الصفحة.",
  },
} satisfies Record<string, LocalizedText>;
