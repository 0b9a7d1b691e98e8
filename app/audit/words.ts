import type { Text } from "../i18n/text.ts";

export const auditWords = {
  title: {
    en: "Audit Logs",
    ar: "سجل التدقيق",
  },
  caption: {
    en: "The latest 50 entries",
    ar: "آخر 50 عملية",
  },
  action: {
    en: "Action",
    ar: "الإجراء",
  },
  resource: {
    en: "Resource",
    ar: "العنصر",
  },
  details: {
    en: "Details",
    ar: "التفاصيل",
  },
  date: {
    en: "Date",
    ar: "التاريخ",
  },
  empty: {
    en: "Nothing logged yet.",
    ar: "لا شيء في السجل بعد.",
  },
  failed: {
    en: "The audit log could not be loaded.",
    ar: "تعذّر تحميل سجل التدقيق.",
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
