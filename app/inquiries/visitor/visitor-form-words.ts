import type { LocalizedText } from "../../i18n/text.ts";

/** What was sent, and how it is corrected. */
export const givenWords = {
  title: { en: "What you sent", ar: "استفسارك كما وصلنا" },
  also: { en: "Also", ar: "كذلك" },
  correct: { en: "Correct your details", ar: "صحّح بياناتك" },
  name: { en: "Name", ar: "الاسم" },
  company: { en: "Company or organization", ar: "الشركة أو المؤسسة" },
  phone: { en: "Phone number", ar: "رقم الهاتف" },
  email: { en: "Email address", ar: "البريد الإلكتروني" },
  saveCorrections: { en: "Save the corrections", ar: "احفظ التصحيح" },
  changeEmail: { en: "Change it", ar: "غيّره" },
  newEmail: { en: "New email address", ar: "البريد الإلكتروني الجديد" },
  changeEmailText: {
    en: "The code goes to your present address. If you can no longer read that mailbox, write the new address in a note.",
    ar: "نرسل الرمز إلى بريدك الحالي. وإن لم تعد تصل إليه فاكتب البريد الجديد في ملاحظة.",
  },
  addNote: { en: "Add a note", ar: "أضف ملاحظة" },
  note: { en: "Note to our engineers", ar: "ملاحظة إلى مهندسينا" },
  saveNote: { en: "Add it to the inquiry", ar: "أضفها إلى الاستفسار" },
} satisfies Record<string, LocalizedText>;

/** The code, and what can be done with it only. */
export const endWords = {
  title: { en: "Withdraw or erase", ar: "سحب الاستفسار أو حذفه" },
  titleErase: { en: "Erase", ar: "حذف الاستفسار" },
  lead: {
    en: "Both need a code that we mail to you at that moment, so nobody does it by opening a link.",
    ar: "كلاهما يحتاج إلى رمز نرسله إليك بالبريد عند الطلب، فلا يحدث شيء بمجرّد فتح رابط.",
  },
  leadErase: {
    en: "It needs a code that we mail to you at that moment, so nobody does it by opening a link.",
    ar: "يحتاج الحذف إلى رمز نرسله إليك بالبريد عند الطلب، فلا يحدث شيء بمجرّد فتح رابط.",
  },
  withoutEmail: {
    en: "We have no email address of yours to mail a code to. To withdraw or erase the inquiry, call {phone} or write to {email}.",
    ar: "ليس لدينا بريد لك نرسل إليه رمزًا. لسحب الاستفسار أو حذفه اتصل بنا على {phone} أو راسلنا على {email}.",
  },
  withdraw: { en: "Withdraw the inquiry", ar: "اسحب الاستفسار" },
  withdrawText: {
    en: "We stop working on it and do not reply. What you sent stays until you erase it, or until we no longer need it.",
    ar: "نتوقّف عن العمل عليه ولا نردّ. ويبقى كل ما أرسلته محفوظًا إلى أن تحذفه، أو تزول حاجتنا إليه.",
  },
  erase: { en: "Erase everything", ar: "احذف كل شيء" },
  eraseText: {
    en: "Your message, your files, your details and the text of our emails are erased. A backup made before holds them until it is replaced. This page stops working. It cannot be undone.",
    ar: "نحذف رسالتك وملفاتك وبياناتك ونص رسائلنا إليك. وتبقى في نسخة احتياطية سابقة إلى أن تُستبدل. وتتوقّف هذه الصفحة عن العمل، ولا يمكن التراجع عن ذلك.",
  },
  saveEmail: { en: "Change the address", ar: "غيّر البريد" },
  willBeEmail: { en: "Your new address: {email}", ar: "بريدك الجديد: {email}" },
  sure: { en: "Yes, I want that", ar: "نعم، أريد ذلك" },
  mailCode: { en: "Mail me a code", ar: "أرسل إليّ رمزًا" },
  codeMailed: {
    en: "Code mailed to {email} at {time}. It works for 10\u00a0minutes.",
    ar: "أرسلنا الرمز إلى {email} الساعة\u00a0{time}، ويصلح 10\u00a0دقائق.",
  },
  code: { en: "Six-digit code", ar: "الرمز، ستة أرقام" },
  newCode: { en: "Mail a new code", ar: "أرسل رمزًا جديدًا" },
  keep: { en: "Keep it", ar: "أبقِه" },
} satisfies Record<string, LocalizedText>;

/** Said where something was done, by the field `action` of its form. */
export const doneWords = {
  note: { en: "Your note is with our engineers.", ar: "وصلت ملاحظتك إلى مهندسينا." },
  correct: { en: "Corrected.", ar: "صُحّحت بياناتك." },
  withdraw: {
    en: "Withdrawn. We have stopped working on your inquiry.",
    ar: "سُحب استفسارك، وتوقّفنا عن العمل عليه.",
  },
  change_email: {
    en: "Your email address is changed. A new link is on its way to it; this one no longer works.",
    ar: "تغيّر بريدك الإلكتروني، وسيصل إليه رابط جديد. لم يعد هذا الرابط يعمل.",
  },
  new_link: {
    en: "If we have an inquiry from this address, a new link is on its way to it. We send at most three a day for each inquiry.",
    ar: "إن كان لدينا استفسار من هذا البريد فالرابط الجديد في طريقه إليه. ولا نرسل للاستفسار الواحد أكثر من ثلاثة روابط في اليوم.",
  },
} satisfies Record<string, LocalizedText>;

/** What is wrong: of a field, or of any. */
export const visitorProblemWords = {
  "note.missing": { en: "Write your note.", ar: "اكتب ملاحظتك." },
  "name.missing": { en: "Enter your name.", ar: "اكتب اسمك." },
  "code.missing": { en: "Enter the six digits of the code.", ar: "اكتب أرقام الرمز الستة." },
  "email.missing": { en: "Enter your email address.", ar: "اكتب بريدك الإلكتروني." },
  "new_email.missing": { en: "Enter the new email address.", ar: "اكتب البريد الإلكتروني الجديد." },
  "new_email.unchanged": { en: "This is your address already.", ar: "هذا بريدك الحالي نفسه." },
  "note.too_long": { en: "Shorten your note to 5,000 characters.", ar: "اختصر ملاحظتك إلى 5,000 حرف." },
  missing: { en: "Fill in this field.", ar: "املأ هذا الحقل." },
  too_long: { en: "Shorten it to 200 characters.", ar: "اختصره إلى 200 حرف." },
  invalid_email: {
    en: "Check the email address. It should look like name@example.com.",
    ar: "راجع البريد الإلكتروني. مثال: name@example.com",
  },
  not_ticked: { en: "Tick the box to ask for it.", ar: "علّم المربع لتطلبها." },
  unchanged: { en: "Nothing has changed yet. Correct a field first.", ar: "لم يتغيّر شيء بعد. صحّح حقلًا أولًا." },
  wrong_code: {
    en: "Not this code, and it was the last try. Have a new one mailed.",
    ar: "الرمز غير صحيح، وكانت هذه المحاولة الأخيرة. اطلب رمزًا جديدًا.",
  },
  code_over: {
    en: "This code no longer works. Have a new one mailed.",
    ar: "لم يعد هذا الرمز يصلح. اطلب رمزًا جديدًا.",
  },
  too_many: {
    en: "That was tried too often. Try again in an hour, or call us.",
    ar: "كثرت المحاولات. حاول مرة أخرى بعد ساعة، أو اتصل بنا.",
  },
  server: {
    en: "Our server could not do it. Try again in a few minutes.",
    ar: "تعذّر ذلك على خادمنا. حاول مرة أخرى بعد دقائق.",
  },
} satisfies Record<string, LocalizedText>;
