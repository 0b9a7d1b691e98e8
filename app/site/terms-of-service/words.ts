import type { Text } from "../../i18n/text.ts";

export const words = {
  updated: { en: "Last updated: January 2025", ar: "آخر تحديث: يناير 2025" },
  title: { en: "Terms of Service", ar: "شروط الخدمة" },
  heading1: { en: "Acceptance", ar: "قبول الشروط" },
  heading2: { en: "Our services", ar: "خدماتنا" },
  heading3: { en: "Quotes and contracts", ar: "عروض الأسعار والعقود" },
  heading4: { en: "Confidentiality", ar: "السرّية" },
  heading5: { en: "Intellectual property", ar: "الملكية الفكرية" },
  heading6: { en: "The client's part", ar: "ما على العميل" },
  heading7: { en: "Prices and payment", ar: "الأسعار والدفع" },
  heading8: { en: "Changes to the work", ar: "تعديل نطاق العمل" },
  heading9: { en: "Warranty", ar: "الضمان" },
  heading10: { en: "Limits of liability", ar: "حدود المسؤولية" },
  heading11: { en: "Use of this website", ar: "استخدام الموقع" },
  heading12: { en: "Governing law: Lebanon", ar: "القانون الواجب التطبيق: القانون اللبناني" },
  heading13: { en: "Changes and contact", ar: "التعديلات والتواصل" },
} satisfies Record<string, Text>;
