import type { LocalizedText } from "../i18n/text.ts";

export const layoutWords = {
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
  close: {
    en: "Close",
    ar: "أغلق",
  },
  loading: {
    en: "Loading…",
    ar: "جارٍ التحميل…",
  },
  reload: {
    en: "Reload",
    ar: "أعد التحميل",
  },
  needsScript: {
    en: "The staff area needs JavaScript. Turn it on, then reload the page.",
    ar: "تحتاج صفحات الموظفين إلى JavaScript. فعّله ثم أعد تحميل الصفحة.",
  },
} satisfies Record<string, LocalizedText>;
