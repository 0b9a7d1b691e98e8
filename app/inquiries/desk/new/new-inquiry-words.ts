import { inEachLocale, interpolate, type LocalizedText } from "../../../i18n/text.ts";
import type { FormProblems } from "../../../ui/form/form.tsx";
import { type EntryChannel, type EntryProblem, type EntryProblems, maxDaysBack } from "./entry.ts";
import { maxLengthOf } from "../../fields.ts";
import type { EntryDraft } from "./entry-draft.ts";

export const newInquiryWords = {
  title: { en: "New inquiry", ar: "استفسار جديد" },
  close: { en: "Close; what you typed is kept", ar: "أغلق، ويبقى ما كتبته محفوظًا" },
  channel: { en: "How it began", ar: "كيف بدأ الاستفسار" },
  type: { en: "Type", ar: "النوع" },
  name: { en: "Name", ar: "الاسم" },
  company: { en: "Company", ar: "الشركة" },
  phone: { en: "Phone", ar: "الهاتف" },
  email: { en: "Email", ar: "البريد الإلكتروني" },
  to: { en: "To", ar: "إلى" },
  when: { en: "When", ar: "متى" },
  projectType: { en: "Project type", ar: "نوع المشروع" },
  unknownType: { en: "Not known yet", ar: "غير معروف بعد" },
  subject: { en: "Subject", ar: "الموضوع" },
  said: { en: "What was said", ar: "مضمون الحديث" },
  message: { en: "Message", ar: "الرسالة" },
  language: { en: "Language", ar: "اللغة" },
  byText: { en: "Detected: {language}", ar: "بحسب النص: {language}" },
  assignee: { en: "Assigned to", ar: "المكلّف" },
  receipt: { en: "Send a receipt by email", ar: "أرسل إشعار استلام بالبريد" },
  receiptHint: {
    en: "If off, nothing is sent. The receipt does not include your notes.",
    ar: "إن لم تختره فلن يُرسل شيء. ولا يرد في الإشعار شيء مما تدوّنه هنا.",
  },
  reachHint: { en: "An email address or a phone number is enough.", ar: "يكفي بريد إلكتروني أو رقم هاتف." },
  save: { en: "Save inquiry", ar: "احفظ الاستفسار" },
  send: { en: "Send", ar: "أرسل" },
  invalid: {
    en: "Correct the marked fields. Nothing has been saved yet.",
    ar: "صحّح الحقول المشار إليها. لم يُحفظ شيء بعد.",
  },
  failed: {
    en: "The inquiry was not saved; what you typed is kept",
    ar: "لم يُحفظ الاستفسار، وما كتبته باقٍ",
  },
  stored: { en: "Saved as {reference}", ar: "حُفظ بالرقم {reference}" },
  due: { en: "Reply due {moment}", ar: "موعد الرد {moment}" },
  noReceipt: {
    en: "No receipt was sent: this address has reached its daily limit.",
    ar: "لم يُرسل إشعار استلام: بلغ هذا العنوان الحد اليومي للإشعارات.",
  },
} satisfies Record<string, LocalizedText>;

export const entryChannelWords = {
  call: { en: "Phone call", ar: "مكالمة" },
  whatsapp: { en: "WhatsApp", ar: "واتساب" },
  visit: { en: "Visit", ar: "زيارة" },
  staff: { en: "Write first", ar: "بمبادرة منا" },
} satisfies Record<EntryChannel, LocalizedText>;

const problemWords: Record<string, LocalizedText> = {
  "name.missing": { en: "Enter a name.", ar: "اكتب الاسم." },
  "email.missing": {
    en: "Enter an email address, or a phone number with at least six digits.",
    ar: "اكتب بريدًا إلكترونيًا أو رقم هاتف من ستة أرقام على الأقل.",
  },
  "to.missing": { en: "Enter an email address.", ar: "اكتب بريدًا إلكترونيًا." },
  "email.invalid": {
    en: "Check the email address. It should look like name@example.com.",
    ar: "راجع البريد الإلكتروني. مثال: name@example.com",
  },
  "subject.missing": { en: "Enter a subject.", ar: "اكتب الموضوع." },
  "text.missing": { en: "Write what it is about.", ar: "اكتب المضمون." },
  "happenedAt.missing": { en: "Enter when it was.", ar: "حدّد متى كان ذلك." },
  "happenedAt.invalid": { en: "Enter a date and a time.", ar: "اكتب التاريخ والوقت." },
  "happenedAt.future": { en: "This is in the future.", ar: "هذا الموعد لم يحن بعد." },
  "happenedAt.too_old": {
    en: `At most ${maxDaysBack} days ago.`,
    ar: `قبل ${maxDaysBack} يومًا على الأكثر.`,
  },
  too_long: {
    en: "Shorten this text: the limit is {max} characters.",
    ar: "اختصر النص: عدد الأحرف المسموح به {max}.",
  },
  unknown: { en: "Choose one from the list.", ar: "اختر من القائمة." },
};

/** What is wrong with the fields of the form, and with the whole of it. */
export function entryProblems({ channel, type }: EntryDraft, codes: EntryProblems): FormProblems {
  const problems: FormProblems = { form: newInquiryWords.invalid };
  for (const [field, code] of Object.entries(codes)) {
    const isText = field === "message" || field === "description";
    const name = isText ? "text" : field;
    const named = channel === "staff" && field === "email" ? "to" : name;
    problems[name] = entryProblemText(named, code, maxLengthOf(type, field));
  }
  return problems;
}

/** What is not known is a choice to be made again. */
export function entryProblemText(field: string, code: EntryProblem, max = 0): LocalizedText {
  const words = problemWords[`${field}.${code}`] ?? problemWords[field === "to" ? `email.${code}` : code];
  return inEachLocale((to) => interpolate((words ?? newInquiryWords.invalid)[to], { max }));
}
