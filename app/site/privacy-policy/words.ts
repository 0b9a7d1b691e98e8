import type { Text } from "../../i18n/text.ts";

export const words = {
  updated: { en: "Last updated: January 2025", ar: "آخر تحديث: يناير 2025" },
  title: { en: "Privacy Policy", ar: "سياسة الخصوصية" },
  heading1: { en: "Who we are", ar: "من نحن" },
  heading2: { en: "What we collect", ar: "ما نجمعه" },
  heading3: { en: "Why we use it", ar: "لماذا نستخدمه" },
  heading4: { en: "On what legal ground", ar: "على أي أساس قانوني" },
  heading5: { en: "Who sees it", ar: "من يطّلع عليه" },
  heading6: { en: "How long we keep it", ar: "كم نحتفظ به" },
  heading7: { en: "How we protect it", ar: "كيف نحميه" },
  heading8: { en: "Cookies and local storage", ar: "ملفات تعريف الارتباط والتخزين المحلي" },
  heading9: { en: "Your rights", ar: "حقوقك" },
  heading10: { en: "Changes and contact", ar: "التعديلات والتواصل" },
} satisfies Record<string, Text>;
