import type { LocalizedText } from "../../i18n/text.ts";

/** What mails to a visitor say of the page of their inquiry. */
export const pageLinkWords = {
  title: { en: "Your page", ar: "صفحة استفسارك" },
  lead: {
    en: "It shows our conversation and when we reply. You can write to us there and send files. The link is private: do not pass it on.",
    ar: "فيها مراسلاتنا وموعد ردّنا، ومنها تكتب إلينا وترسل ملفاتك. الرابط خاص بك، فلا ترسله إلى أحد.",
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

export const eraseLinkWords = {
  kind: { en: "Erase link", ar: "رابط الحذف" },
  subject: { en: "Erase your inquiry ({reference})", ar: "حذف استفسارك ({reference})" },
  title: { en: "Erase your inquiry?", ar: "أتريد حذف استفسارك؟" },
  lead: {
    en: "Open this link and press the button there. It works once, within a day. Nothing is erased before you press.",
    ar: "افتح هذا الرابط واضغط الزر في صفحته. الرابط صالح مرة واحدة خلال يوم، ولا يُحذف شيء قبل أن تضغط.",
  },
  open: { en: "Go on to erase it", ar: "تابع إلى الحذف" },
  why: {
    en: "You received this email because this link was asked for on the page of your inquiry. If that was not you, ignore it: the inquiry stays.",
    ar: "وصلتك هذه الرسالة لأن هذا الرابط طُلب من صفحة استفسارك. إن لم تكن أنت من طلبه فتجاهله، ويبقى الاستفسار.",
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
