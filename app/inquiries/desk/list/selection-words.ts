import type { PluralText } from "../../../i18n/plural.ts";
import type { LocalizedText } from "../../../i18n/text.ts";

export const selectionWords = {
  markSpam: { en: "Mark as spam", ar: "انقل إلى غير المرغوب فيها" },
  unmarkSpam: { en: "Not spam", ar: "أخرج من غير المرغوب فيها" },
  clearSelection: { en: "Clear selection", ar: "ألغِ التحديد" },
  notChanged: { en: "The inquiries were not changed", ar: "تعذّر نقل الاستفسارات" },
  notRestored: { en: "The inquiries could not be restored", ar: "تعذّرت إعادة الاستفسارات إلى ما كانت عليه" },
} satisfies Record<string, LocalizedText>;

export const selectedCount: PluralText = {
  en: { one: "1 selected", other: "{n} selected" },
  ar: {
    zero: "لم يُحدَّد شيء",
    one: "حُدّد استفسار",
    two: "حُدّد استفساران",
    few: "حُدّدت {n} استفسارات",
    many: "حُدّد {n} استفسارًا",
    other: "حُدّد {n} استفسار",
  },
};

/** Of those marked as spam. */
export const markedCount: PluralText = {
  en: { one: "1 inquiry marked as spam", other: "{n} inquiries marked as spam" },
  ar: {
    zero: "لم يُنقل شيء إلى غير المرغوب فيها",
    one: "نُقل استفسار إلى غير المرغوب فيها",
    two: "نُقل استفساران إلى غير المرغوب فيها",
    few: "نُقلت {n} استفسارات إلى غير المرغوب فيها",
    many: "نُقل {n} استفسارًا إلى غير المرغوب فيها",
    other: "نُقل {n} استفسار إلى غير المرغوب فيها",
  },
};

/** Of those that are no longer spam. */
export const unmarkedCount: PluralText = {
  en: { one: "1 inquiry marked as not spam", other: "{n} inquiries marked as not spam" },
  ar: {
    zero: "لم يُخرج شيء من غير المرغوب فيها",
    one: "أُخرج استفسار من غير المرغوب فيها",
    two: "أُخرج استفساران من غير المرغوب فيها",
    few: "أُخرجت {n} استفسارات من غير المرغوب فيها",
    many: "أُخرج {n} استفسارًا من غير المرغوب فيها",
    other: "أُخرج {n} استفسار من غير المرغوب فيها",
  },
};

export const restoredCount: PluralText = {
  en: { one: "1 inquiry restored", other: "{n} inquiries restored" },
  ar: {
    zero: "لم يُعد شيء",
    one: "عاد استفسار إلى ما كان عليه",
    two: "عاد استفساران إلى ما كانا عليه",
    few: "عادت {n} استفسارات إلى ما كانت عليه",
    many: "عاد {n} استفسارًا إلى ما كان عليه",
    other: "عاد {n} استفسار إلى ما كان عليه",
  },
};

/** Of those that somebody else has changed since they were selected, or moved. */
export const changedCount: PluralText = {
  en: {
    one: "1 inquiry was changed by someone else and left as it is",
    other: "{n} inquiries were changed by someone else and left as they are",
  },
  ar: {
    zero: "لم يتغيّر شيء في هذه الأثناء",
    one: "عدّل غيرك استفسارًا في هذه الأثناء، فتُرك كما صار",
    two: "عدّل غيرك استفسارين في هذه الأثناء، فتُركا كما صارا",
    few: "عدّل غيرك {n} استفسارات في هذه الأثناء، فتُركت كما صارت",
    many: "عدّل غيرك {n} استفسارًا في هذه الأثناء، فتُرك كما صار",
    other: "عدّل غيرك {n} استفسار في هذه الأثناء، فتُرك كما صار",
  },
};
