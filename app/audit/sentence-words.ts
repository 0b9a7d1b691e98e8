import type { LocalizedText } from "../i18n/text.ts";

/** What each action was, as a sentence. Arabic names the act by its noun: that fits an actor of either gender. */
export const sentenceWords: Partial<Record<string, LocalizedText>> = {
  "role.granted": {
    en: "{actor} made {namedAccount} an admin",
    ar: "{actor}: منح {namedAccount} صلاحية المسؤول",
  },
  "role.revoked": {
    en: "{actor} removed admin access from {namedAccount}",
    ar: "{actor}: سحب صلاحية المسؤول من {namedAccount}",
  },
  "inquiry.opened": { en: "{actor} opened {inquiry}", ar: "{actor}: فتح {inquiry}" },
  "inquiry.status_changed": {
    en: "{actor} changed {inquiry} from “{from}” to “{to}”",
    ar: "{actor}: تغيير حالة {inquiry} من «{from}» إلى «{to}»",
  },
  "inquiry.assigned": {
    en: "{actor} assigned {inquiry} to {account}",
    ar: "{actor}: تكليف {account} بمتابعة {inquiry}",
  },
  "inquiry.note_added": {
    en: "{actor} added a note to {inquiry}",
    ar: "{actor}: إضافة ملاحظة إلى {inquiry}",
  },
  "inquiry.reply_sent": { en: "{actor} answered {inquiry}", ar: "{actor}: الرد على {inquiry}" },
  "inquiry.mail_received": {
    en: "The visitor replied to {inquiry} by email",
    ar: "وصول رد بالبريد من صاحب {inquiry}",
  },
  "inquiry.attachment_downloaded": {
    en: "{actor} downloaded an attachment from {inquiry}",
    ar: "{actor}: تنزيل مرفق من {inquiry}",
  },
  "inquiry.mail_bounced": {
    en: "An email about {inquiry} came back undelivered",
    ar: "رسالة بشأن {inquiry} ارتدّت ولم تصل",
  },
  "inquiry.mail_resent": {
    en: "{actor} sent an email about {inquiry} again",
    ar: "{actor}: إعادة إرسال رسالة بشأن {inquiry}",
  },
  "inquiries.exported": {
    en: "{actor} exported inquiries as a file: {count}",
    ar: "{actor}: تصدير استفسارات إلى ملف، وعددها {count}",
  },
  "inquiries.expired": {
    en: "Inquiries deleted at the end of their retention period: {count}",
    ar: "حذف استفسارات انتهت مدة حفظها: {count}",
  },
  "database.restored": {
    en: "The database was restored from a backup",
    ar: "استعادة قاعدة البيانات من نسخة احتياطية",
  },
  "mails.missed_dismissed": {
    en: "{actor} checked emails left in the mailbox",
    ar: "{actor}: مراجعة رسائل بقيت في صندوق البريد",
  },
  "person.erased": { en: "A person’s data was erased", ar: "محو بيانات شخص" },
  "invitation.created": { en: "{actor} invited {account}", ar: "{actor}: إرسال دعوة إلى {account}" },
  "invitation.accepted": { en: "{account} accepted the invitation", ar: "{account}: قبول الدعوة" },
  "invitation.revoked": {
    en: "{actor} revoked the invitation to {account}",
    ar: "{actor}: إلغاء الدعوة المرسلة إلى {account}",
  },
  "account.banned": { en: "{actor} suspended {namedAccount}", ar: "{actor}: إيقاف {namedAccount}" },
  "account.unbanned": { en: "{actor} reinstated {namedAccount}", ar: "{actor}: إعادة تفعيل {namedAccount}" },
  "recovery_codes.created": {
    en: "{actor} created new recovery codes",
    ar: "{actor}: إنشاء رموز استرداد جديدة",
  },
  "recovery_code.used": {
    en: "{actor} removed the second step with a recovery code",
    ar: "{actor}: إزالة الخطوة الثانية برمز استرداد",
  },
};

/** Where the details make it another one. */
export const variantWords = {
  took: { en: "{actor} assigned {inquiry} to themselves", ar: "{actor}: تولّي {inquiry}" },
  unassigned: {
    en: "{actor} unassigned {inquiry}",
    ar: "{actor}: إلغاء التكليف بمتابعة {inquiry}",
  },
  automatic: {
    en: "An automatic reply to {inquiry} arrived",
    ar: "وصول رد تلقائي بشأن {inquiry}",
  },
} satisfies Record<string, LocalizedText>;

/** What the sentences are about. */
export const partWords = {
  inquiry: { en: "{reference}", ar: "الاستفسار {reference}" },
  erasedInquiry: { en: "an inquiry that is no longer kept", ar: "استفسار محذوف" },
  namedAccount: { en: "{email}", ar: "الحساب {email}" },
  account: { en: "a deleted account", ar: "حساب محذوف" },
} satisfies Record<string, LocalizedText>;
