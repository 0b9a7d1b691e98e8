import { company } from "../../firm/company.ts";
import type { LocalizedText } from "../i18n/text.ts";
import type { ChoiceName, FieldName, inquiryFields, InquiryKind } from "./fields.ts";
import { replyTime } from "./reply-promise.ts";

/** The label of each field. */
export const fieldWords = {
  name: { en: "Full name", ar: "الاسم الكامل" },
  email: { en: "Email address", ar: "البريد الإلكتروني" },
  company: { en: "Company/organization", ar: "الشركة أو المؤسسة" },
  phone: { en: "Phone number", ar: "رقم الهاتف" },
  inquiryType: { en: "Type of inquiry", ar: "نوع الاستفسار" },
  subject: { en: "Subject", ar: "الموضوع" },
  message: { en: "Message", ar: "الرسالة" },
  projectType: { en: "Project type", ar: "نوع المشروع" },
  features: { en: "Which of these do you need?", ar: "ما الذي تحتاج إليه؟" },
  budget: { en: "Budget", ar: "الميزانية" },
  timeline: { en: "Timeline", ar: "الجدول الزمني" },
  description: { en: "Project description", ar: "وصف المشروع" },
  hasExistingSystem: {
    en: "I have an existing system that needs integration or an upgrade",
    ar: "لدي نظام قائم يحتاج إلى ربط أو تحديث",
  },
  needsConsultation: { en: "I would like a consultation call first", ar: "أودّ مكالمة استشارية أولًا" },
} satisfies Record<FieldName, LocalizedText>;

/** What the privacy policy calls each field that a form stores. */
export const storedFieldWords = {
  contact: {
    name: { en: "name", ar: "اسمك" },
    email: { en: "email address", ar: "بريدك الإلكتروني" },
    company: { en: "company", ar: "شركتك" },
    phone: { en: "phone number", ar: "رقم هاتفك" },
    inquiryType: { en: "type of inquiry", ar: "نوع الاستفسار" },
    subject: { en: "subject", ar: "موضوع الرسالة" },
    message: { en: "message", ar: "نصها" },
  },
  project: {
    name: { en: "name", ar: "اسمك" },
    email: { en: "email address", ar: "بريدك الإلكتروني" },
    company: { en: "company", ar: "الشركة" },
    phone: { en: "phone number", ar: "رقم الهاتف" },
    projectType: { en: "project type", ar: "نوع المشروع" },
    features: { en: "features", ar: "ما تحتاج إليه منه" },
    budget: { en: "budget", ar: "الميزانية" },
    timeline: { en: "timeline", ar: "الجدول الزمني" },
    description: { en: "project description", ar: "وصف المشروع" },
    hasExistingSystem: { en: "whether you have an existing system", ar: "هل لديك نظام قائم" },
    needsConsultation: { en: "whether you would like a call first", ar: "هل تودّ مكالمة أولًا" },
  },
} satisfies { [Kind in InquiryKind]: Record<keyof (typeof inquiryFields)[Kind], LocalizedText> };

/** Placeholders; most fields have none. */
export const placeholderWords = {
  namePlaceholder: { en: "Rana Haddad", ar: "رنا حداد" },
  emailPlaceholder: { en: "name@example.com", ar: "name@example.com" },
  companyPlaceholder: { en: "Company name", ar: "اسم الشركة" },
  phonePlaceholder: { en: company.phoneExample, ar: company.phoneExample },
  inquiryTypeNone: { en: "Choose a type", ar: "اختر النوع" },
  subjectPlaceholder: { en: "What is your message about?", ar: "ما موضوع رسالتك؟" },
  messagePlaceholder: {
    en: "What should the device do, where will it run, and when do you need it?",
    ar: "ماذا يجب أن يفعل الجهاز، وأين سيعمل، ومتى تحتاج إليه؟",
  },
  descriptionPlaceholder: {
    en: "What should the device do? What do you have today? What would make the project a success?",
    ar: "ماذا يجب أن يفعل الجهاز؟ وما الجاهز منه اليوم؟ وبمَ تحكم على نجاح المشروع؟",
  },
} satisfies Partial<Record<`${FieldName}${"Placeholder" | "None"}`, LocalizedText>>;

/** What both forms show around their fields, and while sending. */
export const formWords = {
  requiredNote: { en: "Fields marked\u00a0* are required.", ar: "الحقول المعلّمة بالرمز\u00a0* إلزامية." },
  optional: { en: "optional", ar: "اختياري" },
  privacy: {
    en: "We use these details to reply to you, never for advertising.",
    ar: "نستخدم هذه البيانات للرد عليك، لا للإعلان.",
  },
  honeypot: { en: "Leave this field empty", ar: "اترك هذا الحقل فارغًا" },
  submitting: { en: "Sending…", ar: "جارٍ الإرسال…" },
  errorTitle: { en: "Error", ar: "خطأ" },
  contactError: {
    en: "Failed to send message. Please try again.",
    ar: "تعذّر إرسال الرسالة. حاول مرة أخرى.",
  },
  projectError: {
    en: "Failed to submit project request. Please try again.",
    ar: "تعذّر إرسال طلب المشروع. حاول مرة أخرى.",
  },
  close: { en: "Close", ar: "أغلق" },
  choiceNone: { en: "Not decided yet", ar: "لم أحدّد بعد" },
  draftRestored: {
    en: "What you typed on {date} is still here. It is kept in this browser only.",
    ar: "حفظنا لك في هذا المتصفح وحده ما كتبته في {date}.",
  },
  draftKept: {
    en: "What you type is kept in this browser until you send it. On a shared computer, clear the draft before you leave. See the {policy}.",
    ar: "يبقى ما تكتبه في هذا المتصفح إلى أن ترسله. وإن كان الجهاز مشتركًا فامسح المسودة قبل أن تغادر. التفاصيل في {policy}.",
  },
  draftPolicy: { en: "privacy policy", ar: "سياسة الخصوصية" },
  draftClear: { en: "Clear draft", ar: "امسح المسودة" },
} satisfies Record<string, LocalizedText>;

/** The page after sending. */
export const sentWords = {
  contactTitle: { en: "Message Sent!", ar: "وصلت رسالتك" },
  contactText: {
    en: `Thank you for your message. We'll get back to you within ${company.office.answerWithinHours}\u00a0hours.`,
    ar: `شكرًا على رسالتك. سنردّ عليك ${replyTime.ar}.`,
  },
  projectTitle: { en: "Project Request Submitted!", ar: "وصل طلب مشروعك" },
  projectText: {
    en: `We'll get back to you within ${company.office.answerWithinHours}\u00a0hours to discuss your project.`,
    ar: `سنتواصل معك ${replyTime.ar} لنناقش مشروعك.`,
  },
  reference: { en: "Your reference: {reference}", ar: "الرقم المرجعي: {reference}" },
  next: { en: "What happens next", ar: "ماذا بعد؟" },
  receipt: {
    en: "We email a receipt to {address}, three a day at most.",
    ar: "نرسل إشعار الاستلام إلى {address}، ثلاثة في اليوم على الأكثر.",
  },
  address: { en: "the address you entered", ar: "البريد الذي كتبته" },
  reply: {
    en: "We count working days only: an engineer replies {promise}.",
    ar: "نحتسب أيام العمل وحدها، فيردّ عليك أحد مهندسينا {promise}.",
  },
  page: {
    en: "Your inquiry has a private page, where you can read our reply, write to us and add files. Its link is in the receipt.",
    ar: "لاستفسارك صفحة خاصة تقرأ فيها ردنا وتكتب إلينا وتضيف ملفاتك، ورابطها في إشعار الاستلام.",
  },
  openPage: { en: "Open the page of your inquiry", ar: "افتح صفحة استفسارك" },
  print: { en: "Print", ar: "اطبع" },
  wrongAddress: {
    en: "If that address is wrong, our emails will not reach you. Write the right one on the page of your inquiry, or email it to {email} with your reference.",
    ar: "إن كان في البريد خطأ فلن تصلك رسائلنا. اكتب لنا البريد الصحيح في صفحة استفسارك، أو راسلنا على {email} واذكر الرقم المرجعي.",
  },
  contactUnsent: { en: "No message to confirm", ar: "لا توجد رسالة لتأكيدها" },
  contactUnsentText: {
    en: "This page can confirm a message only just after it is sent. If you have sent one, look for our receipt in your inbox; if not, use the contact form.",
    ar: "لا تؤكّد هذه الصفحة وصول الرسالة إلا بعد إرسالها مباشرة. إن كنت قد أرسلت رسالة فابحث عن إشعار الاستلام في بريدك، وإلا فاستخدم استمارة التواصل.",
  },
  contactForm: { en: "Write to us", ar: "اكتب إلينا" },
  projectUnsent: { en: "No request to confirm", ar: "لا يوجد طلب لتأكيده" },
  projectUnsentText: {
    en: "This page can confirm a project request only just after it is sent. If you have sent one, look for our receipt in your inbox; if not, use the project form.",
    ar: "لا تؤكّد هذه الصفحة وصول الطلب إلا بعد إرساله مباشرة. إن كنت قد أرسلت طلبًا فابحث عن إشعار الاستلام في بريدك، وإلا فاستخدم استمارة المشروع.",
  },
  projectForm: { en: "Start a project", ar: "ابدأ مشروعك" },
} satisfies Record<string, LocalizedText>;

/** Labels of the stored values, for the forms and for staff. */
export const choiceWords = {
  "inquiryType.project": { en: "New Project", ar: "مشروع جديد" },
  "inquiryType.consultation": { en: "Consultation", ar: "استشارة" },
  "inquiryType.support": { en: "Technical Support", ar: "دعم تقني" },
  "inquiryType.partnership": { en: "Partnership", ar: "شراكة" },
  "inquiryType.general": { en: "General Question", ar: "سؤال عام" },
  "inquiryType.quote": { en: "Request Quote", ar: "طلب عرض سعر" },
  "projectType.iot": { en: "IoT system", ar: "نظام إنترنت الأشياء (IoT)" },
  "projectType.hardware": { en: "Hardware product", ar: "منتج إلكتروني" },
  "projectType.automation": { en: "Automation and robotics", ar: "أتمتة وروبوتات" },
  "projectType.digital": { en: "Digital platform", ar: "منصة رقمية" },
  "features.sensor-nodes": { en: "Sensor nodes", ar: "وحدات استشعار" },
  "features.gateways": { en: "Gateways and connectivity", ar: "بوابات واتصال" },
  "features.dashboard": { en: "Dashboard and alerts", ar: "لوحة متابعة وتنبيهات" },
  "features.ota-updates": { en: "Over-the-air updates", ar: "تحديثات عن بُعد (OTA)" },
  "features.schematic-layout": { en: "Schematic and board layout", ar: "مخطّط الدائرة وتخطيط اللوحة (PCB)" },
  "features.firmware": { en: "Firmware", ar: "البرمجيات الثابتة (Firmware)" },
  "features.enclosure": { en: "Enclosure", ar: "غلاف الجهاز" },
  "features.short-runs": { en: "Prototypes and short runs", ar: "نماذج أولية وكميات صغيرة" },
  "features.robot": { en: "Robot arm or mobile robot", ar: "ذراع روبوتية أو روبوت متنقل" },
  "features.motion-control": { en: "Motion control", ar: "التحكم في الحركة" },
  "features.computer-vision": { en: "Computer vision", ar: "الرؤية الحاسوبية" },
  "features.plc": { en: "Controller (PLC) integration", ar: "الربط بمتحكم منطقي قابل للبرمجة (PLC)" },
  "features.web-app": { en: "Web application", ar: "تطبيق ويب" },
  "features.mobile-app": { en: "Mobile application", ar: "تطبيق جوال" },
  "features.apis": { en: "Interfaces between systems (APIs)", ar: "واجهات برمجية بين الأنظمة (API)" },
  "features.data-reports": { en: "Data and reports", ar: "بيانات وتقارير" },
  "budget.5k-10k": { en: "$5,000–$10,000", ar: "من\u00a05,000\u00a0إلى 10,000\u00a0دولار أمريكي" },
  "budget.10k-25k": { en: "$10,000–$25,000", ar: "من\u00a010,000\u00a0إلى 25,000\u00a0دولار أمريكي" },
  "budget.25k-50k": { en: "$25,000–$50,000", ar: "من\u00a025,000\u00a0إلى 50,000\u00a0دولار أمريكي" },
  "budget.50k-100k": { en: "$50,000–$100,000", ar: "من\u00a050,000\u00a0إلى 100,000\u00a0دولار أمريكي" },
  "budget.100k+": { en: "$100,000+", ar: "أكثر\u00a0من 100,000\u00a0دولار أمريكي" },
  "budget.discuss": { en: "Let's discuss", ar: "نتفق عليها معًا" },
  "timeline.asap": { en: "ASAP", ar: "في أقرب وقت" },
  "timeline.1-3months": { en: "1–3 months", ar: "من\u00a0شهر\u00a0إلى 3\u00a0أشهر" },
  "timeline.3-6months": { en: "3–6 months", ar: "من\u00a03\u00a0إلى 6\u00a0أشهر" },
  "timeline.6-12months": { en: "6–12 months", ar: "من\u00a06\u00a0أشهر\u00a0إلى 12\u00a0شهرًا" },
  "timeline.12months+": { en: "12+ months", ar: "أكثر من\u00a012\u00a0شهرًا" },
  "timeline.flexible": { en: "Flexible", ar: "الموعد غير محدّد" },
} satisfies Record<ChoiceName, LocalizedText>;
