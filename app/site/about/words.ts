import type { Text } from "../../i18n/text.ts";

export const words = {
  breadcrumbLabel: { en: "Breadcrumb", ar: "مسار الصفحة" },
  breadcrumbHome: { en: "Home", ar: "الرئيسية" },
  breadcrumbHere: { en: "About", ar: "من نحن" },
  title: { en: "About {company}", ar: "من نحن" },
  inspiration: { en: "Our inspiration", ar: "ما ألهمنا" },
  mission: { en: "Our mission", ar: "رسالتنا" },
  missionValues: { en: "Four values", ar: "أربع قيم" },
  journey: { en: "Our journey", ar: "رحلتنا" },
  film: { en: "The {product} story", ar: "قصة {product}" },
  commitment: { en: "Our commitment", ar: "التزامنا" },
  relatedServices: { en: "Services", ar: "الخدمات" },
  relatedStartProject: { en: "Start a Project", ar: "ابدأ مشروعك" },
  sample: {
    en: "{company} and {product} are sample content.",
    ar: "{company} و{product} محتوى تجريبي.",
  },
} satisfies Record<string, Text>;
