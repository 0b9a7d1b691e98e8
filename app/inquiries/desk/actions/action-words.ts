import type { LocalizedText } from "../../../i18n/text.ts";

export const actionWords = {
  reply: { label: { en: "Reply", ar: "ردّ عليه" }, button: { en: "Reply", ar: "ردّ" } },
  note: { label: { en: "Write a note", ar: "اكتب ملاحظة" }, button: { en: "Note", ar: "ملاحظة" } },
  take: { en: "Assign to me", ar: "أتولّاه أنا" },
  assign: { en: "Assign to someone", ar: "كلّف به زميلًا" },
  answered: {
    label: { en: "Mark as answered", ar: "اجعل حالته «جرى الرد»" },
    short: { en: "Answered", ar: "جرى الرد" },
  },
  lookAgain: { en: "Look again on…", ar: "العودة إليه يوم…" },
  outcome: {
    en: "Outcome: quoted, won, lost or not ours",
    ar: "النتيجة: قُدّم عرض أو فزنا به أو لم نفز به أو خارج اختصاصنا",
  },
  more: { en: "More actions", ar: "إجراءات أخرى" },
  close: {
    label: { en: "Close or reopen", ar: "أغلقه أو أعد فتحه" },
    button: { en: "Close", ar: "أغلق" },
    reopen: { en: "Reopen", ar: "أعد الفتح" },
  },
  spam: {
    label: { en: "Mark as spam or not spam", ar: "انقله إلى غير المرغوب فيه أو أخرجه منه" },
    button: { en: "Mark as spam", ar: "انقله إلى غير المرغوب فيه" },
    notSpam: { en: "Not spam", ar: "أخرجه من غير المرغوب فيه" },
    short: { en: "Spam", ar: "غير مرغوب" },
    notSpamShort: { en: "Not spam", ar: "أعده إلى الوارد" },
  },
  undo: { en: "Undo", ar: "تراجع" },
  forward: { en: "Forward the last email", ar: "أعد توجيه آخر رسالة" },
  takeBack: { en: "Take back the waiting email", ar: "استرجع الرسالة المنتظرة" },
  sendNow: { en: "Send the waiting email now", ar: "أرسل الرسالة المنتظرة الآن" },
  correct: { en: "Correct name or address", ar: "صحّح الاسم أو البريد" },
  copyAddress: { en: "Copy the email address", ar: "انسخ البريد الإلكتروني" },
  addressCopied: { en: "The address was copied", ar: "نُسخ البريد الإلكتروني" },
  copyLink: { en: "Copy a link to this inquiry", ar: "انسخ رابط هذا الاستفسار" },
  linkCopied: { en: "The link was copied", ar: "نُسخ الرابط" },
  print: { en: "Print", ar: "اطبع" },
  status: { en: "Status: {status}", ar: "الحالة: {status}" },
  previous: { en: "Previous", ar: "السابق" },
  next: { en: "Next", ar: "التالي" },
} satisfies Record<string, LocalizedText | Record<string, LocalizedText>>;

/** What an inquiry is after a change. */
export const changeWords = {
  failed: { en: "Nothing was changed", ar: "لم يتغيّر شيء" },
  status: { en: "status “{status}”", ar: "الحالة «{status}»" },
  assignee: { en: "assigned to {name}", ar: "المكلّف: {name}" },
  nobody: { en: "assigned to nobody", ar: "بلا مكلّف" },
  lookAgain: { en: "comes back on {day}", ar: "العودة يوم {day}" },
  noDay: { en: "does not come back", ar: "أُلغي يوم العودة" },
  outcome: { en: "outcome “{outcome}”", ar: "النتيجة «{outcome}»" },
  noOutcome: { en: "no outcome", ar: "بلا نتيجة" },
  contact: { en: "sender: {contact}", ar: "صاحب الاستفسار: {contact}" },
  noteAdded: { en: "Note added", ar: "أُضيفت الملاحظة" },
  noteFailed: { en: "The note was not added", ar: "تعذّرت إضافة الملاحظة" },
} satisfies Record<string, LocalizedText>;

export const conflictWords = {
  title: { en: "Someone got there first", ar: "سبقك زميل" },
  text: {
    en: "This inquiry has changed since you opened it, so your change was not saved.",
    ar: "تغيّر هذا الاستفسار منذ أن فتحته، فلم يُحفظ تغييرك.",
  },
  theirs: { en: "Now: {state}", ar: "الآن: {state}" },
  yours: { en: "Your change: {change}", ar: "تغييرك: {change}" },
  apply: { en: "Change it anyway", ar: "غيّره مع ذلك" },
  keep: { en: "Leave it as it is", ar: "اتركه كما هو" },
} satisfies Record<string, LocalizedText>;
