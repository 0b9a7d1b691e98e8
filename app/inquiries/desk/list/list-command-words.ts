import type { LocalizedText } from "../../../i18n/text.ts";

export const listCommandWords = {
  view: { en: "Inquiries: {view}", ar: "الاستفسارات: {view}" },
  search: { en: "Search inquiries for “{text}”", ar: "ابحث في الاستفسارات عن «{text}»" },
  open: { en: "Open inquiry {reference}", ar: "افتح الاستفسار {reference}" },
  notFound: { en: "No inquiry {reference}", ar: "لا استفسار برقم {reference}" },
  notFoundText: {
    en: "Check the reference. The inquiry may also have been erased.",
    ar: "راجع الرقم المرجعي. وربما مُحي الاستفسار.",
  },
  openFailed: { en: "The inquiry could not be looked up", ar: "تعذّر البحث عن الاستفسار" },
  next: { en: "Next inquiry", ar: "الاستفسار التالي" },
  previous: { en: "Previous inquiry", ar: "الاستفسار السابق" },
  back: { en: "Back to the list", ar: "عُد إلى القائمة" },
} satisfies Record<string, LocalizedText>;
