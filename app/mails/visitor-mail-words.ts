import type { LocalizedText } from "../i18n/text.ts";

/** What mails to a visitor say of the page of their inquiry. */
export const pageLinkWords = {
  title: { en: "The page of your inquiry", ar: "صفحة استفسارك" },
  lead: {
    en: "Your page shows our conversation and when we reply. You can write to us there and send files. The link is private: do not pass it on.",
    ar: "في صفحة استفسارك مراسلاتنا وموعد ردنا، ومنها تكتب إلينا وترسل ملفاتك. الرابط خاص بك، فلا ترسله إلى أحد.",
  },
  open: { en: "Open your page", ar: "افتح صفحة استفسارك" },
} satisfies Record<string, LocalizedText>;

export const newLinkWords = {
  title: { en: "A new link to your inquiry", ar: "رابط جديد لصفحة استفسارك" },
  lead: {
    en: "Here is the new link you asked for. Your earlier links are not affected.",
    ar: "هذا هو الرابط الجديد الذي طلبته. ولا يُلغي ما لديك من روابط سابقة.",
  },
  why: {
    en: "You received this email because someone entered your email address to get a new link. If that was not you, you need not do anything: we sent the link to this mailbox only.",
    ar: "وصلتك هذه الرسالة لأن بريدك الإلكتروني كُتب لطلب رابط جديد. إن لم تكن أنت من كتبه فلا يلزمك أن تفعل شيئًا، فالرابط لم يصل إلا إلى هذا البريد.",
  },
} satisfies Record<string, LocalizedText>;

export const eraseLinkWords = {
  title: { en: "Erase your inquiry?", ar: "أتريد حذف استفسارك؟" },
  lead: {
    en: "Open this link, tick the box and press the button. The link works once, within a day. Nothing is erased until you press the button.",
    ar: "افتح هذا الرابط، وضع علامة في المربع، ثم اضغط الزر. الرابط صالح لمرة واحدة وليوم واحد، ولا يُحذف شيء قبل أن تضغط.",
  },
  open: { en: "Continue to erase", ar: "تابع إلى الحذف" },
  why: {
    en: "You received this email because this link was asked for on the page of your inquiry. If that was not you, do not open the link, and tell us in a reply: someone else can open your page.",
    ar: "وصلتك هذه الرسالة لأن هذا الرابط طُلب من صفحة استفسارك. إن لم تكن أنت من طلبه فلا تفتحه، وأخبرنا بالرد على هذه الرسالة: فهناك من يستطيع فتح صفحتك.",
  },
} satisfies Record<string, LocalizedText>;

/** To staff, who find it no longer at the desk. */
export const erasedNoticeWords = {
  title: { en: "A visitor erased their inquiry", ar: "حُذف استفسار بطلب صاحبه" },
  lead: {
    en: "{reference} is no longer on the inquiries page. Delete the emails about it from your mailbox, too: we have promised that.",
    ar: "لم يعد {reference} في صفحة الاستفسارات. احذف من بريدك أيضًا كل رسالة بشأنه، فقد وعدنا صاحبه بذلك.",
  },
  why: {
    en: "Everyone on the team’s list receives this email when a visitor erases an inquiry.",
    ar: "تصل هذه الرسالة إلى كل من في قائمة الفريق عندما يحذف صاحب استفسار استفساره.",
  },
} satisfies Record<string, LocalizedText>;

export const erasedWords = {
  title: { en: "Your inquiry was erased", ar: "حُذف استفسارك" },
  lead: {
    en: "You erased this inquiry on {moment} ({zone}). Your messages, your files, your details and our replies are gone from our server. Backups made earlier keep a copy until we replace them. We will also delete the emails in our mailboxes.",
    ar: "حُذف هذا الاستفسار بطلبك يوم {moment} ({zone}). لم يبقَ على خادمنا شيء من رسائلك وملفاتك وبياناتك وردودنا، إلا في النسخ الاحتياطية السابقة إلى أن نستبدلها. وسنحذف كذلك ما في صناديق بريدنا من رسائل عن استفسارك.",
  },
  why: {
    en: "This is our last email about this inquiry. We kept your address only to send it.",
    ar: "هذه آخر رسالة منا عن هذا الاستفسار، ولا نحتفظ ببريدك الإلكتروني بعد إرسالها.",
  },
} satisfies Record<string, LocalizedText>;
