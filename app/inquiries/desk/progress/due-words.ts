import type { PluralText } from "../../../i18n/plural.ts";
import type { LocalizedText } from "../../../i18n/text.ts";

export const dueWords = {
  met: { en: "answered on time", ar: "جرى الرد في موعده" },
  missed: { en: "answered late", ar: "جرى الرد بعد موعده" },
  none: { en: "no deadline", ar: "بلا موعد" },
} satisfies Record<string, LocalizedText>;

type Unit = "minutes" | "hours" | "days";

/** How long is left. */
export const leftWords = {
  minutes: {
    en: { one: "in 1 min", other: "in {n} min" },
    ar: {
      zero: "الآن",
      one: "بعد دقيقة",
      two: "بعد دقيقتين",
      few: "بعد {n} دقائق",
      many: "بعد {n} دقيقة",
      other: "بعد {n} دقيقة",
    },
  },
  hours: {
    en: { one: "in 1 h", other: "in {n} h" },
    ar: {
      zero: "الآن",
      one: "بعد ساعة",
      two: "بعد ساعتين",
      few: "بعد {n} ساعات",
      many: "بعد {n} ساعة",
      other: "بعد {n} ساعة",
    },
  },
  days: {
    en: { one: "in 1 day", other: "in {n} days" },
    ar: {
      zero: "اليوم",
      one: "بعد يوم",
      two: "بعد يومين",
      few: "بعد {n} أيام",
      many: "بعد {n} يومًا",
      other: "بعد {n} يوم",
    },
  },
} satisfies Record<Unit, PluralText>;

/** How long it is too late. */
export const lateWords = {
  minutes: {
    en: { one: "1 min late", other: "{n} min late" },
    ar: {
      zero: "متأخر",
      one: "متأخر دقيقة",
      two: "متأخر دقيقتين",
      few: "متأخر {n} دقائق",
      many: "متأخر {n} دقيقة",
      other: "متأخر {n} دقيقة",
    },
  },
  hours: {
    en: { one: "1 h late", other: "{n} h late" },
    ar: {
      zero: "متأخر",
      one: "متأخر ساعة",
      two: "متأخر ساعتين",
      few: "متأخر {n} ساعات",
      many: "متأخر {n} ساعة",
      other: "متأخر {n} ساعة",
    },
  },
  days: {
    en: { one: "1 day late", other: "{n} days late" },
    ar: {
      zero: "متأخر",
      one: "متأخر يومًا",
      two: "متأخر يومين",
      few: "متأخر {n} أيام",
      many: "متأخر {n} يومًا",
      other: "متأخر {n} يوم",
    },
  },
} satisfies Record<Unit, PluralText>;
