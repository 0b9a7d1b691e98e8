import type { LocalizedText } from "../../../i18n/text.ts";

/** What is asked before a reply goes out. */
export const questionWords = {
  notSent: { en: "Your reply was not sent", ar: "لم يُرسل ردك" },
  replied: {
    en: "Your reply was not sent: {name} replied, {moment}",
    ar: "لم يُرسل ردك: أُرسل رد من {name}، {moment}",
  },
  wrote: {
    en: "Your reply was not sent: the visitor wrote again, {moment}",
    ar: "لم يُرسل ردك: وصلت رسالة أخرى من صاحب الاستفسار، {moment}",
  },
  hasTheirs: {
    en: "{visitor} has that email and not yours. Yours is kept.",
    ar: "وصلت تلك الرسالة إلى {visitor} ولم تصل رسالتك، وهي محفوظة.",
  },
  isKept: { en: "Yours is kept.", ar: "رسالتك محفوظة." },
  changed: {
    en: "The inquiry has changed since you opened it. Now: {state}.",
    ar: "تغيّر الاستفسار منذ أن فتحته. الآن: {state}.",
  },
  theirReply: { en: "{name}’s reply", ar: "رد {name}" },
  theirMail: { en: "The visitor’s email", ar: "رسالة صاحب الاستفسار" },
  yours: { en: "Yours, not sent", ar: "ردك، لم يُرسل" },
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
  sendInEnglish: { en: "Send as English", ar: "أرسله بالإنجليزية" },
  sendInArabic: { en: "Send as Arabic", ar: "أرسله بالعربية" },
  goOnWriting: { en: "Back to the text", ar: "عُد إلى النص" },
} satisfies Record<string, LocalizedText>;
