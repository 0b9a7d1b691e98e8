import type { PluralText } from "../../../i18n/plural.ts";
import { inEachLocale, interpolate, type LocalizedText } from "../../../i18n/text.ts";

export const selectionWords = {
  selected: { en: "Selected inquiries", ar: "الاستفسارات المحدّدة" },
  count: { en: "{n} selected", ar: "المحدّد: {n}" },
  clearSelection: { en: "Clear selection", ar: "ألغِ التحديد" },
  assign: { en: "Assign", ar: "كلّف" },
  take: { en: "Take", ar: "أتولّاها" },
  you: { en: "you", ar: "أنت" },
  lookAgain: { en: "Look again", ar: "العودة إليها" },
  apply: { en: "Set the day", ar: "حدّد اليوم" },
  undone: { en: "as before", ar: "أُلغي التغيير" },
  command: { en: "Selected inquiries: {action}", ar: "الاستفسارات المحدّدة: {action}" },
  notChanged: { en: "The inquiries were not changed", ar: "لم تتغيّر الاستفسارات" },
  notRestored: { en: "The inquiries could not be restored", ar: "تعذّرت إعادة الاستفسارات إلى ما كانت عليه" },
} satisfies Record<string, LocalizedText>;

/** The name of what is done with those that are selected. */
export function forSelected(action: LocalizedText): LocalizedText {
  return inEachLocale((to) => interpolate(selectionWords.command[to], { action: action[to] }));
}

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
