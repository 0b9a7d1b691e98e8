import type { LocalizedText } from "../i18n/text.ts";

/** What the staff pages show while a query runs, and when it gets no response. */
export const queryWords = {
  loading: {
    en: "Loading…",
    ar: "جارٍ التحميل…",
  },
  late: {
    en: "Still waiting for the server.",
    ar: "ما زلنا ننتظر رد الخادم.",
  },
  lateText: {
    en: "The network may be down. The result will appear as soon as it arrives.",
    ar: "ربما انقطعت الشبكة، وستظهر النتيجة فور وصولها.",
  },
  offline: {
    en: "You are offline.",
    ar: "لا اتصال بالشبكة.",
  },
  offlineText: {
    en: "What you write is kept here.",
    ar: "النص الذي تكتبه محفوظ هنا.",
  },
  asksAgain: {
    en: "This page will try again by itself.",
    ar: "ستعيد الصفحة المحاولة تلقائيًا.",
  },
  tryAgain: {
    en: "Try again",
    ar: "حاول مرة أخرى",
  },
} satisfies Record<string, LocalizedText>;
