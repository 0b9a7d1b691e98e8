import type { LocalizedText } from "../../../i18n/text.ts";

/** What the part of the page that takes files says where scripts run. */
export const uploadWords = {
  drop: { en: "Drop files here", ar: "أفلت الملفات هنا" },
  choose: { en: "Choose files", ar: "اختر ملفات" },
  size: { en: "{sent} of {size}", ar: "{sent} من {size}" },
  waiting: { en: "Waits for the others", ar: "ينتظر الملفات الأخرى" },
  sending: { en: "{share}, about {time} left", ar: "{share}، بقي نحو {time}" },
  lost: {
    en: "The connection was lost at {share}. It goes on by itself.",
    ar: "انقطع الاتصال عند {share}، ويُستأنف الإرسال تلقائيًا.",
  },
  paused: { en: "Paused at {share}", ar: "أُوقف مؤقتًا عند {share}" },
  wasLost: {
    en: "Cut off at {share}, went on from there.",
    ar: "انقطع عند {share} ثم أكمل من حيث توقّف.",
  },
  chooseAgain: {
    en: "Choose it again, and it goes on from there.",
    ar: "اختره من جديد ليكمل من حيث توقّف.",
  },
  known: { en: "This file is here already.", ar: "هذا الملف موجود هنا." },
  folder: {
    en: "A folder cannot be sent. Put it into a ZIP archive.",
    ar: "لا\u00a0يمكن إرسال مجلد. ضعه في ملف مضغوط (ZIP).",
  },
  pause: { en: "Pause", ar: "أوقف مؤقتًا" },
  resume: { en: "Go on", ar: "تابع" },
  dismiss: { en: "Dismiss", ar: "أخفِ" },
} satisfies Record<string, LocalizedText>;
