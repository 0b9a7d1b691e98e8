import type { LocalizedText } from "../i18n/text.ts";
import { officeTime, replyTime, workingHours } from "../inquiries/reply-promise.ts";

/** The subject that the mails of one conversation share. */
export const conversationWords = {
  message: { en: "Your message to {company}", ar: "رسالتك إلى {company}" },
  project: { en: "Your project request to {company}", ar: "طلب مشروعك لدى {company}" },
  inquiry: { en: "Your inquiry at {company}", ar: "استفسارك لدى {company}" },
  answer: { en: "Re: {subject}", ar: "رد: {subject}" },
} satisfies Record<string, LocalizedText>;

export const receiptWords = {
  title: { en: "We have your message", ar: "وصلتنا رسالتك" },
  projectTitle: { en: "We have your project request", ar: "وصلنا طلب مشروعك" },
  lead: {
    en: `Thank you, {name}. We reply ${replyTime.en}. A copy of what you sent is below.`,
    ar: `{name}، تحية طيبة، وشكرًا على تواصلك معنا. نردّ ${replyTime.ar}، وفيما يلي نسخة مما أرسلته.`,
  },
  due: { en: "We will reply by", ar: "سنردّ عليك قبل" },
  workingDays: {
    en: `We work ${workingHours.en}. Quote the reference when you call or write.`,
    ar: `أوقات عملنا ${workingHours.ar}. اذكر الرقم المرجعي حين تتصل بنا أو تكتب إلينا.`,
  },
  sent: { en: "What you sent", ar: "نسخة مما أرسلته" },
  reply: {
    en: "Or simply reply to this email. Our engineers read what you write.",
    ar: "أو ردّ على هذه الرسالة، فيصل ردك إلى المهندسين أنفسهم.",
  },
  reach: { en: "How to reach us", ar: "طرق التواصل معنا" },
  why: {
    en: "You received this email because a form on our site was submitted with your email address. If that was not you, tell us in a reply. We will delete what was sent and not write to you again.",
    ar: "وصلتك هذه الرسالة لأن بريدك الإلكتروني كُتب في استمارة على موقعنا. إن لم تكن أنت من كتبه فردّ على هذه الرسالة وأخبرنا، فنحذف الاستفسار ولا نراسلك بعدها.",
  },
} satisfies Record<string, LocalizedText>;

/** Of what staff entered after a call, a message or a visit: nothing of their record is sent. */
export const enteredReceiptWords = {
  title: { en: "We have your inquiry", ar: "سجّلنا استفسارك" },
  lead: {
    en: `Thank you, {name}. Your inquiry is with our engineers. We reply ${replyTime.en}.`,
    ar: `{name}، تحية طيبة، وشكرًا على تواصلك معنا. استفسارك الآن لدى مهندسينا، ونردّ ${replyTime.ar}.`,
  },
  why: {
    en: "You received this email because someone who called, messaged or met us left your email address. If that was not you, tell us in a reply. We will delete what we noted and not write to you again.",
    ar: "وصلتك هذه الرسالة لأن من اتصل بنا أو راسلنا أو التقانا ترك لنا بريدك الإلكتروني. إن لم يكن ذلك أنت فردّ على هذه الرسالة وأخبرنا، فنحذف ما سجّلناه ولا نراسلك بعدها.",
  },
} satisfies Record<string, LocalizedText>;

/** Of a mail that began an inquiry. */
export const begunReceiptWords = {
  why: {
    en: "You received this email because we received one from your email address. If you did not send it, tell us in a reply. We will delete it and not write to you again.",
    ar: "وصلتك هذه الرسالة لأن رسالة وصلتنا من بريدك الإلكتروني. إن لم تكن أنت من أرسلها فردّ على هذه الرسالة وأخبرنا، فنحذف تلك الرسالة ولا نراسلك بعدها.",
  },
} satisfies Record<string, LocalizedText>;

/** To an address that staff have put in the place of another one. */
export const correctedReceiptWords = {
  why: {
    en: "You received this email because an inquiry came to us with another address, and our team corrected it to yours. If the inquiry is not yours, tell us in a reply. We will delete what was sent and not write to you again.",
    ar: "وصلتك هذه الرسالة لأن استفسارًا وصلنا وفيه عنوان آخر، فصحّح فريقنا العنوان إلى عنوانك. إن لم يكن منك فردّ على هذه الرسالة وأخبرنا، فنحذف الاستفسار ولا نراسلك بعدها.",
  },
} satisfies Record<string, LocalizedText>;

export const noticeWords = {
  contact: { en: "New inquiry", ar: "استفسار جديد" },
  project: { en: "New project request", ar: "طلب مشروع جديد" },
  mail: { en: "New email", ar: "رسالة جديدة بالبريد" },
  perhapsSpam: {
    en: "This may be spam sent by a program.",
    ar: "قد تكون رسالة غير مرغوب فيها أرسلها برنامج آلي.",
  },
  unproven: {
    en: "Our mail server does not confirm the sender of this email, or takes it for spam.",
    ar: "خادم بريدنا لا يؤكّد هوية مرسل هذه الرسالة، أو يعدّها غير مرغوب فيها.",
  },
  due: { en: "Reply by", ar: "آخر موعد للرد" },
  type: { en: "Type", ar: "النوع" },
  open: { en: "Open the inquiry", ar: "افتح الاستفسار" },
  reply: {
    en: "Reply to the visitor there, not to this email.",
    ar: "ردّ على صاحب الاستفسار من هناك، لا بالرد على هذه الرسالة.",
  },
  noAddress: {
    en: "No email address was left: call or message the person.",
    ar: "لم يُترك بريد إلكتروني، فاتصل بصاحب الاستفسار أو راسله.",
  },
  why: {
    en: "Everyone on the team’s list receives this email. It contains personal data: do not forward it outside {company}.",
    ar: "تصل هذه الرسالة إلى كل من في قائمة الفريق. وفيها بيانات شخصية، فلا ترسلها إلى خارج {company}.",
  },
} satisfies Record<string, LocalizedText>;

/** To a colleague, about an email of theirs. */
export const notSentMailWords = {
  title: { en: "Not sent to the visitor", ar: "لم تُرسل إلى صاحب الاستفسار" },
  noted: {
    en: "Your email about {reference} was not sent to the visitor. It is kept as a note, staff only.",
    ar: "رسالتك بشأن {reference} لم تُرسل إلى صاحب الاستفسار، بل حُفظت ملاحظةً للفريق فقط.",
  },
  reply: { en: "Reply here", ar: "ردّ من هنا" },
  why: {
    en: "You received this email because you wrote to us about this inquiry. It comes at most once a day.",
    ar: "تصلك هذه الرسالة لأنك كتبت إلينا عن هذا الاستفسار. ولا تصلك أكثر من مرة في اليوم.",
  },
} satisfies Record<string, LocalizedText>;

/** To one of the staff, about what a colleague has left for them. */
export const forYouWords = {
  assignedTitle: { en: "Assigned to you", ar: "كُلّفت بمتابعة استفسار" },
  assigned: {
    en: "{name} assigned {reference} to you: {subject}",
    ar: "تكليف من {name} بمتابعة الاستفسار {reference}، وموضوعه: {subject}",
  },
  mentionedTitle: { en: "You were mentioned", ar: "ذُكر اسمك في ملاحظة" },
  mentioned: {
    en: "{name} mentioned you in a note, staff only, on {reference}: {subject}",
    ar: "ورد اسمك في ملاحظة من {name} للفريق فقط، على الاستفسار {reference} وموضوعه: {subject}",
  },
  severalTitle: { en: "Inquiries for you", ar: "استفسارات لك" },
  colleague: { en: "A colleague", ar: "أحد الزملاء" },
  rest: { en: "There are more on the inquiries page.", ar: "والبقية في صفحة الاستفسارات." },
  why: {
    en: "You received this email because a colleague assigned an inquiry to you or mentioned you. You can turn such emails off on the page “Your account”.",
    ar: "تصلك هذه الرسالة لأن زميلًا كلّفك باستفسار أو ذكر اسمك. يمكنك إيقاف هذه الرسائل من صفحة «حسابك».",
  },
} satisfies Record<string, LocalizedText>;

export const replyWords = {
  answers: {
    en: `On {moment} (${officeTime.en}), you wrote:`,
    ar: `كتبت إلينا يوم {moment} ${officeTime.ar}:`,
  },
  /** To several readers. */
  answersBeforeOthers: {
    en: `On {moment} (${officeTime.en}), {name} wrote:`,
    ar: `من رسالة {name} يوم {moment} ${officeTime.ar}:`,
  },
  keep: {
    en: "To continue, reply to this email. Reference: {reference}",
    ar: "لمتابعة المراسلة يكفي أن تردّ على هذه الرسالة. الرقم المرجعي: {reference}",
  },
} satisfies Record<string, LocalizedText>;

/** Of a mail of the conversation, to somebody outside. */
export const forwardWords = {
  title: { en: "Fwd", ar: "إعادة توجيه" },
  /** Their name and address follow. */
  wrote: {
    en: `Forwarded message, written on {moment} (${officeTime.en}) by:`,
    ar: `رسالة معاد توجيهها، كُتبت يوم {moment} ${officeTime.ar}، وكاتبها:`,
  },
  leftOut: { en: "Not attached:", ar: "لم يُرفق:" },
} satisfies Record<string, LocalizedText>;

export const overdueWords = {
  title: { en: "Reply overdue", ar: "تأخّر الرد" },
  due: { en: "The reply was due by", ar: "كان آخر موعد للرد" },
  why: {
    en: "Everyone on the team’s list receives this email once, when a reply is overdue.",
    ar: "تصل هذه الرسالة مرة واحدة إلى كل من في قائمة الفريق، بعد انقضاء الموعد الذي وعدنا به.",
  },
} satisfies Record<string, LocalizedText>;

/** To staff, about what the visitor wrote or sent, by mail or on the inquiry's page. */
export const answerWords = {
  title: { en: "New message", ar: "رسالة جديدة" },
  /** Without a word. */
  filesTitle: { en: "New files", ar: "ملفات جديدة" },
  why: {
    en: "Everyone on the team’s list receives this email when a visitor writes to us or adds files. You get no more of these until somebody opens the inquiry.",
    ar: "تصل هذه الرسالة إلى كل من في قائمة الفريق عندما يكتب إلينا صاحب الاستفسار أو يضيف ملفات. ولا تصل التالية إلا بعد أن يفتح أحد الاستفسار.",
  },
} satisfies Record<string, LocalizedText>;

/** The same of somebody to whom staff forwarded an email. */
export const thirdPersonWords = {
  title: { en: "A third party has replied", ar: "وصل رد من طرف ثالث" },
  why: {
    en: "Everyone on the team’s list receives this email when someone replies to a forwarded message. The visitor does not see the reply.",
    ar: "تصل هذه الرسالة إلى كل من في قائمة الفريق عندما يردّ أحد على رسالة أُعيد توجيهها إليه. ولا يرى صاحب الاستفسار هذا الرد.",
  },
} satisfies Record<string, LocalizedText>;

/** Of all mails. */
export const mailWords = {
  reference: { en: "Reference", ar: "الرقم المرجعي" },
  received: { en: "Received", ar: "وقت الاستلام" },
  files: { en: "Files", ar: "الملفات" },
  moreFiles: { en: "{count} more files", ar: "عدد الملفات الأخرى: {count}" },
  inOfficeTime: { en: `{moment}, ${officeTime.en}`, ar: `{moment} ${officeTime.ar}` },
} satisfies Record<string, LocalizedText>;
