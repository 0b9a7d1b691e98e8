import type { Contact, Inquiry, StateChange } from "../../../backend/inquiry-rows.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import { interpolate, listSeparator, type Locale, type LocalizedText } from "../../../i18n/text.ts";
import { nameInText } from "../../../staff/staff-name.ts";
import { statusWords } from "../../inbox-words.ts";
import { assigneeName } from "../assignee-name.ts";
import { outcomeText } from "../progress/outcome-words.ts";

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
    ar: "النتيجة: قُدّم عرض سعر، أو انتهى بعقد، أو لم ينتهِ بعقد، أو خارج اختصاصنا",
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
    short: { en: "Spam", ar: "غير مرغوب فيه" },
    notSpamShort: { en: "Not spam", ar: "ليس غير مرغوب فيه" },
  },
  undo: { en: "Undo", ar: "تراجع" },
  forward: { en: "Forward the last email", ar: "أعد توجيه آخر رسالة" },
  takeBack: { en: "Take back the waiting email", ar: "استرجع الرسالة التي لم تُرسل بعد" },
  sendNow: { en: "Send the waiting email now", ar: "أرسل الآن الرسالة التي لم تُرسل بعد" },
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

/** What an inquiry is, in the words of changes. */
export function describeState(locale: Locale, team: TeamMember[], inquiry: Inquiry): string {
  const { status, assignee_id, look_again_on, outcome, outcome_amount, outcome_currency } = inquiry;
  return [
    describeChange(locale, team, { status, assignee_id, ...(look_again_on && { look_again_on }) }),
    ...(outcome ? [describeChange(locale, team, { outcome, outcome_amount, outcome_currency })] : []),
  ].join(listSeparator(locale));
}

/** A change in words: "status “Closed”, assigned to karim". */
export function describeChange(locale: Locale, team: TeamMember[], change: StateChange): string {
  const say = (name: keyof typeof changeWords, values: Record<string, string> = {}) =>
    interpolate(changeWords[name][locale], values);
  if ("outcome" in change) {
    const outcome = outcomeText(locale, change);
    return outcome ? say("outcome", { outcome }) : say("noOutcome");
  }
  if ("name" in change) return say("contact", { contact: contactText(locale, change) });
  const { status, assignee_id: assignee, look_again_on: day } = change;
  const said: string[] = [];
  if (status) said.push(say("status", { status: statusWords[status][locale] }));
  if (assignee === null) said.push(say("nobody"));
  else if (assignee)
    said.push(say("assignee", { name: nameInText(locale, assigneeName(locale, team, assignee)) }));
  if (day !== undefined) said.push(day ? say("lookAgain", { day: formatDate(locale, day) }) : say("noDay"));
  return said.join(listSeparator(locale));
}

function contactText(locale: Locale, { name, email, company, phone }: Contact): string {
  const leftToRight = (text: string | null) => text && `\u2066${text}\u2069`;
  return [
    nameInText(locale, name),
    leftToRight(email),
    company && nameInText(locale, company),
    leftToRight(phone),
  ]
    .filter(Boolean)
    .join(listSeparator(locale));
}
