import type { PluralText } from "../../../i18n/plural.ts";
import type { LocalizedText } from "../../../i18n/text.ts";

/** What the visitor told on the inquiry's page, as staff see it. */
export const briefWords = {
  title: { en: "The brief", ar: "أسئلة المشروع" },
  unknown: { en: "Not known yet", ar: "غير معروف بعد" },
  missing: { en: "Not answered", ar: "بلا جواب" },
  ndaAsked: {
    en: "The visitor asks for a mutual NDA first. Their page takes no files until both sides have agreed.",
    ar: "يطلب صاحب الاستفسار اتفاقية عدم إفصاح متبادلة أولًا. لا تستقبل صفحته ملفات حتى يوافق الطرفان.",
  },
  ndaAgreed: {
    en: "Both sides have agreed to a mutual NDA.",
    ar: "وافق الطرفان على اتفاقية عدم إفصاح متبادلة.",
  },
  agree: { en: "Both sides have agreed", ar: "وافق الطرفان" },
  agreed: { en: "NDA noted as agreed", ar: "سُجّلت الموافقة على الاتفاقية" },
  notAgreed: { en: "Not noted", ar: "لم تُسجّل الموافقة" },
} satisfies Record<string, LocalizedText>;

export const missingAnswers: PluralText = {
  en: { one: "{n} not answered", other: "{n} not answered" },
  ar: {
    zero: "كلها مجابة",
    one: "سؤال واحد بلا جواب",
    two: "سؤالان بلا جواب",
    few: "{n} أسئلة بلا جواب",
    many: "{n} سؤالًا بلا جواب",
    other: "{n} سؤال بلا جواب",
  },
};
