import type { PluralText } from "../../i18n/plural.ts";
import { interpolate, type Localized, type LocalizedText } from "../../i18n/text.ts";
import {
  characterCount,
  type EmailQuestion,
  type InquiryKind,
  maxLengthOf,
  type ProblemCode,
} from "../fields.ts";

/** One text per field and code, then one per code for any field, then those for the form. */
export const problemWords = {
  "name.missing": { en: "Enter your name.", ar: "اكتب اسمك." },
  "email.missing": { en: "Enter your email address.", ar: "اكتب بريدك الإلكتروني." },
  "email.invalid": {
    en: "Check the email address. It should look like name@example.com.",
    ar: "راجع البريد الإلكتروني. مثال: name@example.com",
  },
  "email.misspelled": {
    en: "Did you mean {suggestion}? If {address} is right, send again.",
    ar: "هل تقصد {suggestion}؟ إن كان {address} صحيحًا فأرسل من جديد.",
  },
  "email.unusual": {
    en: "Mail servers read your address as {address} and may not accept it. Enter another address, or send again to keep this one.",
    ar: "تقرأ خوادم البريد عنوانك هكذا: {address}، وقد لا تصل رسائلنا إليه. اكتب عنوانًا آخر، أو أرسل من جديد بهذا العنوان.",
  },
  takeSuggestion: { en: "Use {suggestion}", ar: "استخدم {suggestion}" },
  "subject.missing": { en: "Enter a subject.", ar: "اكتب الموضوع." },
  "message.missing": { en: "Write your message.", ar: "اكتب رسالتك." },
  "description.missing": { en: "Describe your project.", ar: "صِف مشروعك." },
  missing: {
    en: "This form did not load completely. Reload the page; what you typed is kept.",
    ar: "لم تُحمَّل هذه الاستمارة كاملة. أعد تحميل الصفحة، وكل ما كتبته محفوظ.",
  },
  too_long: {
    en: "Shorten this text: the limit is {max} characters, and you have {n}.",
    ar: "اختصر النص: عدد أحرفه {n}، والحد الأقصى {max}.",
  },
  titlePrefix: { en: "Error:", ar: "خطأ:" },
  summaryText: {
    en: "Correct the marked fields, then send again. What you typed is kept.",
    ar: "صحّح الحقول المشار إليها ثم أرسل من جديد. وكل ما كتبته محفوظ.",
  },
  questionTitle: { en: "Is your email address right?", ar: "هل بريدك الإلكتروني صحيح؟" },
  contactWaits: { en: "Your message has not been sent yet.", ar: "لم تُرسل رسالتك بعد." },
  projectWaits: { en: "Your project request has not been sent yet.", ar: "لم يُرسل طلب مشروعك بعد." },
  contactFailed: { en: "Your message was not sent", ar: "لم تُرسل رسالتك" },
  projectFailed: { en: "Your project request was not sent", ar: "لم يُرسل طلب مشروعك" },
  too_many: {
    en: "Too many messages have been sent in a short time. Try again later, or write to {email}.",
    ar: "أُرسلت رسائل كثيرة في وقت قصير. حاول لاحقًا، أو راسلنا على {email}.",
  },
  too_large: {
    en: "The message is too large to send. Shorten it, or write to {email}.",
    ar: "الرسالة أكبر من أن تُرسل. اختصرها أو راسلنا على {email}.",
  },
  offline: {
    en: "You are offline. What you typed is kept; send it when the connection returns.",
    ar: "انقطع اتصالك بالإنترنت. كل ما كتبته محفوظ، فأرسله حين يعود الاتصال.",
  },
  server: {
    en: "We could not receive your message. What you typed is kept: try again, or write to {email}.",
    ar: "تعذّر استلام رسالتك. كل ما كتبته محفوظ، فحاول مرة أخرى أو راسلنا على {email}.",
  },
} satisfies Record<string, LocalizedText>;

export const problemCount: PluralText = {
  en: { one: "There is 1 problem", other: "There are {n} problems" },
  ar: {
    zero: "لا أخطاء في الاستمارة",
    one: "في الاستمارة خطأ واحد",
    two: "في الاستمارة خطآن",
    few: "في الاستمارة {n} أخطاء",
    many: "في الاستمارة {n} خطأً",
    other: "في الاستمارة {n} خطأ",
  },
};

export type ProblemWords = Localized<typeof problemWords>;

/** Parts of the text about a problem. */
interface ProblemDetails {
  /** As it was typed. */
  value: unknown;
  question?: EmailQuestion | undefined;
}

export function problemText(
  words: ProblemWords,
  kind: InquiryKind,
  name: string,
  code: ProblemCode,
  { value, question }: ProblemDetails,
): string {
  const fieldText = Object.entries(words).find(([key]) => key === `${name}.${code}`)?.[1];
  return interpolate(fieldText ?? (code === "too_long" ? words.too_long : words.missing), {
    max: maxLengthOf(kind, name) ?? "",
    n: typeof value === "string" ? characterCount(value) : "",
    address: isolateAddress(question?.address),
    suggestion: isolateAddress(question?.suggestion),
  });
}

/** From left to right in any sentence. */
function isolateAddress(address = ""): string {
  return `\u2066${address}\u2069`;
}
