import type { LocalizedText } from "../../../i18n/text.ts";
import type { Mark, Sorting } from "../desk-params.ts";

export const listWords = {
  searchShort: { en: "Search everything", ar: "ابحث" },
  filter: { en: "Filter", ar: "التصفية" },
  display: { en: "Show as", ar: "طريقة العرض" },
  list: { en: "List", ar: "قائمة" },
  table: { en: "Table", ar: "جدول" },
  order: { en: "Order", ar: "الترتيب" },
  selectAll: { en: "Select all on this page", ar: "حدّد كل ما في هذه الصفحة" },
  live: { en: "Live", ar: "مباشر" },
  late: { en: "Late", ar: "متأخرة" },
  noDeadline: { en: "No deadline", ar: "بلا موعد" },
  noDay: { en: "No day to look again", ar: "بلا يوم للمراجعة" },
  unread: { en: "unread", ar: "غير مقروء" },
  due: { en: "reply due", ar: "موعد الرد" },
  received: { en: "received", ar: "وصل" },
  waitingFor: { en: "waiting for a reply for", ar: "ننتظر ردّه منذ" },
  files: { en: "Files: {n}", ar: "الملفات: {n}" },
  lookAgain: { en: "Look again on {day}", ar: "نراجعه في {day}" },
} satisfies Record<string, LocalizedText>;

export const sortingWords = {
  due: { en: "Soonest due first", ar: "الأقرب موعدًا أولًا" },
  newest: { en: "Newest first", ar: "الأحدث أولًا" },
  waiting: { en: "Longest waiting first", ar: "الأطول انتظارًا أولًا" },
  look_again: { en: "Next to look at first", ar: "الأقرب مراجعةً أولًا" },
} satisfies Record<Sorting, LocalizedText>;

export const markWords = {
  unread: { en: "Unread only", ar: "غير المقروءة فقط" },
  files: { en: "With files", ar: "مع ملفات" },
  unassigned: { en: "Assigned to nobody", ar: "غير المسندة إلى أحد" },
} satisfies Record<Mark, LocalizedText>;
