import type { PluralText } from "../../i18n/plural.ts";

export const triesLeft: PluralText = {
  en: {
    one: "Not this code. One try left, then you need a new one.",
    other: "Not this code. {n} tries left, then you need a new one.",
  },
  ar: {
    zero: "الرمز غير صحيح. لم تبقَ محاولة، فاطلب رمزًا جديدًا.",
    one: "الرمز غير صحيح. بقيت محاولة واحدة، ثم تحتاج إلى رمز جديد.",
    two: "الرمز غير صحيح. بقيت محاولتان، ثم تحتاج إلى رمز جديد.",
    few: "الرمز غير صحيح. بقيت {n} محاولات، ثم تحتاج إلى رمز جديد.",
    many: "الرمز غير صحيح. بقيت {n} محاولة، ثم تحتاج إلى رمز جديد.",
    other: "الرمز غير صحيح. بقيت {n} محاولة، ثم تحتاج إلى رمز جديد.",
  },
};

export const erasedFiles: PluralText = {
  en: { one: "1 file", other: "{n} files" },
  ar: {
    zero: "لا ملفات",
    one: "ملف واحد",
    two: "ملفان",
    few: "{n} ملفات",
    many: "{n} ملفًا",
    other: "{n} ملف",
  },
};

export const erasedMails: PluralText = {
  en: { one: "The text of 1 email", other: "The text of {n} emails" },
  ar: {
    zero: "لا رسائل",
    one: "نص رسالة واحدة",
    two: "نص رسالتين",
    few: "نص {n} رسائل",
    many: "نص {n} رسالة",
    other: "نص {n} رسالة",
  },
};

/** How long there is to reply. */
export const timeLeft = {
  minutes: {
    en: { one: "1 min left", other: "{n} min left" },
    ar: {
      zero: "حان الموعد",
      one: "بقيت دقيقة",
      two: "بقيت دقيقتان",
      few: "بقيت {n} دقائق",
      many: "بقيت {n} دقيقة",
      other: "بقيت {n} دقيقة",
    },
  },
  hours: {
    en: { one: "1 h left", other: "{n} h left" },
    ar: {
      zero: "حان الموعد",
      one: "بقيت ساعة",
      two: "بقيت ساعتان",
      few: "بقيت {n} ساعات",
      many: "بقيت {n} ساعة",
      other: "بقيت {n} ساعة",
    },
  },
  days: {
    en: { one: "1 day left", other: "{n} days left" },
    ar: {
      zero: "حان الموعد",
      one: "بقي يوم",
      two: "بقي يومان",
      few: "بقيت {n} أيام",
      many: "بقي {n} يومًا",
      other: "بقي {n} يوم",
    },
  },
} satisfies Record<string, PluralText>;
