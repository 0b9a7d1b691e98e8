import type { PluralText } from "../i18n/plural.ts";
import type { LocalizedText } from "../i18n/text.ts";
import { partWords } from "../staff/events/event-words.ts";
import { auditTitle } from "./audit-title.ts";

export const auditWords = {
  title: auditTitle,
  caption: {
    en: "The latest 50 entries",
    ar: "آخر 50 قيدًا",
  },
  anyAction: { en: "Any action", ar: "كل الإجراءات" },
  anyone: { en: "Anyone", ar: "أي شخص" },
  kinds: { en: "Kinds of entries", ar: "أنواع القيود" },
  all: { en: "All", ar: "الكل" },
  work: { en: "Work", ar: "العمل" },
  mail: { en: "Email", ar: "البريد" },
  reading: { en: "Reading", ar: "القراءة" },
  security: { en: "Security", ar: "الأمان" },
  alarming: { en: "Check these", ar: "يستحق الانتباه" },
  search: { en: "Person or reference", ar: "شخص أو رقم مرجعي" },
  anyDay: { en: "Any day", ar: "كل الأيام" },
  fromDay: { en: "From {day}", ar: "منذ {day}" },
  untilDay: { en: "Until {day}", ar: "حتى {day}" },
  today: { en: "Today", ar: "اليوم" },
  lastWeek: { en: "Last 7 days", ar: "آخر 7 أيام" },
  range: { en: "{from} to {to}", ar: "من {from} إلى {to}" },
  since: { en: "From", ar: "من تاريخ" },
  until: { en: "To", ar: "إلى تاريخ" },
  filters: { en: "Filter the log", ar: "تصفية السجل" },
  noneFound: { en: "No entry matches your filters.", ar: "لا قيد يطابق التصفية." },
  pages: { en: "Pages of the log", ar: "صفحات السجل" },
  older: { en: "Older entries", ar: "قيود أقدم" },
  newest: { en: "Newest entries", ar: "أحدث القيود" },
  number: { en: "Entry {number}", ar: "القيد {number}" },
  request: { en: "Request ID", ar: "معرّف الطلب" },
  hash: { en: "Hash", ar: "البصمة" },
  action: {
    en: "Action",
    ar: "الإجراء",
  },
  actor: {
    en: "Done by",
    ar: "صاحب الإجراء",
  },
  resource: {
    en: "Resource",
    ar: "العنصر",
  },
  details: {
    en: "Details",
    ar: "التفاصيل",
  },
  allDetails: { en: "Full details", ar: "التفاصيل كاملة" },
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
  system: partWords.system,
} satisfies Record<string, LocalizedText>;

/** Of one thing that was done again. */
export const timesSince: PluralText = {
  en: { one: "once since {time}", other: "{n} times since {time}" },
  ar: {
    zero: "{n} مرة منذ {time}",
    one: "مرة واحدة منذ {time}",
    two: "مرتين منذ {time}",
    few: "{n} مرات منذ {time}",
    many: "{n} مرة منذ {time}",
    other: "{n} مرة منذ {time}",
  },
};
