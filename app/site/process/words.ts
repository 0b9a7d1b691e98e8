import type { Company } from "../../firm-types.ts";
import { company } from "../../../firm/company.ts";
import type { LocalizedText, WordTree } from "../../i18n/text.ts";

export const words = {
  title: { en: "Our process", ar: "طريقة عملنا" },
  lead: {
    en: "Two-week sprints with a demo at the end of each. A price fixed in the contract changes only if we both agree in\u00a0writing.",
    ar: "دورات عمل (Sprint) من أسبوعين، وعرض عملي في ختام كل\u00a0دورة، ولا\u00a0يتغيّر السعر الثابت في العقد إلا باتفاق\u00a0مكتوب.",
  },
  timelineHeading: { en: "Five phases", ar: "خمس مراحل" },
  /** Five, with five activities each. */
  phases: [
    {
      name: { en: "Discovery and requirements", ar: "الاستكشاف والمتطلبات" },
      when: { en: "Weeks 1–2", ar: "الأسبوعان الأول والثاني" },
      text: {
        en: "We learn what the product must do, where it will work and what would count as failure.",
        ar: "نفهم ما يجب أن يفعله المنتج، وأين سيعمل، وما الذي يُعدّ فشلًا.",
      },
      activities: [
        { en: "Kick-off meeting", ar: "اجتماع انطلاق المشروع" },
        { en: "Site visit or sample review", ar: "زيارة الموقع أو فحص عينة" },
        { en: "Written requirements", ar: "كتابة المتطلبات" },
        { en: "Risk and feasibility review", ar: "مراجعة المخاطر والجدوى" },
        { en: "Agreed success criteria", ar: "الاتفاق على معايير النجاح" },
      ],
    },
    {
      name: { en: "Strategic planning", ar: "التخطيط الاستراتيجي" },
      when: { en: "Weeks 2–3", ar: "الأسبوعان الثاني والثالث" },
      text: {
        en: "From the second week we also choose the architecture and the parts that are hard to change later.",
        ar: "نختار منذ الأسبوع الثاني بنية النظام والمكوّنات التي يصعب تغييرها لاحقًا.",
      },
      activities: [
        { en: "System architecture", ar: "بنية النظام" },
        { en: "Key component choices", ar: "اختيار المكوّنات الرئيسية" },
        { en: "List of work and sprint plan", ar: "قائمة الأعمال (Backlog) وخطة الدورات" },
        { en: "Budget and timeline", ar: "الميزانية والجدول الزمني" },
        { en: "Test plan", ar: "خطة الاختبار" },
      ],
    },
    {
      name: { en: "Agile development", ar: "التطوير بالمنهجية المرنة (Agile)" },
      when: { en: "Ongoing sprints", ar: "دورات عمل متتابعة" },
      text: {
        en: "Electronics, code and mechanics advance together, two weeks at a time.",
        ar: "تتقدّم الإلكترونيات والشيفرة والأجزاء الميكانيكية معًا في دورات من أسبوعين.",
      },
      activities: [
        { en: "Schematic and layout", ar: "مخطّط الدائرة وتخطيط اللوحة" },
        { en: "Firmware and software", ar: "البرمجيات الثابتة (Firmware) والتطبيقات" },
        { en: "Mechanics and enclosure", ar: "الأجزاء الميكانيكية وغلاف الجهاز" },
        {
          en: "Prototype assembly and bring-up",
          ar: "تجميع النموذج الأولي وتشغيله الأول",
        },
        { en: "Progress report every sprint", ar: "تقرير عن التقدم في كل\u00a0دورة" },
      ],
    },
    {
      name: { en: "Validation and testing", ar: "التحقق والاختبار" },
      when: { en: "Each sprint, in full before launch", ar: "في كل\u00a0دورة، وكاملًا قبل الإطلاق" },
      text: {
        en: "We try to break the product before your customers do.",
        ar: "نُجهد الجهاز حتى يتعطّل لدينا، لا لدى عملائك.",
      },
      activities: [
        { en: "Bench measurements", ar: "قياسات في المختبر" },
        { en: "Automated firmware tests", ar: "اختبارات آلية للبرمجيات الثابتة" },
        {
          en: "Heat, vibration and power-loss tests",
          ar: "اختبارات الحرارة والاهتزاز وانقطاع الكهرباء",
        },
        { en: "Field trial", ar: "تجربة ميدانية" },
        { en: "Results against the criteria", ar: "مقارنة النتائج بالمعايير" },
      ],
    },
    {
      name: { en: "Delivery and launch", ar: "التسليم والإطلاق" },
      when: { en: "End of the last sprint", ar: "ختام آخر دورة عمل" },
      text: {
        en: "The last sprint hands over a device that works, and everything needed to make it again.",
        ar: "في الدورة الأخيرة تتسلّم جهازًا يعمل، مع كل ما يلزم لإعادة إنتاجه.",
      },
      activities: [
        { en: "Demo on real hardware", ar: "عرض عملي على جهاز حقيقي" },
        {
          en: "Handover of files and source code",
          ar: "تسليم الملفات والشيفرة المصدرية",
        },
        { en: "Documentation and training", ar: "الوثائق والتدريب" },
        { en: "Production support", ar: "دعم الإنتاج" },
        { en: "Review and next step", ar: "المراجعة والخطوة التالية" },
      ],
    },
  ],
  wayBack: {
    en: "Phases 3 and 4 repeat every two weeks: each sprint ends with a demo, and the last with the launch.",
    ar: "تتكرّر المرحلتان الثالثة والرابعة كل أسبوعين: تنتهي كل دورة بعرض عملي، وتنتهي الأخيرة بالإطلاق.",
  },
  valuesHeading: { en: "Four agile values", ar: "أربع قيم في المنهجية المرنة" },
  valuesBefore: { en: "before", ar: "قبل" },
  values: [
    {
      name: { en: "People", ar: "الناس" },
      rather: { en: "forms", ar: "الاستمارات" },
      text: describeAnswers(company),
    },
    {
      name: { en: "Working hardware", ar: "الجهاز العامل" },
      rather: { en: "slides", ar: "العرض التقديمي" },
      text: {
        en: "A board on the bench settles the argument.",
        ar: "لوحة على طاولة الاختبار تحسم النقاش.",
      },
    },
    {
      name: { en: "Collaboration", ar: "التعاون" },
      rather: { en: "paperwork", ar: "المعاملات الورقية" },
      text: {
        en: "You see the list of open work (the backlog) and set its order.",
        ar: "ترى قائمة الأعمال وتحدّد ترتيبها.",
      },
    },
    {
      name: { en: "Change", ar: "تقبّل التغيير" },
      rather: { en: "fixed plans", ar: "الخطة الجامدة" },
      text: {
        en: "A new requirement is a new line in the backlog, not a dispute.",
        ar: "المتطلب الجديد سطر جديد في قائمة الأعمال، لا موضع خلاف.",
      },
    },
  ],
  prompt: {
    en: "Do you know what your device must do? Tell\u00a0us.",
    ar: "هل تعرف ما يجب أن يفعله جهازك؟ أخبرنا به.",
  },
  cycleHeading: { en: "Sprint cycle: 2 weeks", ar: "دورة العمل: أسبوعان" },
  cycleDay: { en: "Working day", ar: "يوم العمل" },
  cycle: [
    {
      name: { en: "Sprint planning", ar: "تخطيط الدورة" },
      when: { en: "Day 1", ar: "اليوم الأول" },
      text: {
        en: "Together we choose what can be finished in two weeks.",
        ar: "نختار معًا ما يُنجز في أسبوعين.",
      },
    },
    {
      name: { en: "Development sync", ar: "متابعة التطوير" },
      when: { en: "Days 2 to 9", ar: "من اليوم الثاني إلى التاسع" },
      text: {
        en: "Our engineers check in briefly each day, and write to you when work is blocked.",
        ar: "اجتماع قصير لفريقنا كل يوم، ونكتب إليك كلما تعثّر العمل.",
      },
    },
    {
      name: { en: "Demo and validation", ar: "العرض والتحقق" },
      when: { en: "Day 10", ar: "اليوم العاشر" },
      text: {
        en: "You see what runs so far, and we measure it against what we agreed.",
        ar: "ترى كل ما أُنجز حتى ذلك اليوم، ونقيسه على ما اتفقنا عليه.",
      },
    },
  ],
  whyHeading: { en: "Why this process works", ar: "لماذا تنجح هذه الطريقة؟" },
  reasons: [
    {
      en: "Mistakes are found while they are cheap to fix",
      ar: "نكتشف الخطأ حين تكون تكلفة إصلاحه قليلة",
    },
    { en: "Priorities can change every two weeks", ar: "نغيّر الأولويات كل أسبوعين إن لزم" },
    { en: "A first device runs early and keeps running", ar: "نشغّل الجهاز في مرحلة مبكرة ويظلّ يعمل" },
    { en: "You see the budget at every stage", ar: "تطّلع على الميزانية في كل مرحلة" },
    { en: "Nothing is handed over untested", ar: "لا نسلّم شيئًا قبل اختباره" },
  ],
  relatedHeading: { en: "Before you order", ar: "قبل أمر الشراء" },
  relatedBuyersText: {
    en: "From order to delivery: what happens, what becomes yours and when, and what other buyers asked.",
    ar: "من أمر الشراء إلى التسليم: المراحل، وما تملكه ومتى، وأجوبتنا عن أسئلة المشترين.",
  },
  closingHeading: { en: "Tell us what your device must do", ar: "أخبرنا بما يجب أن يفعله جهازك" },
  closingText: {
    en: "Phase one turns your answer into written requirements and a list of risks.",
    ar: "في المرحلة الأولى نحوّل جوابك إلى\u00a0متطلبات مكتوبة وقائمة بالمخاطر.",
  },
  closing: { en: "Start with phase one", ar: "ابدأ بالمرحلة الأولى" },
  closingContact: { en: "Contact us", ar: "تواصل معنا" },
} satisfies WordTree;

/** We promise a name where we give some. */
export function describeAnswers({ people = [] }: Pick<Company, "people">): LocalizedText {
  return people.length > 0
    ? { en: "You get answers from an engineer you know by name.", ar: "يجيبك مهندس تعرف اسمه." }
    : { en: "You get answers from the engineer who does the work.", ar: "يجيبك المهندس الذي يتولّى العمل." };
}
