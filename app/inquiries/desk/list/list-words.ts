import type { LocalizedText } from "../../../i18n/text.ts";
import type { Mark, Sorting } from "../desk-params.ts";

export const listWords = {
  searchShort: { en: "Search everything", ar: "ابحث" },
  filter: { en: "Filter", ar: "التصفية" },
  anyOutcome: { en: "Any outcome", ar: "أي نتيجة" },
  noOutcome: { en: "No outcome yet", ar: "بلا نتيجة حتى الآن" },
  since: { en: "Received from", ar: "وصل من تاريخ" },
  until: { en: "Received until", ar: "وصل حتى تاريخ" },
  order: { en: "Order", ar: "الترتيب" },
  selectAll: { en: "Select all on this page", ar: "حدّد كل ما في هذه الصفحة" },
  take: { en: "Take", ar: "أتولّاه" },
  takeOne: { en: "Take {name}", ar: "أتولّاه: {name}" },
  live: { en: "Live", ar: "مباشر" },
  late: { en: "Late", ar: "متأخرة" },
  noDeadline: { en: "No deadline", ar: "بلا موعد" },
  noDay: { en: "No day to look again", ar: "لم يُحدَّد يوم للعودة" },
  unread: { en: "unread", ar: "غير مقروء" },
  met: { en: "on time", ar: "في موعده" },
  missed: { en: "too late", ar: "بعد موعده" },
  waitingFor: { en: "Waiting for", ar: "ننتظره منذ" },
  lookAgain: { en: "Look again", ar: "العودة إليه" },
  lookAgainOn: { en: "Look again on {day}", ar: "العودة إليه يوم {day}" },
  files: { en: "Files: {n}", ar: "الملفات: {n}" },
} satisfies Record<string, LocalizedText>;

export const sortingWords = {
  due: { en: "Soonest due first", ar: "الأقرب موعدًا أولًا" },
  newest: { en: "Newest first", ar: "الأحدث أولًا" },
  waiting: { en: "Longest waiting first", ar: "الأطول انتظارًا أولًا" },
  look_again: { en: "Next to look at first", ar: "يوم العودة الأقرب أولًا" },
} satisfies Record<Sorting, LocalizedText>;

/** What is ticked; `unassigned` is chosen among the colleagues. */
export const markWords = {
  unread: { en: "Unread only", ar: "غير المقروءة فقط" },
  files: { en: "With files", ar: "مع ملفات" },
} satisfies Partial<Record<Mark, LocalizedText>>;

export const savedViewWords = {
  own: { en: "My views", ar: "قوائمي" },
  nameNew: { en: "Name for this view", ar: "اسم لهذه القائمة" },
  name: { en: "Name of this view", ar: "اسم هذه القائمة" },
  keep: { en: "Keep as a view", ar: "احفظها" },
  rename: { en: "Rename", ar: "غيّر الاسم" },
  delete: { en: "Delete", ar: "احذفها" },
  kept: { en: "The view is saved.", ar: "حُفظت القائمة." },
  deleted: { en: "The view was deleted.", ar: "حُذفت القائمة." },
} satisfies Record<string, LocalizedText>;
