import type { LocalizedText } from "../../i18n/text.ts";

export const contactWords = {
  title: { en: "Contact us", ar: "تواصل معنا" },
  lead: { en: "What you write goes straight to our engineers.", ar: "تصل رسالتك إلى مهندسينا مباشرة." },
  details: { en: "Contact details", ar: "بيانات التواصل" },
  phoneLabel: { en: "Phone", ar: "الهاتف" },
  emailLabel: { en: "Support email", ar: "بريد الدعم" },
  address: { en: "Address", ar: "العنوان" },
  response: { en: "Response time", ar: "وقت الرد" },
  responseNote: { en: "on working days, Monday to Friday", ar: "في أيام العمل، من الاثنين إلى الجمعة" },
  responseValue: { en: "within 24\u00a0hours", ar: "خلال 24\u00a0ساعة" },
  whatsapp: { en: "WhatsApp", ar: "واتساب" },
  whatsappChat: { en: "Chat on WhatsApp", ar: "راسلنا على واتساب" },
  project: { en: "Do you have a project in mind?", ar: "هل لديك مشروع؟" },
  startProject: { en: "Start a Project", ar: "ابدأ مشروعك" },
  formHeading: { en: "Send us a message", ar: "أرسل إلينا رسالة" },
  submit: { en: "Send Message", ar: "أرسل الرسالة" },
  cardHeading: { en: "Is your idea already a project?", ar: "هل صارت فكرتك مشروعًا؟" },
  cardText: {
    en: "The project form asks the questions we would ask on the first call.",
    ar: "تسأل استمارة المشروع عما كنا سنسألك عنه في المكالمة الأولى.",
  },
} satisfies Record<string, LocalizedText>;
