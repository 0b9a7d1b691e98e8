import type { LocalizedText } from "../../i18n/text.ts";

export const words = {
  title: { en: "Terms of service", ar: "شروط الخدمة" },
  lead: {
    en: "The terms of our website and services. The governing law is that of Lebanon.",
    ar: "شروط موقعنا وخدماتنا. القانون الواجب التطبيق هو القانون اللبناني.",
  },
  note: {
    en: "{company} is sample content. A real company would have its lawyer read this page before relying on it.",
    ar: "{company} محتوى افتراضي للعرض. وعلى كل شركة تستخدم هذا النص أن تعرضه على محاميها أولًا.",
  },
} satisfies Record<string, LocalizedText>;
