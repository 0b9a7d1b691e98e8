import type { LocalizedText } from "../../i18n/text.ts";

export const projectWords = {
  title: { en: "Start your project", ar: "ابدأ مشروعك" },
  lead: {
    en: "A few answers now save a meeting later. Only\u00a0what\u00a0is marked\u00a0* is\u00a0needed.",
    ar: "بضع إجابات الآن تُغنيك عن اجتماع لاحقًا. الحقول المعلّمة بعلامة\u00a0* وحدها\u00a0إلزامية.",
  },
  featuresHint: {
    en: "Choose a type, then tick what you need.",
    ar: "اختر نوعًا واحدًا، ثم حدّد ما تحتاج إليه منه.",
  },
  "text.iot": { en: "Internet of Things: sensing and control at a distance", ar: "قياس وتحكم عن بُعد" },
  "text.hardware": { en: "A device of your own", ar: "جهاز يحمل اسمك" },
  "text.automation": { en: "A machine, a cell or a line", ar: "آلة أو خلية روبوتية أو خط إنتاج" },
  "text.digital": { en: "Software around your devices", ar: "برمجيات تعمل مع أجهزتك" },
  plan: { en: "Budget and timeline", ar: "الميزانية والجدول الزمني" },
  aboutYou: { en: "The project, and you", ar: "عن مشروعك وعنك" },
  submit: { en: "Submit Project Request", ar: "أرسل طلب المشروع" },
  contactFirst: { en: "Contact Us First", ar: "تواصل معنا أولًا" },
  whyHeading: { en: "Why Choose Us", ar: "لماذا نحن؟" },
  why1: { en: "An NDA before the first detail", ar: "سرّية قبل أول تفصيل" },
  why1Text: {
    en: "Our mutual non-disclosure agreement (NDA) is ready to sign. Until it is signed, please put nothing confidential in this form.",
    ar: "اتفاقية عدم الإفصاح المتبادلة جاهزة للتوقيع. وإلى أن تُوقَّع لا تكتب في هذه الاستمارة ما هو سرّي.",
  },
  why2: { en: "One team, from circuit to machine", ar: "فريق واحد من الدائرة إلى الآلة" },
  why2Text: {
    en: "Board, firmware and mechanics under one roof, so nobody can blame another supplier.",
    ar: "اللوحة وبرمجياتها وأجزاؤها الميكانيكية تحت سقف واحد، فلا يُحيلك أحد إلى مورّد آخر.",
  },
  why3: { en: "Results you can see every two weeks", ar: "نتيجة تراها كل أسبوعين" },
  why3Text: {
    en: "Each sprint ends with a demo, on real hardware as soon as it exists.",
    ar: "تنتهي كل دورة عمل بعرض عملي على جهاز حقيقي متى توفّر.",
  },
} satisfies Record<string, LocalizedText>;
