import type { LocalizedText } from "../../../i18n/text.ts";

export const actionWords = {
  reply: { label: { en: "Reply", ar: "ردّ عليه" }, button: { en: "Reply", ar: "ردّ" } },
  note: { label: { en: "Write a note", ar: "اكتب ملاحظة" }, button: { en: "Note", ar: "ملاحظة" } },
  take: { en: "Assign to me", ar: "كلّفني به" },
  assign: { en: "Assign to someone", ar: "كلّف أحدًا به" },
  answered: { en: "Mark as answered", ar: "سجّل أنه أُجيب عنه" },
  close: {
    label: { en: "Close or reopen", ar: "أغلقه أو أعد فتحه" },
    button: { en: "Close", ar: "أغلق" },
    reopen: { en: "Reopen", ar: "أعد فتحه" },
  },
  spam: {
    label: { en: "Mark as spam or not spam", ar: "انقله إلى غير المرغوب فيه أو أخرجه منه" },
    button: { en: "Mark as spam", ar: "انقله إلى غير المرغوب فيه" },
    notSpam: { en: "Not spam", ar: "أخرجه من غير المرغوب فيه" },
  },
  undo: { en: "Undo", ar: "تراجَع" },
  copyAddress: { en: "Copy the email address", ar: "انسخ البريد الإلكتروني" },
  addressCopied: { en: "The address was copied", ar: "نُسخ البريد الإلكتروني" },
  copyLink: { en: "Copy a link to this inquiry", ar: "انسخ رابط هذا الاستفسار" },
  linkCopied: { en: "The link was copied", ar: "نُسخ الرابط" },
  copyFailed: { en: "The browser did not allow copying", ar: "لم يسمح المتصفح بالنسخ" },
  print: { en: "Print", ar: "اطبع" },
  status: { en: "Status: {status}", ar: "الحالة: {status}" },
  previous: { en: "Previous", ar: "السابق" },
  next: { en: "Next", ar: "التالي" },
} satisfies Record<string, LocalizedText | Record<string, LocalizedText>>;
