import type { LocalizedText } from "../../../i18n/text.ts";

export const savedViewWords = {
  own: { en: "My views", ar: "طرق عرضي" },
  nameNew: { en: "Name for this view", ar: "اسم لطريقة العرض هذه" },
  name: { en: "Name of this view", ar: "اسم طريقة العرض هذه" },
  keep: { en: "Keep as a view", ar: "احفظها" },
  rename: { en: "Rename", ar: "غيّر الاسم" },
  delete: { en: "Delete", ar: "احذفها" },
  kept: { en: "The view was kept.", ar: "حُفظت طريقة العرض." },
  deleted: { en: "The view was deleted.", ar: "حُذفت طريقة العرض." },
} satisfies Record<string, LocalizedText>;
