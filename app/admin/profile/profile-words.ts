import type { LocalizedText } from "../../i18n/text.ts";

export const profileWords = {
  title: { en: "Name and signature", ar: "الاسم والتوقيع" },
  text: {
    en: "Colleagues see your name everywhere in these pages. Visitors see it with your position under your replies, in the language of the reply. What you leave empty is taken from the other language.",
    ar: "يرى الزملاء اسمك في هذه الصفحات كلها، ويراه صاحب الاستفسار مع مسمّاك الوظيفي أسفل ردودك، بلغة الرد. وما تتركه فارغًا يؤخذ من اللغة الأخرى.",
  },
  change: { en: "Change name and position", ar: "غيّر الاسم والمسمّى الوظيفي" },
  name_en: { en: "Name in English", ar: "الاسم بالإنجليزية" },
  name_ar: { en: "Name in Arabic", ar: "الاسم بالعربية" },
  position_en: { en: "Position in English", ar: "المسمّى الوظيفي بالإنجليزية" },
  position_ar: { en: "Position in Arabic", ar: "المسمّى الوظيفي بالعربية" },
  save: { en: "Save name and position", ar: "احفظ الاسم والمسمّى الوظيفي" },
  saving: { en: "Saving…", ar: "جارٍ الحفظ…" },
  saved: { en: "Your name is saved.", ar: "حُفظ اسمك." },
  notSaved: { en: "Your name could not be saved", ar: "تعذّر حفظ اسمك" },
  failed: { en: "Your name could not be loaded", ar: "تعذّر تحميل اسمك" },
  hasArabic: { en: "Write this name in Latin letters.", ar: "اكتب هذا الاسم بالأحرف اللاتينية." },
  hasNoArabic: { en: "Write this name in Arabic letters.", ar: "اكتب هذا الاسم بالأحرف العربية." },
} satisfies Record<string, LocalizedText>;
