import type { LocalizedText } from "../i18n/text.ts";

/** What each action was, as a sentence. Arabic names the act by its noun: that fits whoever did it. */
export const sentenceWords: Partial<Record<string, LocalizedText>> = {
  "role.granted": { en: "{actor} made {account} an admin", ar: "{actor}: منح صلاحية المسؤول: {account}" },
  "role.revoked": {
    en: "{actor} took admin access from {account}",
    ar: "{actor}: سحب صلاحية المسؤول: {account}",
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
    ar: "رد بالبريد من صاحب {inquiry}",
  },
  "inquiry.attachment_downloaded": {
    en: "{actor} downloaded an attachment of {inquiry}",
    ar: "{actor}: تنزيل مرفق من {inquiry}",
  },
  "inquiry.mail_bounced": {
    en: "An email about {inquiry} came back undelivered",
    ar: "ارتداد رسالة لم تصل بشأن {inquiry}",
  },
  "inquiry.mail_resent": {
    en: "{actor} had an email about {inquiry} sent again",
    ar: "{actor}: إعادة إرسال رسالة بشأن {inquiry}",
  },
  "inquiries.exported": {
    en: "{actor} exported inquiries as a file: {count}",
    ar: "{actor}: تصدير استفسارات إلى ملف، وعددها {count}",
  },
  "inquiries.expired": {
    en: "Inquiries deleted at the end of their retention period: {count}",
    ar: "استفسارات حُذفت لانتهاء مدة حفظها: {count}",
  },
  "person.erased": { en: "A person’s data was erased", ar: "محو بيانات شخص" },
  "invitation.created": { en: "{actor} invited {account}", ar: "{actor}: دعوة {account}" },
  "invitation.accepted": { en: "{account} accepted the invitation", ar: "{account}: قبول الدعوة" },
  "invitation.revoked": {
    en: "{actor} revoked the invitation of {account}",
    ar: "{actor}: إلغاء دعوة {account}",
  },
  "account.banned": { en: "{actor} suspended {account}", ar: "{actor}: إيقاف الحساب: {account}" },
  "account.unbanned": { en: "{actor} reinstated {account}", ar: "{actor}: إعادة تفعيل الحساب: {account}" },
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
  took: { en: "{actor} took {inquiry}", ar: "{actor}: تولّي {inquiry}" },
  unassigned: {
    en: "{actor} unassigned {inquiry}",
    ar: "{actor}: إلغاء التكليف بمتابعة {inquiry}",
  },
  automatic: {
    en: "An automatic reply to {inquiry} arrived",
    ar: "رد تلقائي بشأن {inquiry}",
  },
} satisfies Record<string, LocalizedText>;

/** What the sentences are about. */
export const partWords = {
  inquiry: { en: "{reference}", ar: "الاستفسار {reference}" },
  erasedInquiry: { en: "an inquiry that is no longer kept", ar: "استفسار لم يعد محفوظًا" },
  account: { en: "a deleted account", ar: "حساب محذوف" },
} satisfies Record<string, LocalizedText>;
