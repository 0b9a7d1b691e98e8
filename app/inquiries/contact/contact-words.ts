import type { LocalizedText } from "../../i18n/text.ts";
import { replyPromise, replyTime } from "../reply-promise.ts";

export const contactWords = {
  title: { en: "Contact us", ar: "تواصل معنا" },
  lead: { en: "What you write goes straight to our engineers.", ar: "تصل رسالتك إلى مهندسينا مباشرة." },
  details: { en: "Contact details", ar: "بيانات التواصل" },
  phoneLabel: { en: "Phone", ar: "الهاتف" },
  emailLabel: { en: "Email", ar: "البريد الإلكتروني" },
  address: { en: "Address", ar: "العنوان" },
  response: { en: "Response time", ar: "وقت الرد" },
  responseNote: { en: `That means ${replyPromise.en}.`, ar: `أي ${replyPromise.ar}.` },
  responseValue: replyTime,
  whatsapp: { en: "WhatsApp", ar: "واتساب" },
  whatsappChat: { en: "Chat on WhatsApp", ar: "راسلنا على واتساب" },
  project: { en: "New projects", ar: "المشاريع الجديدة" },
  startProject: { en: "Start a project", ar: "ابدأ مشروعك" },
  buyers: { en: "For buyers", ar: "للمشترين" },
  firmSheet: { en: "The firm on one sheet", ar: "الشركة في صفحة واحدة" },
  formHeading: { en: "Send us a message", ar: "أرسل إلينا رسالة" },
  submit: { en: "Send message", ar: "أرسل الرسالة" },
  cardHeading: { en: "Is your idea already a project?", ar: "هل صارت فكرتك مشروعًا؟" },
  cardText: {
    en: "The project form asks the questions we would ask on the first call.",
    ar: "في استمارة المشروع الأسئلة التي نطرحها في المكالمة الأولى.",
  },
} satisfies Record<string, LocalizedText>;
