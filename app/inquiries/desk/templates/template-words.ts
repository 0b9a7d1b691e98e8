import type { LocalizedText } from "../../../i18n/text.ts";

export const templateWords = {
  text: {
    en: "Replies can begin with these texts. {name} and {reference} become the visitor’s name and the reference, {company} and {city} ours. Each […] has to be filled in before a reply is sent.",
    ar: "يمكن أن تبدأ الردود بهذه النصوص. يحلّ اسم صاحب الاستفسار محل {name}، والرقم المرجعي محل {reference}، واسم شركتنا ومدينتها محل {company} و{city}. ولا يُرسل رد قبل ملء كل […] فيه.",
  },
  failed: { en: "The templates could not be loaded", ar: "تعذّر تحميل النصوص الجاهزة" },
  empty: { en: "No templates yet.", ar: "لا نصوص جاهزة بعد." },
  add: { en: "Add a template", ar: "أضف نصًا جاهزًا" },
  change: { en: "Change", ar: "عدّل" },
  moveUp: { en: "Move up", ar: "انقله إلى أعلى" },
  delete: { en: "Delete", ar: "احذف" },
  deleteQuestion: {
    en: "Delete this template? Replies that began with it stay as they are.",
    ar: "هل تحذف هذا النص الجاهز؟ الردود التي بدأت به تبقى كما هي.",
  },
  onlyArabic: { en: "Only in Arabic", ar: "بالعربية فقط" },
  onlyEnglish: { en: "Only in English", ar: "بالإنجليزية فقط" },
  title_en: { en: "Title in English", ar: "العنوان بالإنجليزية" },
  title_ar: { en: "Title in Arabic", ar: "العنوان بالعربية" },
  body_en: { en: "Text in English", ar: "النص بالإنجليزية" },
  body_ar: { en: "Text in Arabic", ar: "النص بالعربية" },
  save: { en: "Save template", ar: "احفظ النص الجاهز" },
  saving: { en: "Saving…", ar: "جارٍ الحفظ…" },
  saved: { en: "The template is saved.", ar: "حُفظ النص الجاهز." },
  deleted: { en: "The template is deleted.", ar: "حُذف النص الجاهز." },
  notChanged: { en: "The templates were not changed", ar: "لم تتغيّر النصوص الجاهزة" },
  noTitle: { en: "Give this text a title.", ar: "اكتب عنوانًا لهذا النص." },
  noText: { en: "Write the text for this title.", ar: "اكتب النص لهذا العنوان." },
  nothing: {
    en: "Write a title and a text, in one language at least.",
    ar: "اكتب عنوانًا ونصًا، بلغة واحدة على الأقل.",
  },
  tooLong: { en: "At most {max} characters.", ar: "{max} حرف على الأكثر." },
  unknownPlace: {
    en: "Nothing replaces {place}. Use {name}, {reference}, {company} or {city}.",
    ar: "لا شيء يحلّ محل {place}. استخدم {name} أو {reference} أو {company} أو {city}.",
  },
  changed: {
    en: "A colleague has changed this template meanwhile. Their text:",
    ar: "عدّل زميل هذا النص الجاهز في هذه الأثناء. نصه:",
  },
  gone: {
    en: "A colleague has deleted this template meanwhile. You can still save yours as a new one.",
    ar: "حذف زميل هذا النص الجاهز في هذه الأثناء. يمكنك أن تحفظ نصك نصًا جديدًا.",
  },
  saveMine: { en: "Save mine instead", ar: "احفظ نصي مكانه" },
  keepTheirs: { en: "Keep theirs", ar: "أبقِ نصه" },
} satisfies Record<string, LocalizedText>;
