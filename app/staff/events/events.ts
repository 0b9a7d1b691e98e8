import type { LocalizedText } from "../../i18n/text.ts";

/** What an event is about: the views of the log. */
export const eventKinds = ["work", "mail", "reading", "security", "system"] as const;
export type EventKind = (typeof eventKinds)[number];

/** What was done, as a sentence. Arabic names the act by its noun: that fits an actor of either gender. */
export interface AuditedEvent extends LocalizedText {
  kind: EventKind;
  /** Somebody should look at it. */
  isAlarming?: true;
  /** The history of an inquiry shows it. What is written shows itself. */
  isInThread?: true;
}

/** Each action that the database logs. */
export const events = {
  "role.granted": {
    kind: "security",
    en: "{actor} gave {namedAccount} a role",
    ar: "{actor}: منح {namedAccount} دورًا في الفريق",
  },
  "role.revoked": {
    kind: "security",
    en: "{actor} removed {namedAccount} from the team",
    ar: "{actor}: إخراج {namedAccount} من الفريق",
  },
  "inquiry.opened": { kind: "reading", en: "{actor} opened {inquiry}", ar: "{actor}: فتح {inquiry}" },
  "inquiry.entered": {
    kind: "work",
    isInThread: true,
    en: "{actor} entered {inquiry} by hand",
    ar: "{actor}: إدخال {inquiry} يدويًا",
  },
  "inquiry.started": {
    kind: "work",
    en: "{actor} wrote first in {inquiry}",
    ar: "{actor}: كتابة أول رسالة في {inquiry}",
  },
  "inquiry.assigned": {
    kind: "work",
    isInThread: true,
    en: "{actor} assigned {inquiry} to {account}",
    ar: "{actor}: تكليف {account} بمتابعة {inquiry}",
  },
  "inquiry.status_changed": {
    kind: "work",
    isInThread: true,
    en: "{actor} changed the status of {inquiry}",
    ar: "{actor}: تغيير حالة {inquiry}",
  },
  "inquiry.look_again_set": {
    kind: "work",
    isInThread: true,
    en: "{actor} changed the day on which {inquiry} comes back",
    ar: "{actor}: تغيير يوم العودة إلى {inquiry}",
  },
  "inquiry.outcome_set": {
    kind: "work",
    isInThread: true,
    en: "{actor} changed the outcome of {inquiry}",
    ar: "{actor}: تغيير نتيجة {inquiry}",
  },
  "inquiry.contact_corrected": {
    kind: "work",
    isInThread: true,
    en: "{actor} corrected the sender’s details in {inquiry}",
    ar: "{actor}: تصحيح بيانات صاحب {inquiry}",
  },
  "inquiry.due_moved": {
    kind: "work",
    isInThread: true,
    en: "{actor} moved the reply time of {inquiry}",
    ar: "{actor}: تغيير موعد الرد على {inquiry}",
  },
  "inquiry.note_added": {
    kind: "work",
    en: "{actor} added a note to {inquiry}",
    ar: "{actor}: إضافة ملاحظة إلى {inquiry}",
  },
  "inquiry.mentioned": {
    kind: "work",
    en: "{actor} mentioned {account} in a note on {inquiry}",
    ar: "{actor}: ذكر {account} في ملاحظة على {inquiry}",
  },
  "inquiry.reply_sent": {
    kind: "mail",
    en: "{actor} replied to {inquiry}",
    ar: "{actor}: الرد على {inquiry}",
  },
  "inquiry.reply_scheduled": {
    kind: "mail",
    en: "{actor} scheduled a reply to {inquiry}",
    ar: "{actor}: تحديد موعد لإرسال رد على {inquiry}",
  },
  "inquiry.reply_taken_back": {
    kind: "mail",
    en: "{actor} took back a reply to {inquiry} before it was sent",
    ar: "{actor}: استرجاع رد على {inquiry} قبل إرساله",
  },
  "inquiry.email_forwarded": {
    kind: "mail",
    en: "{actor} forwarded an email of {inquiry} to {account}",
    ar: "{actor}: إعادة توجيه رسالة من {inquiry} إلى {account}",
  },
  "inquiry.forwarding_taken_back": {
    kind: "mail",
    en: "{actor} took back an email of {inquiry} before it was forwarded to {account}",
    ar: "{actor}: استرجاع رسالة من {inquiry} قبل إعادة توجيهها إلى {account}",
  },
  "inquiry.mail_received": {
    kind: "mail",
    en: "The visitor replied to {inquiry} by email",
    ar: "وصول رد بالبريد من صاحب {inquiry}",
  },
  "inquiry.message_received": {
    kind: "mail",
    en: "The visitor wrote on the page of {inquiry}",
    ar: "وصول رسالة من صاحب {inquiry} من صفحته",
  },
  "inquiry.mail_bounced": {
    kind: "mail",
    isAlarming: true,
    en: "An email about {inquiry} came back undelivered",
    ar: "ارتداد رسالة بشأن {inquiry} لم تصل",
  },
  "inquiry.mail_resent": {
    kind: "mail",
    en: "{actor} sent an email about {inquiry} again",
    ar: "{actor}: إعادة إرسال رسالة بشأن {inquiry}",
  },
  "inquiry.mail_returned": {
    kind: "work",
    en: "{actor} sent {inquiry} back to the mailbox, as it is not an inquiry",
    ar: "{actor}: إعادة رسالة {inquiry} إلى صندوق البريد لأنها ليست استفسارًا",
  },
  "inquiry.mail_kept": {
    kind: "work",
    en: "{actor} kept {inquiry} instead of sending it back to the mailbox",
    ar: "{actor}: التراجع عن إعادة رسالة {inquiry} إلى صندوق البريد",
  },
  "inquiry.attachment_downloaded": {
    kind: "reading",
    en: "{actor} downloaded an attachment from {inquiry}",
    ar: "{actor}: تنزيل مرفق من {inquiry}",
  },
  "inquiries.exported": {
    kind: "security",
    en: "{actor} exported {inquiries}",
    ar: "{actor}: تصدير {inquiries} إلى ملف",
  },
  "inquiries.expired": {
    kind: "system",
    en: "{inquiries} deleted at the end of the retention period",
    ar: "حذف {inquiries} بعد انتهاء مدة الاحتفاظ",
  },
  "inquiries.erased_by_sender": {
    kind: "system",
    en: "A visitor erased their inquiry",
    ar: "حذف استفسار بطلب صاحبه",
  },
  "inquiries.erased_again": {
    kind: "system",
    en: "{inquiries} erased again after a restore",
    ar: "حذف {inquiries} مرة أخرى بعد استعادة نسخة احتياطية",
  },
  "person.erased": { kind: "security", en: "A person’s data was erased", ar: "حذف بيانات شخص" },
  "database.restored": {
    kind: "system",
    isAlarming: true,
    en: "The database was restored from a backup",
    ar: "استعادة قاعدة البيانات من نسخة احتياطية",
  },
  "mails.missed_dismissed": {
    kind: "work",
    en: "{actor} checked emails left in the mailbox",
    ar: "{actor}: مراجعة رسائل بقيت في صندوق البريد",
  },
  "special_days.added": {
    kind: "work",
    en: "{actor} set closed days or other hours",
    ar: "{actor}: إضافة أيام إغلاق أو دوام خاص",
  },
  "special_days.removed": {
    kind: "work",
    en: "{actor} restored the usual hours",
    ar: "{actor}: إعادة الدوام المعتاد",
  },
  "away_notice.saved": { kind: "work", en: "{actor} saved an away notice", ar: "{actor}: حفظ إشعار غياب" },
  "away_notice.deleted": {
    kind: "work",
    en: "{actor} deleted an away notice",
    ar: "{actor}: حذف إشعار غياب",
  },
  "invitation.created": {
    kind: "security",
    en: "{actor} invited {account}",
    ar: "{actor}: إرسال دعوة إلى {account}",
  },
  "invitation.accepted": {
    kind: "security",
    en: "{account} accepted the invitation",
    ar: "{account}: قبول الدعوة",
  },
  "invitation.revoked": {
    kind: "security",
    en: "{actor} revoked the invitation to {account}",
    ar: "{actor}: إلغاء الدعوة المرسلة إلى {account}",
  },
  "profile.saved": {
    kind: "work",
    en: "{actor} changed their name or position",
    ar: "{actor}: تغيير الاسم أو المسمّى الوظيفي",
  },
  "template.added": { kind: "work", en: "{actor} added a reply template", ar: "{actor}: إضافة نص جاهز للرد" },
  "template.changed": {
    kind: "work",
    en: "{actor} changed a reply template",
    ar: "{actor}: تعديل نص جاهز للرد",
  },
  "template.moved": { kind: "work", en: "{actor} moved a reply template", ar: "{actor}: نقل نص جاهز للرد" },
  "template.deleted": {
    kind: "work",
    en: "{actor} deleted a reply template",
    ar: "{actor}: حذف نص جاهز للرد",
  },
  "account.banned": {
    kind: "security",
    isAlarming: true,
    en: "{actor} suspended {namedAccount}",
    ar: "{actor}: تعليق {namedAccount}",
  },
  "account.unbanned": {
    kind: "security",
    en: "{actor} reinstated {namedAccount}",
    ar: "{actor}: إعادة تفعيل {namedAccount}",
  },
  "recovery_codes.created": {
    kind: "security",
    en: "{actor} created new recovery codes",
    ar: "{actor}: إنشاء رموز استرداد جديدة",
  },
  "recovery_code.used": {
    kind: "security",
    isAlarming: true,
    en: "{actor} turned off two-step sign-in with a recovery code",
    ar: "{actor}: إيقاف التحقق بخطوتين برمز استرداد",
  },
} satisfies Record<string, AuditedEvent>;
