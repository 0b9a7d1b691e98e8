import type { LocalizedText } from "../i18n/text.ts";

export const auditTitle: LocalizedText = { en: "Audit Logs", ar: "سجل التدقيق" };
