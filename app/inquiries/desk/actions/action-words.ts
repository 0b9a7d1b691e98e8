import type { LocalizedText } from "../../../i18n/text.ts";

export const actionWords = {
  reply: { label: { en: "Reply", ar: "ردّ عليه" }, button: { en: "Reply", ar: "ردّ" } },
  note: { label: { en: "Write a note", ar: "اكتب ملاحظة" }, button: { en: "Note", ar: "ملاحظة" } },
  take: { en: "Assign to me", ar: "كلّفني به" },
  assign: { en: "Assign to someone", ar: "كلّف أحدًا به" },
  answered: { en: "Mark as answered", ar: "سجّل أنه أُجيب عنه" },
  close: {
    label: { en: "Close or reopen", ar: "أغلقه أو أعد فتحه" },
    button: { en: "Close", ar: "أغلق" },
    reopen: { en: "Reopen", ar: "أعد فتحه" },
  },
  spam: {
    label: { en: "Mark as spam or not spam", ar: "انقله إلى غير المرغوب فيه أو أخرجه منه" },
    button: { en: "Mark as spam", ar: "انقله إلى غير المرغوب فيه" },
    notSpam: { en: "Not spam", ar: "أخرجه من غير المرغوب فيه" },
  },
  undo: { en: "Undo", ar: "تراجَع" },
  copyAddress: { en: "Copy the email address", ar: "انسخ البريد الإلكتروني" },
  addressCopied: { en: "The address was copied", ar: "نُسخ البريد الإلكتروني" },
  copyLink: { en: "Copy a link to this inquiry", ar: "انسخ رابط هذا الاستفسار" },
  linkCopied: { en: "The link was copied", ar: "نُسخ الرابط" },
  copyFailed: { en: "The browser did not allow copying", ar: "لم يسمح المتصفح بالنسخ" },
  print: { en: "Print", ar: "اطبع" },
  status: { en: "Status: {status}", ar: "الحالة: {status}" },
  previous: { en: "Previous", ar: "السابق" },
  next: { en: "Next", ar: "التالي" },
} satisfies Record<string, LocalizedText | Record<string, LocalizedText>>;

/** What came of an action. */
export const changeWords = {
  changed: { en: "Done: {change}", ar: "نُفّذ طلبك: {change}" },
  failed: { en: "Nothing was changed", ar: "لم يتغيّر شيء" },
  statusNow: { en: "status “{status}”", ar: "الحالة «{status}»" },
  assigneeNow: { en: "assigned to {name}", ar: "المكلّف {name}" },
  noteAdded: { en: "Note added", ar: "أُضيفت الملاحظة" },
  noteFailed: { en: "The note was not added", ar: "تعذّرت إضافة الملاحظة" },
  replyNow: { en: "the reply is on its way", ar: "الرد قيد الإرسال" },
} satisfies Record<string, LocalizedText>;

export const conflictWords = {
  title: { en: "Someone got there first", ar: "سبقك زميل" },
  text: {
    en: "This inquiry has changed since you saw it, so your change was not made.",
    ar: "تغيّر هذا الاستفسار منذ أن فتحته، فلم يُنفَّذ طلبك.",
  },
  theirs: { en: "Now: {state}", ar: "الآن: {state}" },
  yours: { en: "Your change: {change}", ar: "طلبت: {change}" },
  apply: { en: "Change it anyway", ar: "غيّره مع ذلك" },
  keep: { en: "Leave it as it is", ar: "اتركه كما هو" },
} satisfies Record<string, LocalizedText>;

/** What was done, in the history of an inquiry. */
export const eventWords = {
  statusChanged: { en: "{name} changed the status:", ar: "تغيّرت الحالة (المنفّذ: {name}):" },
  statusChangedItself: { en: "New status:", ar: "الحالة الجديدة:" },
  assigned: {
    en: "{name} assigned the inquiry to {assignee}",
    ar: "أُسند الاستفسار إلى {assignee} (المنفّذ: {name})",
  },
  took: { en: "{name} took the inquiry", ar: "من تولّى الاستفسار: {name}" },
  unassigned: { en: "{name} unassigned the inquiry", ar: "أُلغي التكليف بالاستفسار (المنفّذ: {name})" },
} satisfies Record<string, LocalizedText>;
