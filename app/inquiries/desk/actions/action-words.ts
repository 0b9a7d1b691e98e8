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
  outcome: { en: "Outcome: quoted, won or lost", ar: "النتيجة: قُدّم عرض أو فزنا به أو لم نفز به" },
  more: { en: "More actions", ar: "إجراءات أخرى" },
  close: {
    label: { en: "Close or reopen", ar: "أغلقه أو أعد فتحه" },
    button: { en: "Close", ar: "أغلق" },
    reopen: { en: "Reopen", ar: "أعد فتحه" },
  },
  spam: {
    label: { en: "Mark as spam or not spam", ar: "انقله إلى غير المرغوب فيه أو أخرجه منه" },
    button: { en: "Mark as spam", ar: "انقله إلى غير المرغوب فيه" },
    notSpam: { en: "Not spam", ar: "أخرجه من غير المرغوب فيه" },
    short: { en: "Spam", ar: "غير مرغوب فيه" },
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

/** What came of an action. */
export const changeWords = {
  failed: { en: "Nothing was changed", ar: "لم يتغيّر شيء" },
  statusDone: { en: "Status changed to “{status}”.", ar: "تغيّرت الحالة إلى «{status}»." },
  assigneeDone: { en: "Assigned to {name}.", ar: "المكلّف الآن: {name}." },
  nobodyDone: { en: "No longer assigned to anyone.", ar: "لم يعد أحد مكلّفًا به." },
  statusNow: { en: "status “{status}”", ar: "الحالة «{status}»" },
  assigneeNow: { en: "assigned to {name}", ar: "المكلّف {name}" },
  nobodyNow: { en: "assigned to nobody", ar: "بلا مكلّف" },
  lookAgainDone: { en: "Comes back on {day}.", ar: "يعود يوم {day}." },
  noDayDone: { en: "No longer comes back on a day.", ar: "لم يعد له يوم يعود فيه." },
  outcomeDone: { en: "Outcome: {outcome}.", ar: "النتيجة: {outcome}." },
  noOutcomeDone: { en: "The outcome was removed.", ar: "أُزيلت النتيجة." },
  lookAgainNow: { en: "comes back on {day}", ar: "يعود يوم {day}" },
  noDayNow: { en: "comes back on no day", ar: "لا يوم يعود فيه" },
  outcomeNow: { en: "outcome “{outcome}”", ar: "النتيجة «{outcome}»" },
  noOutcomeNow: { en: "no outcome", ar: "بلا نتيجة" },
  contactDone: { en: "The sender is now: {contact}.", ar: "صاحب الاستفسار الآن: {contact}." },
  contactNow: { en: "sender: {contact}", ar: "صاحب الاستفسار: {contact}" },
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

/** What was done, in the history of an inquiry. */
export const eventWords = {
  statusChanged: { en: "{name} changed the status:", ar: "{name}: تغيير الحالة إلى" },
  statusChangedItself: { en: "New status:", ar: "الحالة الجديدة:" },
  assigned: {
    en: "{name} assigned the inquiry to {assignee}",
    ar: "{name}: تكليف {assignee} بالاستفسار",
  },
  entered: { en: "{name} entered this inquiry", ar: "{name}: إدخال الاستفسار" },
  forwarded: {
    en: "{name} forwarded an email to {address}",
    ar: "{name}: إعادة توجيه رسالة إلى {address}",
  },
  took: { en: "{name} assigned the inquiry to themselves", ar: "{name}: تولّي الاستفسار" },
  corrected: { en: "{name} corrected: {fields}", ar: "{name}: تصحيح {fields}" },
  changed: { en: "{name} changed: {change}", ar: "{name}: {change}" },
  unassigned: { en: "{name} unassigned the inquiry", ar: "{name}: إلغاء التكليف" },
  dueMovedClosed: {
    en: "{name} moved the reply from {from} to {to}, because the office is closed on {days}",
    ar: "{name}: تغيير موعد الرد من {from} إلى {to}، لأن المكتب مغلق ({days})",
  },
  dueMovedOpen: {
    en: "{name} moved the reply from {from} to {to}, because the office is open after all on {days}",
    ar: "{name}: تغيير موعد الرد من {from} إلى {to}، لأن الإغلاق أُلغي ({days})",
  },
} satisfies Record<string, LocalizedText>;
