import type { LocalizedText } from "../../../i18n/text.ts";

export const dueWords = {
  met: { en: "answered on time", ar: "جرى الرد في موعده" },
  missed: { en: "answered late", ar: "جرى الرد بعد موعده" },
  none: { en: "no deadline", ar: "بلا موعد" },
  left: { en: "in {time}", ar: "بعد {time}" },
  late: { en: "{time} late", ar: "متأخر {time}" },
} satisfies Record<string, LocalizedText>;
