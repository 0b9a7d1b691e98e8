import type { PluralText } from "../../i18n/plural.ts";
import type { LocalizedText } from "../../i18n/text.ts";

export const figuresWords = {
  title: { en: "Figures", ar: "الإحصاءات" },
  lead: {
    en: "First replies by week, and what became of the inquiries of 12 months. Each inquiry is counted in the week in which it arrived. Spam is not counted.",
    ar: "الردود الأولى في كل أسبوع، ونتائج استفسارات 12 شهرًا. يُحسب كل استفسار في الأسبوع الذي وصل فيه، ولا تُحسب الاستفسارات غير المرغوب فيها.",
  },
  failed: { en: "The figures could not be loaded", ar: "تعذّر تحميل الإحصاءات" },
  empty: { en: "No inquiries in the last 12 weeks.", ar: "لا استفسارات في آخر 12 أسبوعًا." },
  table: { en: "Show as a table", ar: "اعرض الأرقام في جدول" },
  week: { en: "Week of", ar: "الأسبوع" },
  thisWeek: { en: "this week", ar: "هذا الأسبوع" },
  sum: { en: "Total", ar: "المجموع" },
} satisfies Record<string, LocalizedText>;

export const weekWords = {
  title: { en: "Inquiries and replies on time", ar: "الاستفسارات والردود في موعدها" },
  now: {
    en: "{inquiries} in 12 weeks. {share} of the first replies were sent on time; {open}.",
    ar: "{inquiries} في 12 أسبوعًا. أُرسلت {share} من الردود الأولى في موعدها، {open}.",
  },
  nowUnanswered: {
    en: "{inquiries} in 12 weeks. No reply has been sent yet; {open}.",
    ar: "{inquiries} في 12 أسبوعًا. لم يُرسل أي رد بعد، {open}.",
  },
  inTime: { en: "On time", ar: "في الموعد" },
  late: { en: "Late", ar: "بعد الموعد" },
  open: { en: "Still open", ar: "ما زال مفتوحًا" },
  other: {
    en: "Other: closed without a reply, or no time promised",
    ar: "غير ذلك: أُغلق بلا رد أو لا موعد له",
  },
  inquiries: { en: "Inquiries", ar: "العدد" },
  share: { en: "Share on time", ar: "النسبة في الموعد" },
} satisfies Record<string, LocalizedText>;

export const resultWords = {
  outcomes: { en: "Inquiries won", ar: "الاستفسارات التي انتهت بعقد" },
  outcomesNow: {
    en: "{won} of {inquiries} in the last 12 months were won. The share leaves out “Not ours”.",
    ar: "الاستفسارات التي انتهت بعقد في آخر 12 شهرًا: {won} من أصل {inquiries}. ولا يُحسب «خارج اختصاصنا» في النسبة.",
  },
  kind: { en: "Type and language", ar: "النوع واللغة" },
  asked: { en: "Asked", ar: "العدد" },
  share: { en: "Share won", ar: "نسبة العقود" },
  people: { en: "Reply times by person", ar: "مدة الرد لكل عضو في الفريق" },
  peopleNow: {
    en: "First replies of the last 12 weeks; 24 hours stands for the full time promised.",
    ar: "أول رد على كل استفسار في آخر 12 أسبوعًا، و24 ساعة هي المهلة كلها.",
  },
  nobody: { en: "Nobody has replied in the last 12 weeks.", ar: "لا ردود في آخر 12 أسبوعًا." },
  person: { en: "Person", ar: "عضو الفريق" },
  replies: { en: "First replies", ar: "الردود الأولى" },
  median: { en: "Half sent within", ar: "نصف الردود خلال" },
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
