import type { LocalizedText } from "../../i18n/text.ts";

export const commandWords = {
  view: { en: "Inquiries: {view}", ar: "الاستفسارات: {view}" },
  search: { en: "Search inquiries for “{text}”", ar: "ابحث في الاستفسارات عن «{text}»" },
  open: { en: "Open inquiry {reference}", ar: "افتح الاستفسار {reference}" },
  notFound: { en: "No inquiry {reference}", ar: "لا استفسار برقم {reference}" },
  notFoundText: {
    en: "Check the reference. The inquiry may also have been erased.",
    ar: "راجع الرقم المرجعي. وربما مُحي الاستفسار.",
  },
  openFailed: { en: "The inquiry could not be looked up", ar: "تعذّر البحث عن الاستفسار" },
  reply: { en: "Reply", ar: "ردّ عليه" },
  note: { en: "Write a note", ar: "اكتب ملاحظة" },
  take: { en: "Assign to me", ar: "كلّفني به" },
  status: { en: "Status: {status}", ar: "الحالة: {status}" },
  undo: { en: "Undo", ar: "تراجَع" },
  next: { en: "Next inquiry", ar: "الاستفسار التالي" },
  previous: { en: "Previous inquiry", ar: "الاستفسار السابق" },
  back: { en: "Back to the list", ar: "عُد إلى القائمة" },
  copyAddress: { en: "Copy the email address", ar: "انسخ البريد الإلكتروني" },
  addressCopied: { en: "The address was copied", ar: "نُسخ البريد الإلكتروني" },
  copyLink: { en: "Copy a link to this inquiry", ar: "انسخ رابط هذا الاستفسار" },
  linkCopied: { en: "The link was copied", ar: "نُسخ الرابط" },
  copyFailed: { en: "The browser did not allow copying", ar: "لم يسمح المتصفح بالنسخ" },
  print: { en: "Print", ar: "اطبع" },
} satisfies Record<string, LocalizedText>;
