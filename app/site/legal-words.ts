import type { LocalizedText } from "../i18n/text.ts";

/** Words around the texts of both legal pages. */
export const legalWords = {
  updated: { en: "Last updated: {date}", ar: "آخر تحديث: {date}" },
  contents: { en: "Contents", ar: "المحتويات" },
  contactPage: { en: "contact page", ar: "صفحة التواصل" },
  servicesPage: { en: "services page", ar: "صفحة الخدمات" },
  privacyPolicy: { en: "privacy policy", ar: "سياسة الخصوصية" },
  termsOfService: { en: "terms of service", ar: "شروط الخدمة" },
} satisfies Record<string, LocalizedText>;
