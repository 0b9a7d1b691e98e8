import type { LocalizedText } from "../../i18n/text.ts";
import { officeTime } from "../reply-promise.ts";
import type { VisitorFile } from "./visitor-inquiry.ts";

/** The page of an inquiry. */
export const pageWords = {
  privatePage: { en: "Private page", ar: "صفحة خاصة" },
  replyBy: {
    en: `We reply by {moment} ${officeTime.en}.`,
    ar: `نردّ عليك قبل {moment} ${officeTime.ar}.`,
  },
  late: {
    en: `We promised a reply by {moment} ${officeTime.en}. We are late, and we are sorry. You can call us on {phone}.`,
    ar: `وعدناك بالرد قبل {moment} ${officeTime.ar}، وتأخّرنا. نعتذر إليك. يمكنك أن تتصل بنا على {phone}.`,
  },
  replied: {
    en: `We replied on {moment} ${officeTime.en}.`,
    ar: `رددنا عليك يوم {moment} ${officeTime.ar}.`,
  },
  closed: {
    en: `Closed on {moment} ${officeTime.en}. If you write to us below, we open it again.`,
    ar: `أُغلق الاستفسار يوم {moment} ${officeTime.ar}. وإن كتبت إلينا أدناه فتحناه من جديد.`,
  },
  received: { en: "We have your message.", ar: "وصلتنا رسالتك." },
  conversation: { en: "Conversation", ar: "المراسلات" },
  you: { en: "You", ar: "أنت" },
  entered: { en: "What you told us", ar: "ما أخبرتنا به" },
  also: { en: "Also", ar: "كذلك" },
  quoted: { en: "Earlier text", ar: "نص سابق" },
  encrypted: {
    en: "This email is encrypted, and we cannot read it. Send it again without encryption.",
    ar: "هذه الرسالة مشفّرة ولا نستطيع قراءتها. أرسلها من جديد بلا تشفير.",
  },
  earlier: {
    en: "Older messages are not shown here. You have them in your mailbox.",
    ar: "لا تظهر هنا الرسائل الأقدم. تجدها في بريدك.",
  },
  write: { en: "Write to us", ar: "اكتب إلينا" },
  message: { en: "Your message", ar: "رسالتك" },
  files: { en: "Files", ar: "الملفات" },
  filesHint: {
    en: "Drawings, photos and documents, up to {most} together. No programs.",
    ar: "مخطّطات وصور ومستندات، حتى {most} معًا. لا نستقبل البرامج التنفيذية.",
  },
  send: { en: "Send", ar: "أرسل" },
  whoReads: {
    en: "Anyone with the address of this page can read it and write here. Do not pass it on.",
    ar: "كل من لديه عنوان هذه الصفحة يقرأ ما فيها ويكتب إلينا منها، فلا تعطه أحدًا.",
  },
  phone: { en: "Phone: {phone}", ar: "الهاتف: {phone}" },
  privacy: { en: "Privacy policy", ar: "سياسة الخصوصية" },
  eraseTitle: { en: "Erase this inquiry", ar: "حذف هذا الاستفسار" },
  eraseText: {
    en: "We email you a link. Nothing is erased until you open it and confirm. Then your messages, your files, your details and our replies are gone from our server, and we cannot bring them back.",
    ar: "نرسل إليك رابطًا بالبريد، ولا نحذف شيئًا قبل أن تفتحه وتؤكّد. عندئذ نحذف من خادمنا رسائلك وملفاتك وبياناتك وردودنا، ولا نستطيع استعادتها.",
  },
  eraseWithoutEmail: {
    en: "We have no email address of yours. To have the inquiry erased, call {phone} or write to {email}.",
    ar: "ليس لدينا بريدك الإلكتروني. إن أردت حذف الاستفسار فاتصل بنا على {phone} أو راسلنا على {email}.",
  },
  sureToErase: { en: "Yes, I want to erase it", ar: "نعم، أريد حذفه" },
  mailEraseLink: { en: "Email me the link", ar: "أرسل إليّ الرابط" },
} satisfies Record<string, LocalizedText>;

/** Of a file that cannot be opened. */
export const fileStateWords: Record<Exclude<VisitorFile["state"], "ready">, LocalizedText> = {
  held: { en: "being checked for viruses", ar: "نفحصه من الفيروسات" },
  infected: {
    en: "has a virus, and we cannot open it. Send a clean copy.",
    ar: "فيه فيروس ولا نستطيع فتحه. أرسل نسخة سليمة.",
  },
  missing: {
    en: "was too large for us to keep. Send it again in a smaller file.",
    ar: "كان أكبر مما نحفظه. أرسله من جديد في ملف أصغر.",
  },
};

/** The small pages: a link that opens nothing, and erasing. */
export const linkWords = {
  title: { en: "A new link to your inquiry", ar: "رابط جديد إلى استفسارك" },
  lead: {
    en: "Every inquiry has a private page, and our emails to you have its link. If you cannot find one, we send you another.",
    ar: "لكل استفسار صفحة خاصة، ورابطها في رسائلنا إليك. إن لم تجد الرابط أرسلنا إليك آخر.",
  },
  deadTitle: { en: "This link no longer works", ar: "لم يعد هذا الرابط صالحًا" },
  deadText: {
    en: "It may have been cut off on its way, it may have ended, or the inquiry was erased. Links end 90\u00a0days after our last email. Tell us your email address, and we send you a new one.",
    ar: "ربما انقطع جزء منه في الطريق، أو انتهت مدته، أو حُذف الاستفسار. تنتهي مدة الروابط بعد 90\u00a0يومًا من آخر رسالة منا. اكتب بريدك الإلكتروني لنرسل إليك رابطًا جديدًا.",
  },
  unsaved: {
    en: "We did not receive what you wrote. Copy it before you leave this page.",
    ar: "لم يصلنا ما كتبته. انسخه قبل أن تغادر هذه الصفحة.",
  },
  email: { en: "Email address you wrote from", ar: "البريد الذي كتبت منه" },
  sameEitherWay: {
    en: "If we have an inquiry from this address, we email its link there.",
    ar: "إن كان لدينا استفسار من هذا البريد أرسلنا إليه الرابط.",
  },
  mailLink: { en: "Email me a new link", ar: "أرسل إليّ رابطًا جديدًا" },
  orCall: { en: "Or call us on {phone}.", ar: "أو اتصل بنا على {phone}." },
  erase: { en: "Erase your inquiry?", ar: "أتريد حذف استفسارك؟" },
  eraseText: {
    en: "This erases {reference}: your messages, your files, your details and our replies. It cannot be undone. Backups that we made before keep a copy until we replace them.",
    ar: "سيُحذف {reference}: رسائلك وملفاتك وبياناتك وردودنا. ولا يمكن التراجع عن ذلك. وتبقى منه نسخة في النسخ الاحتياطية السابقة إلى أن نستبدلها.",
  },
  eraseButton: { en: "Erase everything", ar: "احذف كل شيء" },
  erased: { en: "Erased", ar: "حُذف الاستفسار" },
  erasedText: {
    en: "{reference} is erased: your messages, your files, your details and our replies. The log still says that the inquiry existed, without a word of it. Backups that we made before keep a copy until we replace them. One last email from us confirms all this.",
    ar: "حُذف {reference}: رسائلك وملفاتك وبياناتك وردودنا. يبقى في السجل أن الاستفسار كان موجودًا، من دون كلمة منه. وتبقى منه نسخة في النسخ الاحتياطية السابقة إلى أن نستبدلها. وتصلك منا رسالة أخيرة تؤكّد ذلك.",
  },
} satisfies Record<string, LocalizedText>;

/** Said where something was done, by the field `action` of its form. */
export const doneWords = {
  message: { en: "Your message has reached us.", ar: "وصلتنا رسالتك." },
  ask_to_erase: {
    en: "The link is on its way to your mailbox. It works for a day.",
    ar: "الرابط في طريقه إلى بريدك، ومدته يوم واحد.",
  },
  new_link: {
    en: "If we have an inquiry from this address, a new link is on its way there. We send at most three a day.",
    ar: "إن كان لدينا استفسار من هذا البريد فالرابط الجديد في طريقه إليه. لا نرسل أكثر من ثلاثة روابط في اليوم.",
  },
} satisfies Record<string, LocalizedText>;

/** What is wrong: of a field, or of any. */
export const visitorProblemWords = {
  "message.missing": { en: "Write a message or choose a file.", ar: "اكتب رسالة أو اختر ملفًا." },
  missing: { en: "Enter your email address.", ar: "اكتب بريدك الإلكتروني." },
  too_long: { en: "Shorten your message to 20,000 characters.", ar: "اختصر رسالتك إلى 20,000 حرف." },
  invalid_email: {
    en: "Check the email address. It should look like name@example.com.",
    ar: "راجع البريد الإلكتروني. مثال: name@example.com",
  },
  not_ticked: { en: "Tick the box first.", ar: "علّم المربع أولًا." },
  program: {
    en: "“{file}” is a program, and we open no programs. Put it into a ZIP archive and tell us what it does. Nothing was sent yet.",
    ar: "«{file}» برنامج تنفيذي، ولا نفتح البرامج. ضعه في ملف مضغوط (ZIP) وأخبرنا بما يفعله. لم يُرسل شيء بعد.",
  },
  empty_file: {
    en: "“{file}” is empty. Choose it again. Nothing was sent yet.",
    ar: "الملف «{file}» فارغ. اختره من جديد. لم يُرسل شيء بعد.",
  },
  too_large: {
    en: "The files are larger than {most} together. Send them in several messages, or put them into a ZIP archive. Nothing was sent yet.",
    ar: "حجم الملفات معًا أكبر من {most}. أرسلها في عدة رسائل، أو ضعها في ملف مضغوط (ZIP). لم يُرسل شيء بعد.",
  },
  too_many_files: {
    en: "One message takes 20 files. Send the others in another message, or put them into a ZIP archive. Nothing was sent yet.",
    ar: "تتسع الرسالة الواحدة لعشرين ملفًا. أرسل الباقي في رسالة أخرى، أو ضعه في ملف مضغوط (ZIP). لم يُرسل شيء بعد.",
  },
  files_full: {
    en: "We can take no more files today. Send your message without them, and email the files to {email}.",
    ar: "لا نستطيع استقبال ملفات أخرى اليوم. أرسل رسالتك من دونها، وأرسل الملفات إلى {email}.",
  },
  too_many: {
    en: "That was tried too often. Try again later, or call us.",
    ar: "كثرت المحاولات. حاول لاحقًا، أو اتصل بنا.",
  },
  busy: {
    en: "Other files are on their way from your network. Send these when they have arrived.",
    ar: "ملفات أخرى في طريقها إلينا من شبكتك. أرسل هذه حين تصل.",
  },
  server: {
    en: "Our server could not do it. Try again in a few minutes.",
    ar: "تعذّر ذلك على خادمنا. حاول مرة أخرى بعد دقائق.",
  },
} satisfies Record<string, LocalizedText>;

/** Where scripts run. */
export const scriptWords = {
  sending: { en: "Sending…", ar: "جارٍ الإرسال…" },
  lost: {
    en: "The message has not arrived yet. We try again; keep this page open.",
    ar: "لم تصل الرسالة بعد. نحاول من جديد، فأبقِ هذه الصفحة مفتوحة.",
  },
  unreadable: {
    en: "A file was changed or moved after you chose it. Choose it again.",
    ar: "تغيّر ملف أو نُقل بعد أن اخترته. اختره من جديد.",
  },
  news: { en: "There is something new in the conversation.", ar: "في المراسلات جديد." },
} satisfies Record<string, LocalizedText>;
