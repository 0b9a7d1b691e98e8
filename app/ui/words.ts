import type { LocalizedText } from "../i18n/text.ts";

export const uiWords = {
  close: { en: "Close", ar: "أغلق" },
  cancel: { en: "Cancel", ar: "ألغِ" },
} satisfies Record<string, LocalizedText>;
