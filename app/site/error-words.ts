import type { LocalizedText } from "../i18n/text.ts";

export const errorWords = {
  title: { en: "This page could not be shown", ar: "تعذّر عرض هذه الصفحة" },
  text: {
    en: "The fault is on our side. Reload the page. If this happens again, write to {email}.",
    ar: "الخلل لدينا. أعد تحميل الصفحة، وإن تكرّر فراسلنا على {email}.",
  },
  reload: { en: "Reload", ar: "أعد التحميل" },
} satisfies Record<string, LocalizedText>;
