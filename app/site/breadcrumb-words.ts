import type { LocalizedText } from "../i18n/text.ts";

export const breadcrumbWords = {
  breadcrumbLabel: { en: "Breadcrumb", ar: "مسار الصفحة" },
  breadcrumbHome: { en: "Home", ar: "الرئيسية" },
} satisfies Record<string, LocalizedText>;
