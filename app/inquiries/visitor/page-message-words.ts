import type { LocalizedText } from "../../i18n/text.ts";

/** What the page writes among the mails of an inquiry in the visitor's name, for staff. */
export const pageMessageWords = {
  corrected: { en: "Corrected on the inquiry’s page:", ar: "تصحيح من صفحة الاستفسار:" },
  correction: { en: "{label}: {after} (before: {before})", ar: "{label}: {after} (وكان: {before})" },
  none: { en: "none", ar: "لا شيء" },
  emailChanged: {
    en: "The email address was changed on the inquiry’s page, with a code mailed to the former one: {after} (before: {before})",
    ar: "تغيّر البريد الإلكتروني من صفحة الاستفسار برمز أُرسل إلى العنوان السابق: {after} (وكان: {before})",
  },
} satisfies Record<string, LocalizedText>;
