import type { LocalizedText } from "../../i18n/text.ts";

export const exportWords = {
  title: { en: "Export", ar: "التصدير" },
  csv: { en: "Export as CSV", ar: "صدّر بصيغة CSV" },
  json: { en: "Export as JSON", ar: "صدّر بصيغة JSON" },
  reading: { en: "{count} read…", ar: "قُرئ {count}…" },
  saved: { en: "Exported. The audit log says so.", ar: "تم التصدير، وسُجّل في سجل التدقيق." },
  failed: { en: "Nothing was exported", ar: "تعذّر التصدير" },
} satisfies Record<string, LocalizedText>;
