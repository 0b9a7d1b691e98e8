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
  open: { en: "Shortcuts (?)", ar: "الاختصارات (?)" },
  title: { en: "Keyboard shortcuts", ar: "اختصارات لوحة المفاتيح" },
  list: { en: "In the list", ar: "في القائمة" },
  inquiry: { en: "In an inquiry", ar: "في الاستفسار" },
  setting: { en: "Use single-key shortcuts", ar: "استخدم اختصارات المفتاح الواحد" },
  close: { en: "Close", ar: "أغلق" },
} satisfies Record<string, LocalizedText>;

export const keyWords: Record<"list" | "inquiry", Partial<Record<KeyName, LocalizedText>>> = {
  list: {
    j: { en: "Next inquiry", ar: "الاستفسار التالي" },
    k: { en: "Previous inquiry", ar: "الاستفسار السابق" },
    Enter: { en: "Open the inquiry", ar: "افتح الاستفسار" },
    x: { en: "Select or deselect the inquiry", ar: "حدّد الاستفسار أو ألغِ تحديده" },
    s: { en: "Move the selected inquiries to spam", ar: "انقل الاستفسارات المحدّدة إلى غير المرغوب فيها" },
    u: { en: "Undo", ar: "تراجَع" },
    "/": { en: "Search", ar: "ابحث" },
    "Ctrl K": { en: "All commands, by name", ar: "كل الأوامر بأسمائها" },
  },
  inquiry: {
    r: { en: "Reply", ar: "ردّ عليه" },
    n: { en: "Write a note", ar: "اكتب ملاحظة" },
    t: { en: "Assign to me", ar: "كلّفني به" },
    a: { en: "Assign to someone", ar: "كلّف أحدًا به" },
    d: { en: "Mark as answered", ar: "سجّل أنه أُجيب عنه" },
    e: { en: "Close or reopen", ar: "أغلقه أو أعد فتحه" },
    s: { en: "Mark as spam or not spam", ar: "انقله إلى غير المرغوب فيه أو أخرجه منه" },
    u: { en: "Undo", ar: "تراجَع" },
    j: { en: "Next inquiry", ar: "الاستفسار التالي" },
    k: { en: "Previous inquiry", ar: "الاستفسار السابق" },
    Esc: { en: "Leave the text box; pressed again, back to the list", ar: "غادر النص، ثم عُد إلى القائمة" },
    "Ctrl Enter": { en: "Send what you have written", ar: "أرسل ما كتبته" },
    "Ctrl K": { en: "All commands, by name", ar: "كل الأوامر بأسمائها" },
  },
};
