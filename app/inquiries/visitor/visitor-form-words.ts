import type { LocalizedText } from "../../i18n/text.ts";

/** What was sent, and what is added to it. */
export const givenWords = {
  title: { en: "What you sent", ar: "استفسارك كما وصلنا" },
  also: { en: "Also", ar: "كذلك" },
  addNote: { en: "Add a note", ar: "أضف ملاحظة" },
  note: { en: "Note to our engineers", ar: "ملاحظة إلى مهندسينا" },
  saveNote: { en: "Add it to the inquiry", ar: "أضفها إلى الاستفسار" },
} satisfies Record<string, LocalizedText>;

export const endWords = {
  title: { en: "Withdraw or erase", ar: "سحب الاستفسار أو حذفه" },
  titleErase: { en: "Erase", ar: "حذف الاستفسار" },
  withoutEmail: {
    en: "We have no email address of yours to mail a link to. To erase the inquiry, call {phone} or write to {email}.",
    ar: "ليس لدينا بريد لك نرسل إليه رابطًا. لحذف الاستفسار اتصل بنا على {phone} أو راسلنا على {email}.",
  },
  withdraw: { en: "Withdraw the inquiry", ar: "اسحب الاستفسار" },
  withdrawText: {
    en: "We stop working on it and do not reply. What you sent stays until you erase it, or until we no longer need it. A note from you opens it again.",
    ar: "نتوقّف عن العمل عليه ولا نردّ. ويبقى كل ما أرسلته محفوظًا إلى أن تحذفه، أو تزول حاجتنا إليه. وإن أضفت ملاحظة عدنا إليه.",
  },
  erase: { en: "Erase everything", ar: "احذف كل شيء" },
  eraseText: {
    en: "We mail you a link that erases your message, your files, your details and the text of our emails. Nothing is erased before you open it and press the button there. It cannot be undone.",
    ar: "نرسل إليك بالبريد رابطًا يحذف رسالتك وملفاتك وبياناتك ونص رسائلنا إليك. ولا يُحذف شيء قبل أن تفتحه وتضغط الزر في صفحته. ولا يمكن التراجع عن ذلك.",
  },
  sure: { en: "Yes, I want that", ar: "نعم، أريد ذلك" },
  mailEraseLink: { en: "Mail me the link", ar: "أرسل إليّ الرابط" },
} satisfies Record<string, LocalizedText>;

/** Said where something was done, by the field `action` of its form. */
export const doneWords = {
  note: { en: "Your note is with our engineers.", ar: "وصلت ملاحظتك إلى مهندسينا." },
  withdraw: {
    en: "Withdrawn. We have stopped working on your inquiry.",
    ar: "سُحب استفسارك، وتوقّفنا عن العمل عليه.",
  },
  ask_to_erase: {
    en: "The link is on its way to your mailbox. It works once, within a day.",
    ar: "الرابط في طريقه إلى بريدك، وهو صالح مرة واحدة خلال يوم.",
  },
  new_link: {
    en: "If we have an inquiry from this address, a new link is on its way to it. We send at most three a day for each inquiry.",
    ar: "إن كان لدينا استفسار من هذا البريد فالرابط الجديد في طريقه إليه. ولا نرسل للاستفسار الواحد أكثر من ثلاثة روابط في اليوم.",
  },
} satisfies Record<string, LocalizedText>;

/** What is wrong: of a field, or of any. */
export const visitorProblemWords = {
  "note.missing": { en: "Write your note.", ar: "اكتب ملاحظتك." },
  "email.missing": { en: "Enter your email address.", ar: "اكتب بريدك الإلكتروني." },
  missing: { en: "Fill in this field.", ar: "املأ هذا الحقل." },
  too_long: { en: "Shorten your note to 5,000 characters.", ar: "اختصر ملاحظتك إلى 5,000 حرف." },
  invalid_email: {
    en: "Check the email address. It should look like name@example.com.",
    ar: "راجع البريد الإلكتروني. مثال: name@example.com",
  },
  not_ticked: { en: "Tick the box first.", ar: "علّم المربع أولًا." },
  too_many: {
    en: "That was tried too often. Try again later, or call us.",
    ar: "كثرت المحاولات. حاول لاحقًا، أو اتصل بنا.",
  },
  server: {
    en: "Our server could not do it. Try again in a few minutes.",
    ar: "تعذّر ذلك على خادمنا. حاول مرة أخرى بعد دقائق.",
  },
} satisfies Record<string, LocalizedText>;
