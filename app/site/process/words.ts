import type { Company } from "../../company-entries.ts";
import { company } from "../../company.ts";
import type { LocalizedText } from "../../i18n/text.ts";

export const words = {
  title: { en: "Our process", ar: "طريقة عملنا" },
  lead: {
    en: "Two-week sprints with a demo at the end of each. Every change of price or date is\u00a0agreed in\u00a0writing.",
    ar: "دورات عمل (Sprint) من أسبوعين، وعرض عملي في ختام كل\u00a0دورة، واتفاق مكتوب على كل تغيير في السعر أو\u00a0الموعد.",
  },
  timelineHeading: { en: "Five phases", ar: "خمس مراحل" },
  wayBack: {
    en: "Phases 3 to 5 repeat every two weeks: each sprint ends with a demo, and the last with the launch.",
    ar: "تتكرّر المراحل من الثالثة إلى الخامسة كل أسبوعين: تنتهي كل دورة بعرض عملي، وتنتهي الأخيرة بالإطلاق.",
  },
  valuesHeading: { en: "Four agile values", ar: "أربع قيم في المنهجية المرنة" },
  valuesBefore: { en: "before", ar: "قبل" },
  values1: { en: "People", ar: "الناس" },
  values1Rather: { en: "forms", ar: "الاستمارات" },
  values1Text: describeAnswers(company),
  values2: { en: "Working hardware", ar: "الجهاز العامل" },
  values2Rather: { en: "slides", ar: "العرض التقديمي" },
  values2Text: {
    en: "A board on the bench settles the argument.",
    ar: "لوحة على طاولة الاختبار تحسم النقاش.",
  },
  values3: { en: "Collaboration", ar: "التعاون" },
  values3Rather: { en: "paperwork", ar: "المعاملات الورقية" },
  values3Text: {
    en: "You see the list of open work (the backlog) and set its order.",
    ar: "ترى قائمة الأعمال وتحدّد ترتيبها.",
  },
  values4: { en: "Change", ar: "تقبّل التغيير" },
  values4Rather: { en: "fixed plans", ar: "الخطة الجامدة" },
  values4Text: {
    en: "A new requirement is a new line in the backlog, not a dispute.",
    ar: "المتطلب الجديد سطر جديد في قائمة الأعمال، لا موضع خلاف.",
  },
  cycleHeading: { en: "Sprint cycle: 2 weeks", ar: "دورة العمل: أسبوعان" },
  cycleDay: { en: "Working day", ar: "يوم العمل" },
  cycle1: { en: "Sprint planning", ar: "تخطيط الدورة" },
  cycle1When: { en: "Day 1", ar: "اليوم الأول" },
  cycle1Text: {
    en: "Together we choose what can be finished in two weeks.",
    ar: "نختار معًا ما يُنجز في أسبوعين.",
  },
  cycle2: { en: "Development sync", ar: "متابعة التطوير" },
  cycle2When: { en: "Days 2 to 9", ar: "من اليوم الثاني إلى التاسع" },
  cycle2Text: {
    en: "Our engineers check in briefly each day, and write to you when work is blocked.",
    ar: "اجتماع قصير لفريقنا كل يوم، ورسالة إليك حين يتعثّر شيء.",
  },
  cycle3: { en: "Demo and validation", ar: "العرض والتحقق" },
  cycle3When: { en: "Day 10", ar: "اليوم العاشر" },
  cycle3Text: {
    en: "You see what runs so far, and we measure it against what we agreed.",
    ar: "ترى كل ما أُنجز حتى ذلك اليوم، ونقيسه على ما اتفقنا عليه.",
  },
  whyHeading: { en: "Why this process works", ar: "لماذا تنجح هذه الطريقة؟" },
  why1: {
    en: "Mistakes are found while they are cheap to fix",
    ar: "نكتشف الخطأ حين تكون تكلفة إصلاحه قليلة",
  },
  why2: { en: "Priorities can change every two weeks", ar: "نغيّر الأولويات كل أسبوعين إن لزم" },
  why3: { en: "A first device runs early and keeps running", ar: "نشغّل الجهاز في مرحلة مبكرة ويظلّ يعمل" },
  why4: { en: "You see the budget at every stage", ar: "تطّلع على الميزانية في كل مرحلة" },
  why5: { en: "Nothing is handed over untested", ar: "لا نسلّم شيئًا قبل اختباره" },
  relatedHeading: { en: "Before you order", ar: "قبل أن تطلب" },
  relatedBuyers: { en: "For buyers", ar: "للمشترين" },
  relatedBuyersText: {
    en: "From order to delivery: payment, what is yours when, warranty and shipping.",
    ar: "من الطلب إلى التسليم: الدفع وما يصير لك ومتى، والضمان والشحن.",
  },
  closingHeading: { en: "Tell us what your device must do", ar: "أخبرنا بما يجب أن يفعله جهازك" },
  closingText: {
    en: "Phase one turns your answer into written requirements and a list of risks.",
    ar: "في المرحلة الأولى نحوّل جوابك إلى\u00a0متطلبات مكتوبة وقائمة بالمخاطر.",
  },
  closing: { en: "Start with phase one", ar: "ابدأ بالمرحلة الأولى" },
  closingContact: { en: "Contact us", ar: "تواصل معنا" },
} satisfies Record<string, LocalizedText>;

/** We promise a name where we give some. */
export function describeAnswers({ people = [] }: Pick<Company, "people">): LocalizedText {
  return people.length > 0
    ? { en: "You get answers from an engineer you know by name.", ar: "يجيبك مهندس تعرف اسمه." }
    : { en: "You get answers from the engineer who does the work.", ar: "يجيبك المهندس الذي يتولّى العمل." };
}
