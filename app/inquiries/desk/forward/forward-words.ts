import type { LocalizedText } from "../../../i18n/text.ts";

export const forwardWords = {
  title: { en: "Forward an email", ar: "إعادة توجيه رسالة" },
  original: { en: "From {name}, {moment}", ar: "من {name}، {moment}" },
  address: { en: "To", ar: "إلى" },
  addressHint: {
    en: "Anyone but the visitor and ourselves. The visitor is not told, and never sees the reply.",
    ar: "أي عنوان غير عنوان صاحب الاستفسار وعناويننا. لا يُبلَّغ صاحب الاستفسار بذلك، ولا يرى الرد.",
  },
  language: { en: "Language of the email", ar: "لغة الرسالة" },
  note: { en: "Your message (optional)", ar: "نصك (اختياري)" },
  files: { en: "Files that go along, up to 20 MB:", ar: "ملفات تُرفق، حتى 20 ميغابايت:" },
  invalidAddress: {
    en: "Enter an email address such as name@example.com.",
    ar: "اكتب بريدًا مثل name@example.com.",
  },
  tooLong: { en: "Write at most 5,000 characters.", ar: "اكتب 5,000 حرف على الأكثر." },
  failed: { en: "The email was not forwarded", ar: "تعذّرت إعادة توجيه الرسالة" },
} satisfies Record<string, LocalizedText>;
