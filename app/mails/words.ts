import type { LocalizedText } from "../i18n/text.ts";
import { officeTime, replyTime, workingHours } from "../inquiries/reply-promise.ts";

export const receiptWords = {
  kind: { en: "Confirmation", ar: "إشعار استلام" },
  subject: { en: "We have your message ({reference})", ar: "وصلتنا رسالتك ({reference})" },
  title: { en: "We have your message", ar: "وصلتنا رسالتك" },
  projectSubject: { en: "We have your project request ({reference})", ar: "وصلنا طلب مشروعك ({reference})" },
  projectTitle: { en: "We have your project request", ar: "وصلنا طلب مشروعك" },
  lead: {
    en: `Thank you, {name}. We reply ${replyTime.en}. A copy of what you sent is below.`,
    ar: `{name}، تحية طيبة، وشكرًا على تواصلك معنا. نردّ ${replyTime.ar}، وفيما يلي نسخة مما أرسلته.`,
  },
  due: { en: "We will reply by", ar: "سنردّ عليك قبل" },
  received: { en: "Received", ar: "وقت الاستلام" },
  workingDays: {
    en: `We work ${workingHours.en}. Quote the reference when you call or write.`,
    ar: `أوقات عملنا ${workingHours.ar}. اذكر الرقم المرجعي حين تتصل بنا أو تكتب إلينا.`,
  },
  sent: { en: "What you sent", ar: "نسخة مما أرسلته" },
  more: { en: "Would you like to add anything?", ar: "هل تودّ إضافة شيء؟" },
  reply: {
    en: "Reply to this email. Our engineers read what you write.",
    ar: "ردّ على هذه الرسالة، فيصل ردك إلى المهندسين أنفسهم.",
  },
  replyButton: { en: "Add to your message", ar: "أضف إلى رسالتك" },
  reach: { en: "How to reach us", ar: "طرق التواصل معنا" },
  why: {
    en: "You received this email because a form on our site was submitted with your email address. If that was not you, tell us in a reply. We will delete what was sent and not write to you again.",
    ar: "وصلتك هذه الرسالة لأن بريدك الإلكتروني كُتب في استمارة على موقعنا. إن لم تكن أنت من كتبه فردّ على هذه الرسالة وأخبرنا، فنحذف ما وصلنا ولا نراسلك بعدها.",
  },
} satisfies Record<string, LocalizedText>;

/** Of what staff entered after a call, a message or a visit: nothing of their record is sent. */
export const enteredReceiptWords = {
  subject: { en: "We have your inquiry ({reference})", ar: "سجّلنا استفسارك ({reference})" },
  title: { en: "We have your inquiry", ar: "سجّلنا استفسارك" },
  lead: {
    en: `Thank you, {name}. Your inquiry is with our engineers. We reply ${replyTime.en}.`,
    ar: `{name}، تحية طيبة، وشكرًا على تواصلك معنا. استفسارك الآن لدى مهندسينا، ونردّ ${replyTime.ar}.`,
  },
  replyButton: { en: "Add to your inquiry", ar: "أضف إلى استفسارك" },
  why: {
    en: "You received this email because someone who called, messaged or met us left your email address. If that was not you, tell us in a reply. We will delete what we noted and not write to you again.",
    ar: "وصلتك هذه الرسالة لأن من اتصل بنا أو راسلنا أو التقانا ترك لنا بريدك الإلكتروني. إن لم يكن ذلك أنت فردّ على هذه الرسالة وأخبرنا، فنحذف ما سجّلناه ولا نراسلك بعدها.",
  },
} satisfies Record<string, LocalizedText>;

/** Of a mail that began an inquiry. */
export const begunReceiptWords = {
  why: {
    en: "You received this email because we received one from your email address. If you did not send it, tell us in a reply. We will delete it and not write to you again.",
    ar: "وصلتك هذه الرسالة لأن رسالة وصلتنا من بريدك الإلكتروني. إن لم تكن أنت من أرسلها فردّ على هذه الرسالة وأخبرنا، فنحذف ما وصلنا ولا نراسلك بعدها.",
  },
} satisfies Record<string, LocalizedText>;

/** To an address that staff have put in the place of another one. */
export const correctedReceiptWords = {
  why: {
    en: "You received this email because an inquiry came to us with another address, and our team corrected it to yours. If the inquiry is not yours, tell us in a reply. We will delete what was sent and not write to you again.",
    ar: "وصلتك هذه الرسالة لأن استفسارًا وصلنا وفيه عنوان آخر، فصحّح فريقنا العنوان إلى عنوانك. إن لم يكن الاستفسار منك فردّ على هذه الرسالة وأخبرنا، فنحذف ما وصلنا ولا نراسلك بعدها.",
  },
} satisfies Record<string, LocalizedText>;

export const noticeWords = {
  kind: { en: "For staff", ar: "للفريق" },
  contactTitle: { en: "New inquiry", ar: "استفسار جديد" },
  contactSubject: { en: "New inquiry: {subject} ({reference})", ar: "استفسار جديد: {subject} ({reference})" },
  projectTitle: { en: "New project request", ar: "طلب مشروع جديد" },
  projectSubject: {
    en: "New project request: {subject} ({reference})",
    ar: "طلب مشروع جديد: {subject} ({reference})",
  },
  mailTitle: { en: "New email", ar: "رسالة جديدة بالبريد" },
  mailSubject: {
    en: "New email: {subject} ({reference})",
    ar: "رسالة جديدة بالبريد: {subject} ({reference})",
  },
  perhapsSpam: {
    en: "This may be spam sent by a program.",
    ar: "قد تكون رسالة غير مرغوب فيها أرسلها برنامج آلي.",
  },
  unproven: {
    en: "Our mail server does not confirm the sender of this email, or takes it for spam.",
    ar: "خادم بريدنا لا يؤكّد مرسل هذه الرسالة، أو يعدّها غير مرغوب فيها.",
  },
  due: { en: "Reply by", ar: "آخر موعد للرد" },
  type: { en: "Type", ar: "النوع" },
  received: {
    en: `Received {weekday} {date}, {time}, ${officeTime.en}.`,
    ar: `وصل يوم {weekday} {date}، الساعة\u00a0{time} ${officeTime.ar}.`,
  },
  open: { en: "Open the inquiry", ar: "افتح الاستفسار" },
  reply: {
    en: "Reply to the visitor there, not to this email.",
    ar: "ردّ على صاحب الاستفسار من هناك، لا بالرد على هذه الرسالة.",
  },
  noAddress: {
    en: "No email address was left: call or message the person.",
    ar: "لم يُترك بريد إلكتروني، فاتصل بصاحب الاستفسار أو راسله.",
  },
  data: { en: "Details", ar: "البيانات" },
  preview: {
    en: "Reply by {weekday} {date}, {time}.",
    ar: "آخر موعد للرد: {weekday} {date}، الساعة\u00a0{time}.",
  },
  why: {
    en: "Everyone on the team’s list receives this email. It contains personal data: do not forward it outside {company}.",
    ar: "تصل هذه الرسالة إلى كل من في قائمة الفريق. وفيها بيانات شخصية، فلا ترسلها إلى خارج {company}.",
  },
} satisfies Record<string, LocalizedText>;

/** To a colleague, about an email of theirs. */
export const notSentMailWords = {
  subject: {
    en: "Not sent to the visitor: {subject} ({reference})",
    ar: "لم تُرسل إلى صاحب الاستفسار: {subject} ({reference})",
  },
  title: { en: "Your email was not sent to the visitor", ar: "رسالتك لم تُرسل إلى صاحب الاستفسار" },
  noted: {
    en: "Your email about {reference} was not sent to the visitor. It is kept as a note, staff only.",
    ar: "رسالتك بشأن {reference} لم تُرسل إلى صاحب الاستفسار، بل حُفظت ملاحظةً للفريق فقط.",
  },
  reply: { en: "Reply here", ar: "ردّ من هنا" },
  why: {
    en: "You receive this email because you wrote to us about this inquiry. It comes at most once a day.",
    ar: "تصلك هذه الرسالة لأنك كتبت إلينا عن هذا الاستفسار. ولا تصلك أكثر من مرة في اليوم.",
  },
} satisfies Record<string, LocalizedText>;

/** To one of the staff, about what a colleague has left for them. */
export const forYouWords = {
  assignedSubject: {
    en: "Assigned to you: {subject} ({reference})",
    ar: "كُلّفت بمتابعة: {subject} ({reference})",
  },
  assignedTitle: { en: "An inquiry was assigned to you", ar: "كُلّفت بمتابعة استفسار" },
  assigned: {
    en: "{name} assigned {reference} to you: {subject}",
    ar: "{name}: تكليفك بمتابعة الاستفسار {reference}، وموضوعه: {subject}",
  },
  mentionedSubject: {
    en: "You were mentioned: {subject} ({reference})",
    ar: "ذُكر اسمك: {subject} ({reference})",
  },
  mentionedTitle: { en: "You were mentioned in a note", ar: "ذُكر اسمك في ملاحظة" },
  mentioned: {
    en: "{name} mentioned you in a note, staff only, on {reference}: {subject}",
    ar: "{name}: ذكر اسمك في ملاحظة للفريق فقط، على الاستفسار {reference} وموضوعه: {subject}",
  },
  severalTitle: { en: "Inquiries for you", ar: "استفسارات لك" },
  colleague: { en: "A colleague", ar: "أحد الزملاء" },
  rest: { en: "There are more on the inquiries page.", ar: "والبقية في صفحة الاستفسارات." },
  why: {
    en: "You receive this email because of what a colleague did. You can turn such emails off on the page “Your account”.",
    ar: "تصلك هذه الرسالة بسبب ما فعله أحد الزملاء. يمكنك إيقاف هذه الرسائل من صفحة «حسابك».",
  },
} satisfies Record<string, LocalizedText>;

export const replyWords = {
  subject: { en: "Re: {subject} ({reference})", ar: "رد: {subject} ({reference})" },
  /** Of a mail that answers nothing. */
  firstSubject: { en: "{subject} ({reference})", ar: "{subject} ({reference})" },
  /** What staff entered has a subject of their own, which is not for the visitor. */
  enteredSubject: { en: "Your inquiry", ar: "استفسارك" },
  answers: {
    en: `On {moment} (${officeTime.en}), you wrote:`,
    ar: `كتبت إلينا يوم {moment} ${officeTime.ar}:`,
  },
  keep: {
    en: "Reply to this email, and keep the reference {reference} in the subject.",
    ar: "لمتابعة المراسلة يكفي أن تردّ على هذه الرسالة، وأن تُبقي الرقم المرجعي {reference} في الموضوع.",
  },
} satisfies Record<string, LocalizedText>;

/** Of a mail of the conversation, to somebody outside. */
export const forwardWords = {
  subject: { en: "Fwd: {subject} ({reference})", ar: "إعادة توجيه: {subject} ({reference})" },
  /** Their name and address follow. */
  wrote: {
    en: `Forwarded message, written on {moment} (${officeTime.en}) by:`,
    ar: `رسالة معاد توجيهها، كُتبت يوم {moment} ${officeTime.ar}، وكاتبها:`,
  },
  leftOut: { en: "Not attached:", ar: "لم يُرفق:" },
  more: { en: "{count} more files", ar: "ملفات أخرى عددها {count}" },
} satisfies Record<string, LocalizedText>;

export const overdueWords = {
  subject: { en: "Reply overdue: {subject} ({reference})", ar: "تأخّر الرد: {subject} ({reference})" },
  title: { en: "The reply to this inquiry is overdue", ar: "تأخّر الرد على هذا الاستفسار" },
  due: { en: "The reply was due by", ar: "كان آخر موعد للرد" },
  why: {
    en: "Everyone on the team’s list receives this email once, when a reply is overdue.",
    ar: "تصل هذه الرسالة مرة واحدة إلى كل من في قائمة الفريق، بعد انقضاء الموعد الذي وعدنا به.",
  },
} satisfies Record<string, LocalizedText>;

/** To staff, about what the visitor replied or did on the inquiry's page. */
export const answerWords = {
  subject: { en: "New reply: {subject} ({reference})", ar: "رد جديد: {subject} ({reference})" },
  title: { en: "The visitor has replied", ar: "وصل رد من صاحب الاستفسار" },
  why: {
    en: "Everyone on the team’s list receives this email when a visitor replies or adds something.",
    ar: "تصل هذه الرسالة إلى كل من في قائمة الفريق عندما يردّ صاحب الاستفسار أو يضيف شيئًا.",
  },
} satisfies Record<string, LocalizedText>;

/** The same of somebody to whom staff forwarded an email. */
export const thirdPersonWords = {
  title: { en: "A third party has replied: {name}", ar: "وصل رد من طرف ثالث: {name}" },
  why: {
    en: "Everyone on the team’s list receives this email when someone replies to a forwarded message. The visitor does not see the reply.",
    ar: "تصل هذه الرسالة إلى كل من في قائمة الفريق عندما يردّ أحد على رسالة أُعيد توجيهها إليه. ولا يرى صاحب الاستفسار هذا الرد.",
  },
} satisfies Record<string, LocalizedText>;

/** Of all mails. */
export const mailWords = {
  reference: { en: "Reference", ar: "الرقم المرجعي" },
  /** A day of the week and an hour. */
  hour: { en: "{weekday}, {time}", ar: "{weekday}، الساعة\u00a0{time}" },
  inOfficeTime: { en: `{date}, ${officeTime.en}`, ar: `{date} ${officeTime.ar}` },
} satisfies Record<string, LocalizedText>;
