import type { LocalizedText } from "../../i18n/text.ts";

export const words = {
  title: { en: "Oops! Page not found", ar: "عذرًا، لم نجد هذه الصفحة" },
  text: {
    en: "The address may have changed, or may never have existed.",
    ar: "ربما تغيّر العنوان، أو لم يكن موجودًا أصلًا.",
  },
  home: { en: "Go to the English home page", ar: "إلى الصفحة الرئيسية بالعربية" },
} satisfies Record<string, LocalizedText>;
