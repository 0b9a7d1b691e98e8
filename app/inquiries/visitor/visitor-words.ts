import type { LocalizedText } from "../../i18n/text.ts";
import { officeTime } from "../reply-promise.ts";
import type { VisitorFile } from "./visitor-inquiry.ts";

/** The page of an inquiry. */
export const pageWords = {
  privatePage: { en: "Private page", ar: "صفحة خاصة" },
  replyBy: {
    en: `We will reply by {moment}, ${officeTime.en}.`,
    ar: `نردّ عليك في موعد أقصاه {moment} ${officeTime.ar}.`,
  },
  late: {
    en: `We promised a reply by {moment}, ${officeTime.en}. We are late, and we are sorry. You can call us on {phone}.`,
    ar: `وعدناك بالرد في موعد أقصاه {moment} ${officeTime.ar}، وتأخّرنا. نعتذر إليك. يمكنك أن تتصل بنا على {phone}.`,
  },
  replied: {
    en: `We replied on {moment}, ${officeTime.en}.`,
    ar: `رددنا عليك يوم {moment} ${officeTime.ar}.`,
  },
  closed: {
    en: `We closed this inquiry on {moment}, ${officeTime.en}. A message from you opens it again.`,
    ar: `أُغلق الاستفسار يوم {moment} ${officeTime.ar}. وإن كتبت إلينا من هذه الصفحة فتحناه من جديد.`,
  },
  received: { en: "We have your inquiry.", ar: "وصلنا استفسارك." },
  allTimes: { en: `All times are ${officeTime.en}.`, ar: `المواعيد ${officeTime.ar}.` },
  inquiry: { en: "Your inquiry", ar: "استفسارك" },
  conversation: { en: "Conversation", ar: "المراسلات" },
  you: { en: "You", ar: "أنت" },
  details: { en: "Your details", ar: "بياناتك" },
  also: { en: "Also", ar: "كذلك" },
  quoted: { en: "Quoted from earlier emails", ar: "نص من رسائل سابقة" },
  encrypted: {
    en: "This email is encrypted, and we cannot read it. Send it again without encryption.",
    ar: "هذه الرسالة مشفّرة ولا نستطيع قراءتها. أرسلها من جديد بلا تشفير.",
  },
  earlier: {
    en: "Older messages are not shown here. Ask us if you need one.",
    ar: "لا تظهر هنا الرسائل الأقدم. اطلب منا ما تحتاج إليه منها.",
  },
  inMailbox: {
    en: "Our replies are in your mailbox. To read them here, open this page by the link in one of our emails.",
    ar: "ردودنا في بريدك. لتقرأها هنا افتح هذه الصفحة من الرابط الذي في إحدى رسائلنا.",
  },
  write: { en: "Write to us", ar: "اكتب إلينا" },
  message: { en: "Your message", ar: "رسالتك" },
  files: { en: "Files", ar: "الملفات" },
  filesHint: {
    en: "Drawings, photos, documents, archives: up to 20 files, {most} together. No executable files.",
    ar: "مخطّطات وصور ومستندات وملفات مضغوطة: حتى 20 ملفًا لا يتجاوز مجموعها {most}. لا نستقبل الملفات التنفيذية.",
  },
  send: { en: "Send", ar: "أرسل" },
  whoReads: {
    en: "Anyone with the link to this page can read it and write to us here. Do not pass the link on.",
    ar: "كل من لديه رابط هذه الصفحة يستطيع أن يقرأها وأن يكتب إلينا منها، فلا ترسله إلى أحد.",
  },
  phone: { en: "Phone: {phone}", ar: "الهاتف: {phone}" },
  privacy: { en: "Privacy policy", ar: "سياسة الخصوصية" },
  eraseTitle: { en: "Erase this inquiry", ar: "حذف هذا الاستفسار" },
  eraseText: {
    en: "We email you a link. Nothing is erased until you open it and confirm. Then your messages, your files, your details and our replies are gone from our server, and we cannot bring them back. Backups made earlier keep a copy until we replace them.",
    ar: "نرسل إليك رابطًا بالبريد، ولا نحذف شيئًا قبل أن تفتحه وتؤكّد الحذف. عندئذ نحذف من خادمنا رسائلك وملفاتك وبياناتك وردودنا، ولا نستطيع استعادتها بعد ذلك. وتبقى نسخة منها في النسخ الاحتياطية السابقة إلى أن نستبدلها.",
  },
  eraseWithoutEmail: {
    en: "We do not have your email address. To have the inquiry erased, call {phone} or write to {email}.",
    ar: "ليس لدينا بريدك الإلكتروني. إن أردت حذف الاستفسار فاتصل بنا على {phone} أو راسلنا على {email}.",
  },
  sureToErase: { en: "Yes, I want to erase this inquiry", ar: "نعم، أريد حذف هذا الاستفسار" },
  mailEraseLink: { en: "Email me the link", ar: "أرسل إليّ الرابط" },
} satisfies Record<string, LocalizedText>;

/** Of a file that cannot be opened. */
export const fileStateWords: Record<Exclude<VisitorFile["state"], "ready">, LocalizedText> = {
  held: { en: "being checked for viruses", ar: "نفحصه بحثًا عن الفيروسات" },
  infected: {
    en: "contains a virus, so we do not open it. Send a clean copy.",
    ar: "فيه فيروس، فلا نفتحه. أرسل نسخة سليمة.",
  },
  missing: {
    en: "is not here: we could not keep it, or it is still arriving. If this does not change, send it again.",
    ar: "ليس هنا: لم نستطع حفظه، أو لم يكتمل وصوله بعد. إن بقي كذلك فأرسله من جديد.",
  },
};

/** The small pages: a link that opens nothing, and erasing. */
export const linkWords = {
  title: { en: "A new link to your inquiry", ar: "رابط جديد لصفحة استفسارك" },
  lead: {
    en: "Every inquiry has a private page, and our emails have its link. If you cannot find the link, we will send you a new one.",
    ar: "لكل استفسار صفحة خاصة بصاحبه، ورابطها في رسائلنا إليه. إن لم تجد الرابط أرسلنا إليك رابطًا جديدًا.",
  },
  deadTitle: { en: "This link no longer works", ar: "لم يعد هذا الرابط صالحًا" },
  deadText: {
    en: "Part of it may be missing, it may have expired, or the inquiry was erased. A link ends 90\u00a0days after our last email with a link. A link to erase ends after a day. Enter your email address to get a new link to the page.",
    ar: "ربما لم يصلك الرابط كاملًا، أو انتهت مدته، أو حُذف الاستفسار. تنتهي مدة الرابط بعد 90\u00a0يومًا من آخر رسالة منا فيها رابط، ومدة رابط الحذف بعد يوم. اكتب بريدك الإلكتروني لنرسل إليك رابطًا جديدًا.",
  },
  unsaved: {
    en: "We did not receive what you wrote. Copy it before you leave this page.",
    ar: "لم يصلنا ما كتبته. انسخه قبل أن تغادر هذه الصفحة.",
  },
  email: { en: "Email address you gave us", ar: "بريدك الإلكتروني المذكور في الاستفسار" },
  sameEitherWay: {
    en: "If we have an inquiry with this address, we will email you its link.",
    ar: "إن كان لدينا استفسار بهذا البريد أرسلنا إليه الرابط.",
  },
  mailLink: { en: "Email me a new link", ar: "أرسل إليّ رابطًا جديدًا" },
  orCall: { en: "Or call us on {phone}.", ar: "أو اتصل بنا على {phone}." },
  erase: { en: "Erase your inquiry?", ar: "أتريد حذف استفسارك؟" },
  eraseText: {
    en: "This erases {reference}: your messages, your files, your details and our replies. You cannot undo this. Backups made earlier keep a copy until we replace them.",
    ar: "سنحذف الاستفسار {reference}: رسائلك وملفاتك وبياناتك وردودنا. لا يمكن التراجع عن ذلك. ويبقى المحذوف في النسخ الاحتياطية السابقة إلى أن نستبدلها.",
  },
  eraseButton: { en: "Erase everything", ar: "احذف كل شيء" },
  erased: { en: "Your inquiry was erased", ar: "حُذف استفسارك" },
  erasedText: {
    en: "{reference} is erased: your messages, your files, your details and our replies. Our audit log shows that there was an inquiry, but none of its words. Backups made earlier keep a copy until we replace them. One last email from us confirms this.",
    ar: "حذفنا الاستفسار {reference}: رسائلك وملفاتك وبياناتك وردودنا. لا يبقى في سجلنا إلا أن الاستفسار وُجد، من دون كلمة مما فيه. ويبقى المحذوف في النسخ الاحتياطية السابقة إلى أن نستبدلها. وتصلك منا رسالة أخيرة تؤكّد ذلك.",
  },
} satisfies Record<string, LocalizedText>;

/** In plain text, where neither the database nor the renderer answers. */
export const unavailableWords: LocalizedText = {
  en: "The page of your inquiry cannot be opened right now. Go back and try again in a minute. If you have just sent a message, check that it is in the conversation.",
  ar: "تعذّر فتح صفحة استفسارك الآن. ارجع وحاول من جديد بعد دقيقة. وإن كنت قد أرسلت رسالة قبل قليل فتأكّد أنها ظهرت بين المراسلات.",
};

/** Said where something was done, by the field `action` of its form. */
export const doneWords = {
  message: { en: "We have your message.", ar: "وصلتنا رسالتك." },
  ask_to_erase: {
    en: "The link is on its way to your mailbox. It works for a day.",
    ar: "الرابط في طريقه إلى بريدك، وهو صالح ليوم واحد.",
  },
  new_link: {
    en: "If we have an inquiry with this address, a new link is on its way there. We send at most three a day for each inquiry.",
    ar: "إن كان لدينا استفسار بهذا البريد فالرابط الجديد في طريقه إليه. لا نرسل للاستفسار الواحد أكثر من ثلاثة روابط في اليوم.",
  },
} satisfies Record<string, LocalizedText>;

/** Above what is wrong with no field. */
export const notSentWords: LocalizedText = { en: "Nothing has been sent yet", ar: "لم يُرسل شيء بعد" };

/** What is wrong: of a field, or of any. */
export const visitorProblemWords = {
  "message.missing": { en: "Write a message or choose a file.", ar: "اكتب رسالة أو اختر ملفًا." },
  missing: { en: "Enter your email address.", ar: "اكتب بريدك الإلكتروني." },
  too_long: {
    en: "Shorten your message to 20,000 characters.",
    ar: "اختصر رسالتك إلى 20,000 حرف على الأكثر.",
  },
  invalid_email: {
    en: "Check the email address. It should look like name@example.com.",
    ar: "راجع البريد الإلكتروني. مثال: name@example.com",
  },
  not_ticked: { en: "Tick the box first.", ar: "ضع علامة في المربع أولًا." },
  program: {
    en: "“{file}” is a program or a shortcut, and we take neither. Put it into a ZIP archive and tell us what it does.",
    ar: "الملف «{file}» تنفيذي، ولا نفتح الملفات التنفيذية. ضعه في ملف مضغوط (ZIP) وأخبرنا بما يفعله.",
  },
  empty_file: {
    en: "“{file}” is empty. Check it, or leave it out.",
    ar: "الملف «{file}» فارغ. راجعه، أو أرسل رسالتك من دونه.",
  },
  too_large: {
    en: "Together, the files are larger than {most}. Send them in several messages, or put them into a ZIP archive.",
    ar: "مجموع أحجام الملفات أكبر من {most}. أرسلها في عدة رسائل، أو ضعها في ملف مضغوط (ZIP).",
  },
  too_many_files: {
    en: "One message takes 20 files. Send the others in another message, or put them into a ZIP archive.",
    ar: "الحد الأقصى 20 ملفًا في الرسالة الواحدة. أرسل الباقي في رسالة أخرى، أو ضعه في ملف مضغوط (ZIP).",
  },
  files_full: {
    en: "We have no room for these files now. Send your message without them, and email the files to {email}.",
    ar: "لا مكان لدينا لهذه الملفات الآن. أرسل رسالتك من دونها، وأرسل الملفات إلى {email}.",
  },
  too_many: {
    en: "Too much was sent in a short time. Try again later, or call us.",
    ar: "كثرت المحاولات. حاول لاحقًا، أو اتصل بنا.",
  },
  busy: {
    en: "We are still receiving other files from your network. Send your message again in a minute.",
    ar: "تصلنا الآن ملفات أخرى من شبكتك. أرسل رسالتك من جديد بعد دقيقة.",
  },
  server: {
    en: "Our server could not finish this. Try again in a few minutes.",
    ar: "حدث خلل في خادمنا. حاول من جديد بعد دقائق.",
  },
} satisfies Record<string, LocalizedText>;

/** Where scripts run. */
export const scriptWords = {
  sending: { en: "Sending…", ar: "جارٍ الإرسال…" },
  lost: {
    en: "Your message may not have arrived. We are trying again: keep this page open.",
    ar: "ربما لم تصل رسالتك. نحاول من جديد، فأبقِ هذه الصفحة مفتوحة.",
  },
  unreadable: {
    en: "A file was changed or moved after you chose it. Choose it again.",
    ar: "تغيّر أحد الملفات أو نُقل بعد أن اخترته. اختره من جديد.",
  },
  news: { en: "This page has been updated.", ar: "في المراسلات جديد." },
} satisfies Record<string, LocalizedText>;
