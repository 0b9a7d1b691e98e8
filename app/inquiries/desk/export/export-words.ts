import type { LocalizedText } from "../../../i18n/text.ts";

export const exportWords = {
  channel: { en: "Came by", ar: "وصل عبر" },
  title: { en: "Export", ar: "التصدير" },
  xlsx: { en: "Export as Excel", ar: "صدّر بصيغة Excel" },
  json: { en: "Export as JSON", ar: "صدّر بصيغة JSON" },
  /** The sheet in the file. */
  sheet: { en: "Inquiries", ar: "الاستفسارات" },
  reading: { en: "Exporting: {count}…", ar: "جارٍ التصدير: {count}…" },
  saved: { en: "Exported, and recorded in the audit log.", ar: "صُدّرت الاستفسارات، وكُتب ذلك في سجل التدقيق." },
  failed: { en: "Nothing was exported", ar: "تعذّر التصدير" },
} satisfies Record<string, LocalizedText>;
