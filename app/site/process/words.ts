import type { Text } from "../../i18n/text.ts";

export const words = {
  title: { en: "Our process", ar: "طريقة عملنا" },
  lead: {
    en: "Two-week sprints, a demo at the end of each, and no surprise at the end of the project.",
    ar: "دورات عمل (Sprint) من أسبوعين، وعرض عملي في ختام كل دورة، ولا مفاجأة في نهاية المشروع.",
  },
  timelineHeading: { en: "Five phases", ar: "خمس مراحل" },
  valuesHeading: { en: "Four agile values", ar: "أربع قيم في العمل المرن" },
  values1: { en: "People before forms", ar: "الناس قبل الاستمارات" },
  values1Text: { en: "An engineer whose name you know answers you.", ar: "يجيبك مهندس تعرف اسمه." },
  values2: { en: "Working hardware before slides", ar: "جهاز يعمل قبل عرض تقديمي" },
  values2Text: {
    en: "A board on the bench settles the argument.",
    ar: "لوحة على طاولة الاختبار تحسم النقاش.",
  },
  values3: { en: "Collaboration before paperwork", ar: "التعاون قبل المراسلات" },
  values3Text: { en: "You see the backlog and set its order.", ar: "ترى قائمة الأعمال وترتّبها." },
  values4: { en: "Change before the fixed plan", ar: "التغيير قبل الخطة الجامدة" },
  values4Text: {
    en: "A new requirement is a new line in the backlog, not a dispute.",
    ar: "المتطلب الجديد سطر جديد في القائمة، لا خلاف.",
  },
  cycleHeading: { en: "Sprint cycle: 2 weeks", ar: "دورة العمل: أسبوعان" },
  cycle1: { en: "Sprint Planning", ar: "تخطيط الدورة" },
  cycle1Text: {
    en: "Together we choose what two weeks can finish.",
    ar: "نختار معًا ما يُنجز في أسبوعين.",
  },
  cycle2: { en: "Development Sync", ar: "متابعة التطوير" },
  cycle2Text: {
    en: "A short check each day, and a message to you when something blocks.",
    ar: "متابعة قصيرة كل يوم، ورسالة إليك حين يتعثّر شيء.",
  },
  cycle3: { en: "Demo and Validation", ar: "العرض والتحقق" },
  cycle3Text: {
    en: "You see it run, measured against what we agreed.",
    ar: "تراه يعمل، ونقيسه على ما اتفقنا عليه.",
  },
  whyHeading: { en: "Why it works", ar: "لماذا تنجح هذه الطريقة" },
  why1: { en: "Mistakes are found while they are cheap", ar: "نكتشف الخطأ حين يكون إصلاحه رخيصًا" },
  why2: { en: "Priorities can change every two weeks", ar: "نغيّر الأولويات كل أسبوعين إن لزم" },
  why3: { en: "Something runs early, and keeps running", ar: "نشغّل جهازًا مبكرًا ويظلّ يعمل" },
  why4: { en: "The budget is visible all the way", ar: "نعرض عليك الميزانية طوال الطريق" },
  why5: { en: "Nothing is handed over untested", ar: "لا نسلّم شيئًا قبل اختباره" },
  closing: { en: "Start with phase one", ar: "ابدأ بالمرحلة الأولى" },
} satisfies Record<string, Text>;
