import type { LocalizedText } from "../../i18n/text.ts";

export type KeyName =
  | "j"
  | "k"
  | "Enter"
  | "x"
  | "s"
  | "u"
  | "/"
  | "r"
  | "n"
  | "t"
  | "a"
  | "d"
  | "e"
  | "Esc"
  | "Ctrl Enter"
  | "Ctrl K";

export const keysHelpWords = {
  open: { en: "Keys (?)", ar: "المفاتيح (?)" },
  title: { en: "Keys", ar: "المفاتيح" },
  list: { en: "In the list", ar: "في القائمة" },
  inquiry: { en: "In an inquiry", ar: "في الاستفسار" },
  setting: { en: "Single keys do something", ar: "تعمل المفاتيح المفردة" },
  close: { en: "Close", ar: "أغلق" },
} satisfies Record<string, LocalizedText>;

export const keyWords: Record<"list" | "inquiry", Partial<Record<KeyName, LocalizedText>>> = {
  list: {
    j: { en: "Next inquiry", ar: "الاستفسار التالي" },
    k: { en: "Previous inquiry", ar: "الاستفسار السابق" },
    Enter: { en: "Open it", ar: "افتحه" },
    x: { en: "Select it, or no longer", ar: "حدّده أو ألغِ تحديده" },
    s: { en: "Move what is selected to spam", ar: "انقل المحدّد إلى الرسائل المزعجة" },
    u: { en: "Undo", ar: "تراجَع" },
    "/": { en: "Search", ar: "ابحث" },
    "Ctrl K": { en: "All commands, by name", ar: "كل الأوامر بأسمائها" },
  },
  inquiry: {
    r: { en: "Reply", ar: "ردّ" },
    n: { en: "Write a note", ar: "اكتب ملاحظة" },
    t: { en: "Take it", ar: "تولَّ الأمر" },
    a: { en: "Assign it", ar: "كلّف أحدًا به" },
    d: { en: "Answered", ar: "أُجيب عنه" },
    e: { en: "Close or reopen", ar: "أغلقه أو أعِد فتحه" },
    s: { en: "Spam or not", ar: "مزعج أو لا" },
    u: { en: "Undo", ar: "تراجَع" },
    j: { en: "Next inquiry", ar: "الاستفسار التالي" },
    k: { en: "Previous inquiry", ar: "الاستفسار السابق" },
    Esc: { en: "Back to the list", ar: "العودة إلى القائمة" },
    "Ctrl Enter": { en: "Send what is written", ar: "أرسل ما كتبته" },
    "Ctrl K": { en: "All commands, by name", ar: "كل الأوامر بأسمائها" },
  },
};
