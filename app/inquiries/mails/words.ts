import type { LocalizedText } from "../../i18n/text.ts";

export const receiptWords = {
  kind: { en: "Confirmation", ar: "إشعار استلام" },
  subject: { en: "We have your message ({reference})", ar: "وصلتنا رسالتك ({reference})" },
  title: { en: "We have your message", ar: "وصلتنا رسالتك" },
  projectSubject: { en: "We have your project request ({reference})", ar: "وصلنا طلب مشروعك ({reference})" },
  projectTitle: { en: "We have your project request", ar: "وصلنا طلب مشروعك" },
  lead: {
    en: "Thank you, {name}. We will answer within 24\u00a0hours on working days. A copy of what you sent is below.",
    ar: "حضرة {name}، شكرًا على تواصلك معنا. سنردّ عليك خلال 24\u00a0ساعة في أيام العمل، وفيما يلي نسخة مما أرسلته.",
  },
  due: { en: "We will answer by", ar: "نردّ قبل" },
  received: { en: "Received", ar: "تاريخ الوصول" },
  workingDays: {
    en: "Only working days count towards the 24\u00a0hours: Monday to Friday, except public holidays. Quote the reference when you call or write.",
    ar: "لا تُحسب الساعات الأربع والعشرون إلا في أيام العمل، من الاثنين إلى الجمعة عدا العطل الرسمية. اذكر الرقم المرجعي حين تتصل بنا أو تكتب إلينا.",
  },
  sent: { en: "What you sent", ar: "ما أرسلته" },
  more: { en: "Would you like to add anything?", ar: "هل تودّ إضافة شيء؟" },
  reply: {
    en: "Reply to this email: your reply is added to what you sent, and goes to the engineers who are reading it.",
    ar: "ردّ على هذه الرسالة، فيُضاف ردك إلى ما أرسلته ويقرؤه المهندسون أنفسهم.",
  },
  replyButton: { en: "Add to what you sent", ar: "أضف إلى ما أرسلته" },
  reach: { en: "How to reach us", ar: "طرق التواصل معنا" },
  why: {
    en: "You received this email because a form on our site was submitted with your email address. If you did not send it, reply and tell us: we will delete what was sent and not write to you again.",
    ar: "وصلتك هذه الرسالة لأن بريدك الإلكتروني كُتب في استمارة على موقعنا. إن لم تكن أنت من كتبه فأخبرنا بالرد على هذه الرسالة، فنحذف ما وصلنا ولا نراسلك بعدها.",
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
  perhapsSpam: {
    en: "This may be spam sent by a program.",
    ar: "قد تكون رسالة غير مرغوب فيها أرسلها برنامج آلي.",
  },
  due: { en: "Answer by", ar: "الرد قبل" },
  type: { en: "Type", ar: "النوع" },
  received: {
    en: "Received {weekday} {date}, {time}, Beirut time.",
    ar: "وصل يوم {weekday} {date}، الساعة\u00a0{time} بتوقيت بيروت.",
  },
  open: { en: "Open the inquiry", ar: "افتح الاستفسار" },
  reply: {
    en: "A reply to this email goes to the visitor,",
    ar: "يصل الرد على هذه الرسالة إلى صاحب الاستفسار:",
  },
  data: { en: "Details", ar: "البيانات" },
  preview: {
    en: "Answer by {weekday} {date}, {time}.",
    ar: "الرد قبل {weekday} {date}، الساعة\u00a0{time}.",
  },
  why: {
    en: "Every address on the team's list gets this email. It contains personal data: do not forward it outside {company}.",
    ar: "تصل هذه النسخة إلى كل عنوان في قائمة الفريق. وفيها بيانات شخصية، فلا ترسلها إلى خارج {company}.",
  },
} satisfies Record<string, LocalizedText>;

export const replyWords = {
  subject: { en: "Re: {subject} ({reference})", ar: "رد: {subject} ({reference})" },
  answers: { en: "On {moment} (Beirut time), you wrote:", ar: "كتبت إلينا يوم {moment} بتوقيت بيروت:" },
  keep: {
    en: "To answer, simply reply to this email and keep the reference {reference} in the subject.",
    ar: "لمتابعة المراسلة يكفي أن تردّ على هذه الرسالة، وأن تُبقي الرقم المرجعي {reference} في الموضوع.",
  },
} satisfies Record<string, LocalizedText>;

export const overdueWords = {
  subject: { en: "Answer overdue: {subject} ({reference})", ar: "فات موعد الرد: {subject} ({reference})" },
  title: { en: "This inquiry has waited too long", ar: "فات موعد الرد على هذا الاستفسار" },
  due: { en: "The answer was due by", ar: "كان موعد الرد" },
  why: {
    en: "Every address on the team's list gets this email once, when the promised time has passed.",
    ar: "تصل هذه الرسالة مرة واحدة إلى كل عنوان في قائمة الفريق، بعد انقضاء الموعد الذي وعدنا به.",
  },
} satisfies Record<string, LocalizedText>;

/** To staff, about an answer that came by mail. */
export const answerWords = {
  subject: { en: "New reply: {subject} ({reference})", ar: "رد جديد: {subject} ({reference})" },
  title: { en: "The visitor has replied", ar: "وصل رد من صاحب الاستفسار" },
  why: {
    en: "Every address on the team's list gets this email when a visitor replies by email.",
    ar: "تصل هذه الرسالة إلى كل عنوان في قائمة الفريق عندما يردّ صاحب الاستفسار بالبريد.",
  },
} satisfies Record<string, LocalizedText>;

/** Of all mails. */
export const mailWords = {
  reference: { en: "Reference", ar: "الرقم المرجعي" },
  /** A day of the week and an hour. */
  hour: { en: "{weekday}, {time}", ar: "{weekday}، الساعة\u00a0{time}" },
  inBeirut: { en: "{date}, Beirut time", ar: "{date} بتوقيت بيروت" },
  fullMoment: { en: "{weekday} {date}, {time}", ar: "{weekday} {date}، الساعة {time}" },
  beirutTime: { en: "All times are Beirut time.", ar: "المواعيد بتوقيت بيروت." },
} satisfies Record<string, LocalizedText>;
