import type { LocalizedText } from "../i18n/text.ts";

export const errorWords = {
  title: { en: "Something broke on our side", ar: "حدث عطل من جهتنا" },
  text: {
    en: "Reload the page. If this happens again, write to {email}.",
    ar: "أعد تحميل الصفحة. وإن تكرّر العطل فاكتب إلى {email}.",
  },
  reload: { en: "Reload", ar: "أعد التحميل" },
} satisfies Record<string, LocalizedText>;
