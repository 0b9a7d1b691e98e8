import type { LocalizedText } from "../i18n/text.ts";

export const hoursWords = {
  failed: { en: "The hours could not be loaded", ar: "تعذّر تحميل أوقات العمل" },
  hours: {
    en: "We work {hours}. Whoever runs the site sets this in {file}.",
    ar: "أوقات عملنا {hours}. ويضبطها من يشغّل الموقع في الملف {file}.",
  },
  firstDay: { en: "First day", ar: "اليوم الأول" },
  lastDay: { en: "Last day", ar: "اليوم الأخير" },
  lastDayHint: { en: "Leave it empty for one day.", ar: "اتركه فارغًا إن كان يومًا واحدًا." },
  optional: { en: "(optional)", ar: "(اختياري)" },
  edit: { en: "Edit", ar: "عدّل" },
  delete: { en: "Delete", ar: "احذف" },
  saving: { en: "Saving…", ar: "جارٍ الحفظ…" },
  unchanged: { en: "Nothing was changed", ar: "لم يتغيّر شيء" },
  backInForm: {
    en: "It is back in the form. Save to restore it.",
    ar: "أُعيدت أيامه إلى الاستمارة، فاحفظها لاستعادته.",
  },
  noDay: { en: "Choose a day.", ar: "اختر يومًا." },
  wrongLastDay: {
    en: "Choose the first day or a later one.",
    ar: "اختر اليوم الأول أو يومًا بعده.",
  },
  tooLong: { en: "Choose at most {days} days in a row.", ar: "أقصى مدة {days} يومًا متتالية." },
} satisfies Record<string, LocalizedText>;

export const specialDaysWords = {
  title: { en: "Closed days and other hours", ar: "أيام الإغلاق والدوام الخاص" },
  text: {
    en: "No reply is due on closed days, on weekends or outside office hours; a day or a period can have hours of its own, as in Ramadan. Weekends and closed days within such a period stay closed. Dates of lunar holidays are estimates: correct them once they are announced. Open inquiries get their new reply time at once; visitors are not emailed again. On such a day the pages of both forms say so, unless an away notice stands there.",
    ar: "لا يحلّ موعد رد في أيام الإغلاق ولا في عطلة نهاية الأسبوع ولا خارج الدوام. وقد يكون ليوم أو لمدة دوام خاص، كما في رمضان. وتبقى عطلة نهاية الأسبوع وأيام الإغلاق في تلك المدة على حالها. مواعيد الأعياد الهجرية محسوبة سلفًا، فصحّحها متى أُعلنت. ويتغيّر موعد الرد على الاستفسارات المفتوحة في الحال، ولا نراسل أصحابها من جديد. وفي هذه الأيام تُعلم صفحتا الاستمارتين الزوار بذلك، إلا إذا ظهر فيهما إشعار غياب.",
  },
  none: { en: "No days have been entered.", ar: "لم تُضف أي أيام." },
  past: { en: "Past days of {year}", ar: "الأيام الماضية من {year}" },
  add: { en: "Add days", ar: "أضف أيامًا" },
  nameEn: { en: "Name in English", ar: "الاسم بالإنجليزية" },
  nameAr: { en: "Name in Arabic", ar: "الاسم بالعربية" },
  noName: { en: "Enter a name in this language.", ar: "اكتب الاسم بهذه اللغة." },
  opens: { en: "Opens at", ar: "بدء الدوام" },
  closes: { en: "Closes at", ar: "انتهاء الدوام" },
  hoursHint: { en: "Leave both times empty for closed days.", ar: "اترك الوقتين فارغين في أيام الإغلاق." },
  wrongHours: {
    en: "Enter both times, the closing after the opening, or leave both empty.",
    ar: "اكتب الوقتين، والانتهاء بعد البدء، أو اتركهما فارغين.",
  },
  openHours: { en: "Open {opens} to {closes}", ar: "الدوام من {opens} إلى {closes}" },
  save: { en: "Save days", ar: "احفظ الأيام" },
  saved: { en: "The days are saved.", ar: "حُفظت الأيام." },
  deleted: { en: "Removed from the calendar: {days}.", ar: "حُذف من التقويم: {days}." },
  moved: {
    en: "Open inquiries with a new reply time: {count}.",
    ar: "عدد الاستفسارات المفتوحة التي تغيّر موعد الرد عليها: {count}.",
  },
} satisfies Record<string, LocalizedText>;

export const noticeWords = {
  title: { en: "Away notice", ar: "إشعار الغياب" },
  text: {
    en: "One line for visitors, from one day to another: on the pages of both forms, and in the receipts sent then. It appears within a minute and disappears after the last day.",
    ar: "سطر واحد يقرؤه الزوار من يوم تحدّده إلى آخر: في صفحتي الاستمارتين، وفي إشعارات الاستلام التي تُرسل حينها. يظهر خلال دقيقة، ويختفي بعد اليوم الأخير.",
  },
  english: { en: "In English", ar: "بالإنجليزية" },
  arabic: { en: "In Arabic", ar: "بالعربية" },
  textHint: {
    en: "At most 300 characters. If you leave one language out, visitors read the other.",
    ar: "300 حرف على الأكثر. إن تركت إحدى اللغتين قرأ الزوار الأخرى.",
  },
  noText: { en: "Write the notice in at least one language.", ar: "اكتب الإشعار بإحدى اللغتين على الأقل." },
  add: { en: "Add a notice", ar: "أضف إشعارًا" },
  change: { en: "Change the notice", ar: "عدّل الإشعار" },
  save: { en: "Save notice", ar: "احفظ الإشعار" },
  saved: { en: "The notice is saved.", ar: "حُفظ الإشعار." },
  deleted: { en: "The notice is deleted.", ar: "حُذف الإشعار." },
  shown: { en: "Shown today", ar: "ظاهر اليوم" },
} satisfies Record<string, LocalizedText>;
