import type { LocalizedText } from "../../../i18n/text.ts";

/** What is asked before a reply goes out. */
export const questionWords = {
  notSent: { en: "Your reply was not sent", ar: "لم يُرسل ردك" },
  answered: { en: "{name} replied at {time}.", ar: "أُرسل رد من {name} الساعة\u00a0{time}." },
  answeredOn: { en: "{name} replied on {moment}.", ar: "أُرسل رد من {name} بتاريخ {moment}." },
  received: {
    en: "The visitor wrote again at {time}.",
    ar: "وصلت رسالة أخرى من صاحب الاستفسار الساعة\u00a0{time}.",
  },
  receivedOn: {
    en: "The visitor wrote again on {moment}.",
    ar: "وصلت رسالة أخرى من صاحب الاستفسار بتاريخ {moment}.",
  },
  changed: {
    en: "The inquiry has changed since you opened it. Now: {state}.",
    ar: "تغيّر الاستفسار منذ أن فتحته. الآن: {state}.",
  },
  theirReply: { en: "{name}’s reply", ar: "رد {name}" },
  theirMail: { en: "The visitor’s email", ar: "رسالة صاحب الاستفسار" },
  sendAsWell: { en: "Send my reply as well", ar: "أرسل ردي أيضًا" },
  sendAnyway: { en: "Send it anyway", ar: "أرسله مع ذلك" },
  keepDraft: { en: "Keep as a draft", ar: "أبقِه مسودة" },
  englishInArabic: {
    en: "This reply is written in English, but its language is set to Arabic",
    ar: "هذا الرد مكتوب بالإنجليزية، ولغته المحدّدة العربية",
  },
  arabicInEnglish: {
    en: "This reply is written in Arabic, but its language is set to English",
    ar: "هذا الرد مكتوب بالعربية، ولغته المحدّدة الإنجليزية",
  },
  languageText: {
    en: "The language that is set decides the subject, the lines before and after your text, and the direction of the text.",
    ar: "موضوع الرسالة، والأسطر التي قبل نصك وبعده، واتجاه النص، كلها تتبع اللغة المحدّدة.",
  },
  sendInEnglish: { en: "Send as English", ar: "أرسله بوصفه إنجليزيًا" },
  sendInArabic: { en: "Send as Arabic", ar: "أرسله بوصفه عربيًا" },
  goOnWriting: { en: "Back to the text", ar: "عُد إلى النص" },
} satisfies Record<string, LocalizedText>;
