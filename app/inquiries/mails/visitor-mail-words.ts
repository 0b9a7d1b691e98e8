import type { LocalizedText } from "../../i18n/text.ts";

/** What mails to a visitor say of the page of their inquiry. */
export const pageLinkWords = {
  title: { en: "Your page", ar: "صفحة استفسارك" },
  lead: {
    en: "See how far we are, correct your details, and add notes and files. The link is private: do not pass it on.",
    ar: "تابع استفسارك، وصحّح بياناتك، وأضف ملاحظاتك وملفاتك. الرابط خاص بك، فلا ترسله إلى أحد.",
  },
  open: { en: "Open your page", ar: "افتح صفحتك" },
} satisfies Record<string, LocalizedText>;

export const newLinkWords = {
  kind: { en: "New link", ar: "رابط جديد" },
  subject: { en: "A new link to your inquiry ({reference})", ar: "رابط جديد إلى استفسارك ({reference})" },
  title: { en: "A new link to your inquiry", ar: "رابط جديد إلى استفسارك" },
  lead: {
    en: "Here is the new link you asked for. The links in our earlier emails still work.",
    ar: "هذا هو الرابط الجديد الذي طلبته، وتبقى روابط رسائلنا السابقة صالحة.",
  },
  why: {
    en: "You received this email because someone entered your email address to get a new link. If that was not you, you need not do anything: only this mailbox has the link.",
    ar: "وصلتك هذه الرسالة لأن بريدك الإلكتروني كُتب لطلب رابط جديد. إن لم تكن أنت من كتبه فلا يلزمك شيء، فالرابط لم يصل إلا إلى هذا البريد.",
  },
} satisfies Record<string, LocalizedText>;

export const codeWords = {
  kind: { en: "Code", ar: "رمز" },
  // Not in the subject: phones show it on a locked screen.
  subject: { en: "Your code for {reference}", ar: "رمز الاستفسار {reference}" },
  withdraw: { en: "A code to withdraw your inquiry", ar: "رمز لسحب استفسارك" },
  erase: { en: "A code to erase your inquiry", ar: "رمز لحذف استفسارك" },
  email: { en: "A code to change your email address", ar: "رمز لتغيير بريدك الإلكتروني" },
  lead: {
    en: "Enter it on the page of your inquiry within 10\u00a0minutes. Nothing happens before you do.",
    ar: "اكتبه في صفحة استفسارك خلال 10\u00a0دقائق. ولن يحدث شيء قبل أن تكتبه.",
  },
  why: {
    en: "You received this email because this code was asked for on the page of your inquiry. If that was not you, ignore it: nothing happens without the code.",
    ar: "وصلتك هذه الرسالة لأن هذا الرمز طُلب من صفحة استفسارك. إن لم تكن أنت من طلبه فتجاهله، فلا يحدث شيء من دون الرمز.",
  },
} satisfies Record<string, LocalizedText>;

/** To staff, who find it no longer at the desk. */
export const erasedNoticeWords = {
  kind: { en: "For staff", ar: "للفريق" },
  subject: { en: "Erased by its sender: {reference}", ar: "حُذف بطلب صاحبه: {reference}" },
  title: { en: "An inquiry was erased by its sender", ar: "حُذف استفسار بطلب صاحبه" },
  lead: {
    en: "{reference} is no longer at the desk. Delete the emails about it from your mailbox, too: we have promised that.",
    ar: "لم يعد {reference} في صفحة الاستفسارات. احذف من بريدك أيضًا كل رسالة بشأنه، فقد وعدنا بذلك.",
  },
  why: {
    en: "You received this email because your address is one of those that are told of inquiries.",
    ar: "وصلتك هذه الرسالة لأن بريدك من العناوين التي تصلها أخبار الاستفسارات.",
  },
} satisfies Record<string, LocalizedText>;

export const erasedWords = {
  kind: { en: "Erased", ar: "تأكيد الحذف" },
  subject: { en: "Your inquiry was erased ({reference})", ar: "حُذف استفسارك ({reference})" },
  title: { en: "Your inquiry was erased", ar: "حُذف استفسارك" },
  lead: {
    en: "You asked for it on {moment} ({zone}). Your message, your files, your details and the text of our emails are gone from our server. A backup made before still holds them until it is replaced. We will also delete the emails in our mailboxes.",
    ar: "طلبت ذلك يوم {moment} ({zone}). لم يبقَ على خادمنا شيء من رسالتك وملفاتك وبياناتك ولا من نص رسائلنا إليك. وتبقى في نسخة احتياطية سابقة إلى أن تُستبدل. وسنحذف كذلك الرسائل التي في صناديق بريدنا.",
  },
  why: {
    en: "This is our last email about this inquiry. We keep your address only until it is sent.",
    ar: "هذه آخر رسالة منا عن هذا الاستفسار، ولا نحتفظ بعنوانك إلا إلى أن تُرسل.",
  },
} satisfies Record<string, LocalizedText>;
