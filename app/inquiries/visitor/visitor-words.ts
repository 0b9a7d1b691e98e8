import type { LocalizedText } from "../../i18n/text.ts";
import { officeTime } from "../reply-promise.ts";

/** The frame of the page and its head. */
export const pageWords = {
  privatePage: { en: "Private page", ar: "صفحة خاصة" },
  yourInquiry: { en: "Your inquiry to {company}", ar: "استفسارك إلى {company}" },
  progress: { en: "Progress", ar: "مسار الاستفسار" },
  received: { en: "Received", ar: "وصل" },
  read: { en: "Read", ar: "قُرئ" },
  reply: { en: "Reply", ar: "الرد" },
  replied: { en: "Replied", ar: "جرى الرد" },
  withdrawn: { en: "Withdrawn", ar: "سُحب" },
  by: { en: "by {day}", ar: "قبل {day}" },
  isWithdrawn: {
    en: `You withdrew this inquiry on {moment}, ${officeTime.en}. We have stopped working on it.`,
    ar: `سحبت هذا الاستفسار يوم {moment} ${officeTime.ar}، فتوقّفنا عن العمل عليه.`,
  },
  replyBy: { en: "We reply by", ar: "نردّ قبل" },
  replyWasDue: { en: "We promised a reply by", ar: "وعدنا بالرد قبل" },
  late: {
    en: "We are late, and we are sorry. Please call us: {phone}",
    ar: "تأخرنا في الرد ونعتذر. اتصل بنا على {phone}",
  },
  weReplied: { en: "We replied", ar: "رددنا عليك" },
  hour: { en: "{weekday}, {time}", ar: "{weekday}، {time}" },
  dateInOffice: { en: `{date}, ${officeTime.en}`, ar: `{date} ${officeTime.ar}` },
  reference: { en: "Reference", ar: "الرقم المرجعي" },
  sentBy: { en: "Sent by", ar: "المرسل" },
  through: { en: "Through", ar: "وصل عبر" },
  contactForm: { en: "Contact form", ar: "استمارة التواصل" },
  projectForm: { en: "Project form", ar: "استمارة المشروع" },
  keyToPage: {
    en: "This address is the key to the page. Anyone who has it can read, add and withdraw. To erase takes a link that we mail to you.",
    ar: "عنوان هذه الصفحة مفتاحها. من لديه العنوان يقرأ ويضيف ويسحب الاستفسار، أما الحذف فبرابط يصل إلى بريدك.",
  },
  keyWithoutEmail: {
    en: "This address is the key to the page. Anyone who has it can read, add and withdraw.",
    ar: "عنوان هذه الصفحة مفتاحها. من لديه العنوان يقرأ ويضيف ويسحب الاستفسار.",
  },
  newLink: {
    en: "Send me a new link",
    ar: "أرسل إليّ رابطًا جديدًا",
  },
  privacy: { en: "Privacy policy", ar: "سياسة الخصوصية" },
} satisfies Record<string, LocalizedText>;

/** The small pages, and asking for a new link. */
export const slipWords = {
  lost: { en: "A new link to your inquiry", ar: "رابط جديد إلى استفسارك" },
  lostText: {
    en: "Every inquiry has a private page. Its link is in our emails to you. If you have lost it, we will email you another.",
    ar: "لكل استفسار صفحة خاصة، ورابطها في رسائلنا إليك. إن ضاع منك أرسلنا إليك رابطًا آخر.",
  },
  closed: { en: "This link no longer works", ar: "لم يعد هذا الرابط يعمل" },
  closedText: {
    en: "A link ends 90 days after our last email with one, when the inquiry’s email address changes, and when the inquiry is erased. A link that erases ends after a day. For a new link to your page, enter your email address.",
    ar: "تنتهي صلاحية الرابط بعد 90 يومًا من آخر رابط أرسلناه إليك، وعند تغيير البريد، وعند حذف الاستفسار. أما رابط الحذف فينتهي بعد يوم. لطلب رابط جديد إلى صفحتك اكتب بريدك الإلكتروني.",
  },
  unsaved: {
    en: "What you wrote was not saved. Copy it before you leave this page.",
    ar: "لم يُحفظ النص الذي كتبته. انسخه قبل أن تغادر هذه الصفحة.",
  },
  email: { en: "Email address you wrote from", ar: "البريد الذي كتبت منه" },
  mailLink: { en: "Mail me a new link", ar: "أرسل إليّ رابطًا جديدًا" },
  sameEitherWay: {
    en: "If we have an inquiry from this address, we will email you its link. This page says the same either way.",
    ar: "إن كان لدينا استفسار من هذا البريد أرسلنا إليه الرابط. وتظهر هذه العبارة في الحالتين.",
  },
  orCall: { en: "Or call {phone}", ar: "أو اتصل بنا على {phone}" },
  erase: { en: "Erase your inquiry?", ar: "أتريد حذف استفسارك؟" },
  eraseText: {
    en: "This erases {reference}: your message, your files, your details and the text of our emails. A backup made before holds them until it is replaced. It cannot be undone.",
    ar: "يُحذف {reference} كله: رسالتك وملفاتك وبياناتك ونص رسائلنا إليك. ويبقى في نسخة احتياطية سابقة إلى أن تُستبدل. ولا يمكن التراجع عن ذلك.",
  },
  erased: { en: "Erased", ar: "حُذف الاستفسار" },
  erasedText: {
    en: "{reference} is erased: your message, your files, your details and the text of our emails. Only log entries without your words remain on our server. A backup made before still holds the inquiry until that backup is replaced. We send one last email to confirm that it was erased.",
    ar: "حُذف {reference} كله: رسالتك وملفاتك وبياناتك ونص رسائلنا إليك. لم يبقَ على خادمنا إلا قيود في سجل التدقيق ليس فيها شيء مما كتبت. ويبقى الاستفسار في نسخة احتياطية سابقة إلى أن تُستبدل. وتصلك رسالة أخيرة تؤكّد حذفه.",
  },
} satisfies Record<string, LocalizedText>;
