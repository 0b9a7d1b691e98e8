import type { LocalizedText } from "../../i18n/text.ts";

export const exportWords = {
  title: { en: "Export", ar: "التصدير" },
  csv: { en: "Export as CSV", ar: "صدّر بصيغة CSV" },
  json: { en: "Export as JSON", ar: "صدّر بصيغة JSON" },
  reading: { en: "Exporting inquiries: {count}…", ar: "جارٍ التصدير، عدد الاستفسارات حتى الآن: {count}…" },
  saved: { en: "Exported, and recorded in the audit log.", ar: "صُدّرت الاستفسارات، وكُتب ذلك في سجل التدقيق." },
  failed: { en: "Nothing was exported", ar: "تعذّر التصدير" },
} satisfies Record<string, LocalizedText>;
