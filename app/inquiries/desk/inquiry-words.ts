import type { PluralText } from "../../i18n/plural.ts";
import type { LocalizedText } from "../../i18n/text.ts";

export const inquiryWords = {
  back: { en: "All inquiries", ar: "كل الاستفسارات" },
  failed: { en: "The inquiry could not be loaded", ar: "تعذّر تحميل الاستفسار" },
  gone: { en: "This inquiry has been deleted.", ar: "حُذف هذا الاستفسار." },
  reading: { en: "{name} is reading this inquiry", ar: "يطّلع عليه الآن: {name}" },
  writing: { en: "{name} is writing a reply", ar: "يكتب ردًا الآن: {name}" },
  enteredByHand: { en: "{channel}, entered by hand", ar: "{channel}، أُدخل يدويًا" },
  writtenFirst: { en: "We wrote first", ar: "بمبادرة منا" },
  whatsapp: { en: "WhatsApp", ar: "واتساب" },
  whatsappTo: { en: "WhatsApp to {number}", ar: "واتساب إلى {number}" },
  noAddress: {
    en: "No email can be sent: no address was left. Reach {name} by phone, and mark the inquiry as answered afterwards.",
    ar: "لا بريد إلكترونيًا في هذا الاستفسار، فلا يمكن إرسال رد بالبريد. تواصل مع {name} عبر الهاتف، ثم اجعل حالة الاستفسار «جرى الرد».",
  },
  contactForm: { en: "Contact form", ar: "استمارة التواصل" },
  projectForm: { en: "Project form", ar: "استمارة المشروع" },
  byMail: { en: "by email", ar: "بالبريد" },
  automatic: { en: "automatic reply", ar: "رد تلقائي" },
  onPage: { en: "on the inquiry’s page", ar: "من صفحة الاستفسار" },
  noteOnly: { en: "Note, staff only", ar: "ملاحظة للفريق فقط" },
  notSent: {
    en: "This email was not sent to the visitor.",
    ar: "وصلت بالبريد، ولم تُرسل إلى صاحب الاستفسار.",
  },
  filesInMailbox: { en: "Its files are in the mailbox.", ar: "مرفقاتها في صندوق البريد." },
  opened: { en: "{name} was the first to open this inquiry", ar: "أول من فتح الاستفسار: {name}" },
  someone: { en: "Someone", ar: "أحدهم" },
  waiting: { en: "Being sent", ar: "قيد الإرسال" },
  delivered: { en: "Sent", ar: "أُرسل" },
  notDelivered: { en: "Not delivered:", ar: "لم يُسلَّم:" },
  quoted: { en: "Quoted text", ar: "نص مقتبس" },
  unknownSender: { en: "Unknown sender", ar: "مرسل غير معروف" },
  repliesTo: { en: "Reply-To:", ar: "عنوان الرد المطلوب:" },
  copies: { en: "Cc:", ar: "نسخة إلى:" },
  recipients: { en: "To:", ar: "إلى:" },
  copyNotDelivered: { en: "Copy not delivered to", ar: "لم تُسلَّم النسخة إلى" },
  thirdPerson: { en: "third party", ar: "طرف ثالث" },
  unproven: { en: "unconfirmed sender", ar: "مرسل غير مؤكَّد" },
  forward: { en: "Forward", ar: "أعد توجيهها" },
  showEarlier: { en: "Show earlier messages", ar: "اعرض الرسائل الأقدم" },
  showAll: { en: "Show full text", ar: "اعرض النص كاملًا" },
  showLess: { en: "Show less", ar: "اطوِ النص" },
  copy: { en: "Copy {field}", ar: "انسخ {field}" },
  copied: { en: "Copied", ar: "نُسخ" },
  fields: { en: "What was sent", ar: "محتوى الاستفسار" },
  history: { en: "History", ar: "السجل" },
  list: { en: "Inquiries", ar: "الاستفسارات" },
} satisfies Record<string, LocalizedText>;

/** Of a quotation that we did not send. */
export const newLineCount: PluralText = {
  en: { one: "1 line is new", other: "{n} lines are new" },
  ar: {
    zero: "لا جديد فيه",
    one: "سطر واحد جديد",
    two: "سطران جديدان",
    few: "{n} أسطر جديدة",
    many: "{n} سطرًا جديدًا",
    other: "{n} سطر جديد",
  },
};

/** In To and Cc of a mail. */
export const recipientCount: PluralText = {
  en: { one: "{n} recipient", other: "{n} recipients" },
  ar: {
    zero: "لا مستلمين",
    one: "مستلم واحد",
    two: "مستلمان",
    few: "{n} مستلمين",
    many: "{n} مستلمًا",
    other: "{n} مستلم",
  },
};
