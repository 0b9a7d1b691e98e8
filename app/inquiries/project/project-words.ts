import type { LocalizedText, WordTree } from "../../i18n/text.ts";

/** Of the page around the form. */
export const projectPageWords = {
  title: { en: "Start your project", ar: "ابدأ مشروعك" },
  lead: {
    en: "A few answers now save a meeting later. Only the fields marked\u00a0* are\u00a0required.",
    ar: "إجابات قليلة الآن توفّر عليك اجتماعًا فيما بعد. الحقول المعلّمة بالرمز\u00a0* وحدها\u00a0إلزامية.",
  },
  whyHeading: { en: "Why choose us", ar: "لماذا نحن؟" },
  reasons: [
    {
      title: { en: "An NDA before anything confidential", ar: "اتفاقية عدم إفصاح قبل أي معلومة سرّية" },
      text: {
        en: "We sign a mutual non-disclosure agreement (NDA) before you share anything confidential. Until then, please put nothing confidential in this form.",
        ar: "نوقّع معك اتفاقية عدم إفصاح متبادلة (NDA) قبل أن تُطلعنا على أي معلومة سرّية. وإلى أن تُوقَّع، لا تكتب في هذه الاستمارة شيئًا سرّيًا.",
      },
    },
    {
      title: { en: "Responsible from circuit to machine", ar: "جهة واحدة مسؤولة من الدائرة إلى الآلة" },
      text: {
        en: "One contract for board, firmware and mechanics. We answer for whatever others make for us.",
        ar: "عقد واحد للوحة وبرمجياتها وأجزائها الميكانيكية. ونبقى مسؤولين عمّا يصنعه لنا غيرنا.",
      },
    },
    {
      title: { en: "A demo every two weeks", ar: "عرض عملي كل أسبوعين" },
      text: {
        en: "You see what runs so far, on real hardware as soon as it exists.",
        ar: "ترى في ختام كل دورة عمل (Sprint) كل ما أُنجز حتى ذلك اليوم، على الجهاز نفسه متى صار جاهزًا.",
      },
    },
  ],
} satisfies WordTree;

/** Of the form, beside what both forms say. */
export const projectWords = {
  featuresHint: {
    en: "Choose a type, then what you need from its list.",
    ar: "اختر نوعًا، ثم حدّد من قائمته.",
  },
  "text.iot": { en: "Internet of Things (IoT): remote sensing and control", ar: "قياس وتحكم عن بُعد" },
  "text.hardware": { en: "A product that carries your name", ar: "جهاز بعلامتك التجارية" },
  "text.automation": { en: "A machine, a cell or a line", ar: "آلة أو خلية روبوتية أو خط إنتاج" },
  "text.digital": { en: "Software that works with your devices", ar: "برمجيات تعمل مع أجهزتك" },
  more: { en: "Type, budget and timeline", ar: "نوع المشروع وميزانيته وجدوله الزمني" },
  submit: { en: "Submit project request", ar: "أرسل طلب المشروع" },
  contactFirst: { en: "Contact us first", ar: "تواصل معنا أولًا" },
} satisfies Record<string, LocalizedText>;
