import type { PluralText } from "../../i18n/plural.ts";
import type { LocalizedText } from "../../i18n/text.ts";

export const figuresWords = {
  title: { en: "Figures", ar: "الإحصاءات" },
  lead: {
    en: "This week and the eleven before it. Each inquiry is counted in the week in which it arrived, with its first reply. Spam is not counted.",
    ar: "الأرقام لهذا الأسبوع وللأسابيع الأحد عشر التي قبله. يُحسب كل استفسار مع أول رد عليه في الأسبوع الذي وصل فيه، ولا تُحسب الاستفسارات غير المرغوب فيها.",
  },
  failed: { en: "The figures could not be loaded", ar: "تعذّر تحميل الإحصاءات" },
  empty: { en: "No inquiries in the last 12 weeks.", ar: "لا استفسارات في آخر 12 أسبوعًا." },
  table: { en: "Show as a table", ar: "اعرض الأرقام في جدول" },
  week: { en: "Week of", ar: "الأسبوع" },
  thisWeek: { en: "this week", ar: "هذا الأسبوع" },
  allWeeks: { en: "Total", ar: "الكل" },
  sum: { en: "Total", ar: "المجموع" },
} satisfies Record<string, LocalizedText>;

export const typeChartWords = {
  title: { en: "Inquiries by type", ar: "الاستفسارات بحسب النوع" },
  now: {
    en: "{inquiries} in 12 weeks, {share} of them projects.",
    ar: "{inquiries} في 12 أسبوعًا، وحصة المشاريع {share}.",
  },
  contact: { en: "Contact", ar: "رسائل" },
  project: { en: "Projects", ar: "مشاريع" },
  mail: { en: "Email", ar: "بريد" },
} satisfies Record<string, LocalizedText>;

export const languageChartWords = {
  title: { en: "Inquiries by language", ar: "الاستفسارات بحسب اللغة" },
  now: {
    en: "{inquiries} in 12 weeks, {share} of them in Arabic.",
    ar: "{inquiries} في 12 أسبوعًا، وحصة العربية {share}.",
  },
} satisfies Record<string, LocalizedText>;

export const promiseChartWords = {
  title: { en: "First replies on time", ar: "الرد الأول في موعده" },
  now: {
    en: "{share} of the first replies were sent on time; {open}.",
    ar: "أُرسلت {share} من الردود الأولى في موعدها، {open}.",
  },
  nowUnanswered: { en: "No reply has been sent yet; {open}.", ar: "لم يُرسل أي رد بعد، {open}." },
  inTime: { en: "On time", ar: "في الموعد" },
  late: { en: "Late", ar: "بعد الموعد" },
  open: { en: "Still open", ar: "ما زال مفتوحًا" },
  other: { en: "Other", ar: "غير ذلك" },
  otherInFull: {
    en: "Other: closed without a reply, or no time promised",
    ar: "غير ذلك: أُغلق بلا رد أو لا موعد له",
  },
} satisfies Record<string, LocalizedText>;

export const timeChartWords = {
  title: { en: "Time to first reply", ar: "مدة الرد الأول" },
  now: {
    en: "Half of the first replies were sent within {half}, nine in ten within {most}; the promise is 24 hours.",
    ar: "أُرسل نصف الردود الأولى خلال {half}، وتسعة من كل عشرة خلال {most}، والمهلة 24 ساعة.",
  },
  nowUnanswered: {
    en: "No reply has been sent yet to an inquiry with a deadline.",
    ar: "لم يُرسل بعد رد على استفسار له موعد.",
  },
  note: {
    en: "On the chart, 24 hours is always the deadline. Where a weekend or a holiday makes it later, the times are scaled down in proportion.",
    ar: "إذا أطالت عطلةٌ المهلة قُصّرت مدة الرد على الرسم بالنسبة نفسها، فتقع نهاية المهلة دائمًا عند 24 ساعة.",
  },
  median: { en: "Half sent within", ar: "نصف الردود خلال" },
  ninthTenth: { en: "Nine in ten sent within", ar: "تسعة من كل عشرة خلال" },
  promise: { en: "Promised: 24 h", ar: "المهلة: 24 ساعة" },
} satisfies Record<string, LocalizedText>;

export const resultWords = {
  outcomes: { en: "Won of asked", ar: "الاستفسارات التي فزنا بها" },
  outcomesNow: {
    en: "{won} of {inquiries} in the last 12 months were won.",
    ar: "فزنا في آخر 12 شهرًا بعدد {won} من أصل {inquiries}.",
  },
  kind: { en: "Type and language", ar: "النوع واللغة" },
  asked: { en: "Asked", ar: "طُلب" },
  share: { en: "Won of asked", ar: "نسبة الفوز" },
  people: { en: "Reply times by person", ar: "مدة الرد لكل موظف" },
  peopleNow: {
    en: "First replies of the last 12 weeks; 24 hours is all the time that was promised.",
    ar: "أول رد على كل استفسار في آخر 12 أسبوعًا، و24 ساعة هي المهلة كلها.",
  },
  nobody: { en: "Nobody has replied in the last 12 weeks.", ar: "لا ردود في آخر 12 أسبوعًا." },
  person: { en: "Person", ar: "الموظف" },
  replies: { en: "First replies", ar: "الردود الأولى" },
} satisfies Record<string, LocalizedText>;

export const openCount: PluralText = {
  en: { one: "1 inquiry is still open", other: "{n} inquiries are still open" },
  ar: {
    zero: "ولا استفسار مفتوح",
    one: "وبقي استفسار واحد مفتوحًا",
    two: "وبقي استفساران مفتوحين",
    few: "وبقيت {n} استفسارات مفتوحة",
    many: "وبقي {n} استفسارًا مفتوحًا",
    other: "وبقي {n} استفسار مفتوحًا",
  },
};

export const minuteCount: PluralText = {
  en: { one: "1 minute", other: "{n} minutes" },
  ar: {
    zero: "أقل من دقيقة",
    one: "دقيقة",
    two: "دقيقتين",
    few: "{n} دقائق",
    many: "{n} دقيقة",
    other: "{n} دقيقة",
  },
};

export const hourCount: PluralText = {
  en: { one: "1 hour", other: "{n} hours" },
  ar: {
    zero: "دقائق",
    one: "ساعة",
    two: "ساعتين",
    few: "{n} ساعات",
    many: "{n} ساعة",
    other: "{n} ساعة",
  },
};
