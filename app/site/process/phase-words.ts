import type { LocalizedText } from "../../i18n/text.ts";

/** The five phases with five activities each. */
export const phaseWords = {
  phase1Name: { en: "Discovery and requirements", ar: "الاستكشاف والمتطلبات" },
  phase1When: { en: "Weeks 1–2", ar: "الأسبوعان الأول والثاني" },
  phase1Text: {
    en: "We learn what the product must do, where it will work and what would count as failure.",
    ar: "نفهم ما يجب أن يفعله المنتج، وأين سيعمل، وما الذي يُعدّ فشلًا.",
  },
  phase1Activity1: { en: "Kick-off meeting", ar: "اجتماع انطلاق المشروع" },
  phase1Activity2: { en: "Site visit or sample review", ar: "زيارة الموقع أو معاينة عينة" },
  phase1Activity3: { en: "Written requirements", ar: "كتابة المتطلبات" },
  phase1Activity4: { en: "Risk and feasibility review", ar: "مراجعة المخاطر والجدوى" },
  phase1Activity5: { en: "Agreed success criteria", ar: "الاتفاق على معايير النجاح" },
  phase2Name: { en: "Strategic planning", ar: "التخطيط الاستراتيجي" },
  phase2When: { en: "Weeks 2–3", ar: "الأسبوعان الثاني والثالث" },
  phase2Text: {
    en: "From the second week we also choose the architecture and the parts that are hard to change later.",
    ar: "نختار منذ الأسبوع الثاني بنية النظام والمكوّنات التي يصعب تغييرها لاحقًا.",
  },
  phase2Activity1: { en: "System architecture", ar: "بنية النظام" },
  phase2Activity2: { en: "Key component choices", ar: "اختيار المكوّنات الرئيسية" },
  phase2Activity3: { en: "List of work and sprint plan", ar: "قائمة الأعمال (Backlog) وخطة الدورات" },
  phase2Activity4: { en: "Budget and timeline", ar: "الميزانية والجدول الزمني" },
  phase2Activity5: { en: "Test plan", ar: "خطة الاختبار" },
  phase3Name: { en: "Agile development", ar: "التطوير التكراري" },
  phase3When: { en: "Ongoing sprints", ar: "دورات عمل متتابعة" },
  phase3Text: {
    en: "Electronics, code and mechanics advance together, two weeks at a time.",
    ar: "تتقدّم الإلكترونيات والشيفرة والأجزاء الميكانيكية معًا بالمنهجية المرنة (Agile)، في دورات من أسبوعين.",
  },
  phase3Activity1: { en: "Schematic and layout", ar: "مخطّط الدائرة وتخطيط اللوحة" },
  phase3Activity2: { en: "Firmware and software", ar: "البرمجيات الثابتة (Firmware) والتطبيقات" },
  phase3Activity3: { en: "Mechanics and enclosure", ar: "الأجزاء الميكانيكية وغلاف الجهاز" },
  phase3Activity4: {
    en: "Prototype assembly and bring-up",
    ar: "تجميع النموذج الأولي وتشغيله الأول",
  },
  phase3Activity5: { en: "Progress report every sprint", ar: "تقرير عن التقدم في كل\u00a0دورة" },
  phase4Name: { en: "Validation and testing", ar: "التحقق والاختبار" },
  phase4When: { en: "Each sprint", ar: "في كل\u00a0دورة عمل" },
  phase4Text: {
    en: "We try to break the product before your customers do.",
    ar: "نُجهد الجهاز حتى يتعطّل لدينا، لا لدى عملائك.",
  },
  phase4Activity1: { en: "Bench measurements", ar: "قياسات في المختبر" },
  phase4Activity2: { en: "Automated firmware tests", ar: "اختبارات آلية للبرمجيات الثابتة" },
  phase4Activity3: {
    en: "Heat, vibration and power-loss tests",
    ar: "اختبارات الحرارة والاهتزاز وانقطاع الكهرباء",
  },
  phase4Activity4: { en: "Field trial", ar: "تجربة ميدانية" },
  phase4Activity5: { en: "Results against the criteria", ar: "مقارنة النتائج بالمعايير" },
  phase5Name: { en: "Delivery and launch", ar: "التسليم والإطلاق" },
  phase5When: { en: "Sprint end", ar: "ختام دورة العمل" },
  phase5Text: {
    en: "Each sprint ends with a demo; the last hands over a device that works and everything needed to make it again.",
    ar: "تنتهي كل دورة بعرض عملي، وفي الأخيرة تتسلّم جهازًا يعمل مع كل ما يلزم لإعادة إنتاجه.",
  },
  phase5Activity1: { en: "Demo on real hardware", ar: "عرض عملي على جهاز حقيقي" },
  phase5Activity2: {
    en: "Handover of files and source code",
    ar: "تسليم الملفات والشيفرة المصدرية",
  },
  phase5Activity3: { en: "Documentation and training", ar: "الوثائق والتدريب" },
  phase5Activity4: { en: "Production support", ar: "دعم الإنتاج" },
  phase5Activity5: { en: "Review and next step", ar: "المراجعة والخطوة التالية" },
} satisfies Record<string, LocalizedText>;
