import type { LocalizedText } from "../../../i18n/text.ts";

export const listCommandWords = {
  view: { en: "Inquiries: {view}", ar: "الاستفسارات: {view}" },
  search: { en: "Search inquiries for “{text}”", ar: "ابحث في الاستفسارات عن «{text}»" },
  open: { en: "Open inquiry {reference}", ar: "افتح الاستفسار {reference}" },
  assigned: { en: "Open inquiries assigned to them", ar: "عرض الاستفسارات المفتوحة بحسب المكلّف" },
  notFound: { en: "There is no inquiry {reference}", ar: "لا يوجد استفسار بالرقم {reference}" },
  notFoundText: {
    en: "Check the reference. The inquiry may have been deleted.",
    ar: "راجع الرقم المرجعي. وربما حُذف الاستفسار.",
  },
  openFailed: { en: "The inquiry could not be looked up", ar: "تعذّر البحث عن الاستفسار" },
  next: { en: "Next inquiry", ar: "الاستفسار التالي" },
  previous: { en: "Previous inquiry", ar: "الاستفسار السابق" },
  newInquiry: { en: "New inquiry", ar: "استفسار جديد" },
  back: { en: "Back to the list", ar: "عُد إلى القائمة" },
} satisfies Record<string, LocalizedText>;
