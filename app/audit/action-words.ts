import type { PluralText } from "../i18n/plural.ts";
import type { LocalizedText } from "../i18n/text.ts";

export interface ActionWords {
  /** In the filter. */
  label: LocalizedText;
  /** What was done. Arabic names the act by its noun: that fits an actor of either gender. */
  sentence: LocalizedText;
}

/** What each action is called. One that has no words yet is told by its code alone. */
export const actionWords: Record<string, ActionWords> = {
  "role.granted": {
    label: { en: "Role given", ar: "مُنح دور في الفريق" },
    sentence: { en: "{actor} made {namedAccount} an admin", ar: "{actor}: منح {namedAccount} صلاحية المشرف" },
  },
  "role.revoked": {
    label: { en: "Removed from the team", ar: "أُخرج من الفريق" },
    sentence: {
      en: "{actor} removed {namedAccount} from the team",
      ar: "{actor}: إخراج {namedAccount} من الفريق",
    },
  },
  "inquiry.opened": {
    label: { en: "Inquiry opened", ar: "فُتح الاستفسار" },
    sentence: { en: "{actor} opened {inquiry}", ar: "{actor}: فتح {inquiry}" },
  },
  "inquiry.entered": {
    label: { en: "Inquiry entered by hand", ar: "أُدخل استفسار يدويًا" },
    sentence: { en: "{actor} entered {inquiry} by hand", ar: "{actor}: إدخال {inquiry} يدويًا" },
  },
  "inquiry.started": {
    label: { en: "Conversation begun by staff", ar: "بدأ الفريق مراسلة" },
    sentence: { en: "{actor} wrote first: {inquiry}", ar: "{actor}: بدء مراسلة جديدة، {inquiry}" },
  },
  "inquiry.assigned": {
    label: { en: "Inquiry assigned", ar: "تغيّر المكلّف بالاستفسار" },
    sentence: {
      en: "{actor} assigned {inquiry} to {account}",
      ar: "{actor}: تكليف {account} بمتابعة {inquiry}",
    },
  },
  "inquiry.look_again_set": {
    label: { en: "Day to look again changed", ar: "تغيّر يوم العودة إلى الاستفسار" },
    sentence: {
      en: "{actor} changed the day on which {inquiry} comes back",
      ar: "{actor}: تغيير يوم العودة إلى {inquiry}",
    },
  },
  "inquiry.outcome_set": {
    label: { en: "Outcome changed", ar: "تغيّرت نتيجة الاستفسار" },
    sentence: { en: "{actor} changed the outcome of {inquiry}", ar: "{actor}: تغيير نتيجة {inquiry}" },
  },
  "inquiry.note_added": {
    label: { en: "Note added", ar: "أُضيفت ملاحظة" },
    sentence: { en: "{actor} added a note to {inquiry}", ar: "{actor}: إضافة ملاحظة إلى {inquiry}" },
  },
  "inquiry.mentioned": {
    label: { en: "Colleague mentioned in a note", ar: "ذُكر زميل في ملاحظة" },
    sentence: {
      en: "{actor} mentioned {account} in a note on {inquiry}",
      ar: "{actor}: ذكر {account} في ملاحظة على {inquiry}",
    },
  },
  "inquiry.reply_sent": {
    label: { en: "Reply sent to the visitor", ar: "أُرسل رد إلى صاحب الاستفسار" },
    sentence: { en: "{actor} replied to {inquiry}", ar: "{actor}: الرد على {inquiry}" },
  },
  "inquiry.reply_scheduled": {
    label: { en: "Reply scheduled", ar: "حُدّد موعد لإرسال رد" },
    sentence: {
      en: "{actor} scheduled a reply to {inquiry}",
      ar: "{actor}: تحديد موعد لإرسال رد على {inquiry}",
    },
  },
  "inquiry.email_forwarded": {
    label: { en: "Email forwarded", ar: "أُعيد توجيه رسالة" },
    sentence: {
      en: "{actor} forwarded an email of {inquiry} to {account}",
      ar: "{actor}: إعادة توجيه رسالة من {inquiry} إلى {account}",
    },
  },
  "inquiry.forwarding_taken_back": {
    label: { en: "Forwarding taken back", ar: "استُرجعت رسالة قبل إعادة توجيهها" },
    sentence: {
      en: "{actor} took back an email of {inquiry} before it was forwarded to {account}",
      ar: "{actor}: استرجاع رسالة من {inquiry} قبل إعادة توجيهها إلى {account}",
    },
  },
  "inquiry.reply_taken_back": {
    label: { en: "Reply taken back", ar: "استُرجع رد قبل إرساله" },
    sentence: {
      en: "{actor} took back a reply to {inquiry} before it was sent",
      ar: "{actor}: استرجاع رد على {inquiry} قبل إرساله",
    },
  },
  "inquiry.mail_returned": {
    label: { en: "Marked as not an inquiry", ar: "أُعيدت رسالة إلى صندوق البريد" },
    sentence: {
      en: "{actor} marked {inquiry} as not an inquiry, so that its email goes back to the mailbox",
      ar: "{actor}: إعادة رسالة {inquiry} إلى صندوق البريد لأنها ليست استفسارًا",
    },
  },
  "inquiry.mail_kept": {
    label: { en: "Kept as an inquiry after all", ar: "أُبقيت رسالة استفسارًا" },
    sentence: {
      en: "{actor} kept {inquiry}, which had been marked as not an inquiry",
      ar: "{actor}: التراجع عن إعادة رسالة {inquiry} إلى صندوق البريد",
    },
  },
  "inquiries.exported": {
    label: { en: "Inquiries exported", ar: "صُدّرت استفسارات" },
    sentence: {
      en: "Number of inquiries exported by {actor}: {count}",
      ar: "{actor}: تصدير استفسارات إلى ملف، وعددها {count}",
    },
  },
  "inquiries.expired": {
    label: {
      en: "Inquiries deleted at the end of their retention period",
      ar: "حُذفت استفسارات انتهت مدة حفظها",
    },
    sentence: {
      en: "Number of inquiries deleted at the end of their retention period: {count}",
      ar: "حذف استفسارات انتهت مدة حفظها: {count}",
    },
  },
  "person.erased": {
    label: { en: "A person’s data was erased", ar: "مُحيت بيانات شخص" },
    sentence: { en: "A person’s data was erased", ar: "محو بيانات شخص" },
  },
  "database.restored": {
    label: { en: "The database was restored from a backup", ar: "استُعيدت قاعدة البيانات من نسخة احتياطية" },
    sentence: {
      en: "The database was restored from a backup",
      ar: "استعادة قاعدة البيانات من نسخة احتياطية",
    },
  },
  "inquiry.mail_received": {
    label: { en: "The visitor replied by email", ar: "ردّ صاحب الاستفسار بالبريد" },
    sentence: { en: "The visitor replied to {inquiry} by email", ar: "وصول رد بالبريد من صاحب {inquiry}" },
  },
  "inquiry.message_received": {
    label: { en: "The visitor wrote on their page", ar: "كتب صاحب الاستفسار من صفحته" },
    sentence: {
      en: "The visitor wrote on the page of {inquiry}",
      ar: "وصول رسالة من صاحب {inquiry} من صفحته",
    },
  },
  "inquiry.contact_corrected": {
    label: { en: "Sender’s details corrected", ar: "صُحّحت بيانات صاحب الاستفسار" },
    sentence: {
      en: "{actor} corrected the sender’s details in {inquiry}",
      ar: "{actor}: تصحيح بيانات صاحب {inquiry}",
    },
  },
  "inquiries.erased_by_sender": {
    label: { en: "Inquiry erased by its sender", ar: "مُحي استفسار بطلب صاحبه" },
    sentence: { en: "A visitor erased their inquiry", ar: "محو استفسار بطلب صاحبه" },
  },
  "inquiries.erased_again": {
    label: {
      en: "Inquiries erased again after a restore",
      ar: "مُحيت من جديد استفسارات أعادتها نسخة احتياطية",
    },
    sentence: {
      en: "Number of inquiries erased again after a restore: {count}",
      ar: "محو استفسارات أعادتها نسخة احتياطية: {count}",
    },
  },
  "mails.missed_dismissed": {
    label: { en: "Emails left in the mailbox were checked", ar: "روجعت رسائل بقيت في صندوق البريد" },
    sentence: {
      en: "{actor} checked emails left in the mailbox",
      ar: "{actor}: مراجعة رسائل بقيت في صندوق البريد",
    },
  },
  "inquiry.attachment_downloaded": {
    label: { en: "Attachment downloaded", ar: "نُزّل مرفق" },
    sentence: {
      en: "{actor} downloaded an attachment from {inquiry}",
      ar: "{actor}: تنزيل مرفق من {inquiry}",
    },
  },
  "inquiry.mail_bounced": {
    label: { en: "Email returned undelivered", ar: "ارتدّت رسالة ولم تصل" },
    sentence: {
      en: "An email about {inquiry} came back undelivered",
      ar: "رسالة بشأن {inquiry} ارتدّت ولم تصل",
    },
  },
  "inquiry.mail_resent": {
    label: { en: "Email sent again", ar: "أُعيد إرسال رسالة" },
    sentence: {
      en: "{actor} sent an email about {inquiry} again",
      ar: "{actor}: إعادة إرسال رسالة بشأن {inquiry}",
    },
  },
  "inquiry.due_moved": {
    label: { en: "Reply time moved", ar: "تغيّر موعد الرد" },
    sentence: {
      en: "{actor} moved the reply to {inquiry} from {fromMoment} to {toMoment}",
      ar: "{actor}: تغيير موعد الرد على {inquiry} من {fromMoment} إلى {toMoment}",
    },
  },
  "closed_days.added": {
    label: { en: "Closed days added", ar: "أُضيفت أيام إغلاق" },
    sentence: { en: "{actor} closed the office on {days}", ar: "{actor}: إضافة إغلاق، {days}" },
  },
  "closed_days.removed": {
    label: { en: "Closed days removed", ar: "حُذفت أيام إغلاق" },
    sentence: { en: "{actor} opened the office again on {days}", ar: "{actor}: حذف إغلاق، {days}" },
  },
  "away_notice.saved": {
    label: { en: "Away notice saved", ar: "حُفظ إشعار غياب" },
    sentence: { en: "{actor} saved an away notice for {days}", ar: "{actor}: حفظ إشعار غياب، {days}" },
  },
  "away_notice.deleted": {
    label: { en: "Away notice deleted", ar: "حُذف إشعار غياب" },
    sentence: { en: "{actor} deleted the away notice for {days}", ar: "{actor}: حذف إشعار غياب، {days}" },
  },
  "invitation.created": {
    label: { en: "Invitation sent", ar: "أُرسلت دعوة" },
    sentence: { en: "{actor} invited {account}", ar: "{actor}: إرسال دعوة إلى {account}" },
  },
  "invitation.accepted": {
    label: { en: "Invitation accepted", ar: "قُبلت الدعوة" },
    sentence: { en: "{account} accepted the invitation", ar: "{account}: قبول الدعوة" },
  },
  "invitation.revoked": {
    label: { en: "Invitation revoked", ar: "أُلغيت الدعوة" },
    sentence: {
      en: "{actor} revoked the invitation to {account}",
      ar: "{actor}: إلغاء الدعوة المرسلة إلى {account}",
    },
  },
  "profile.saved": {
    label: { en: "Name and signature changed", ar: "تغيّر الاسم والتوقيع" },
    sentence: { en: "{actor} changed their name or position", ar: "{actor}: تغيير الاسم أو المنصب" },
  },
  "template.added": {
    label: { en: "Reply template added", ar: "أُضيف نص جاهز" },
    sentence: { en: "{actor} added a reply template", ar: "{actor}: إضافة نص جاهز للرد" },
  },
  "template.changed": {
    label: { en: "Reply template changed", ar: "عُدّل نص جاهز" },
    sentence: { en: "{actor} changed a reply template", ar: "{actor}: تعديل نص جاهز للرد" },
  },
  "template.moved": {
    label: { en: "Reply template moved", ar: "نُقل نص جاهز" },
    sentence: { en: "{actor} moved a reply template", ar: "{actor}: نقل نص جاهز للرد" },
  },
  "template.deleted": {
    label: { en: "Reply template deleted", ar: "حُذف نص جاهز" },
    sentence: { en: "{actor} deleted a reply template", ar: "{actor}: حذف نص جاهز للرد" },
  },
  "account.banned": {
    label: { en: "Account suspended", ar: "أُوقف الحساب" },
    sentence: { en: "{actor} suspended {namedAccount}", ar: "{actor}: إيقاف {namedAccount}" },
  },
  "account.unbanned": {
    label: { en: "Account reinstated", ar: "أُعيد تفعيل الحساب" },
    sentence: { en: "{actor} reinstated {namedAccount}", ar: "{actor}: إعادة تفعيل {namedAccount}" },
  },
  "recovery_codes.created": {
    label: { en: "New recovery codes created", ar: "أُنشئت رموز استرداد جديدة" },
    sentence: { en: "{actor} created new recovery codes", ar: "{actor}: إنشاء رموز استرداد جديدة" },
  },
  "recovery_code.used": {
    label: { en: "Two-step sign-in turned off with a recovery code", ar: "أُوقف التحقق بخطوتين برمز استرداد" },
    sentence: {
      en: "{actor} turned off two-step sign-in with a recovery code",
      ar: "{actor}: إيقاف التحقق بخطوتين برمز استرداد",
    },
  },
  "inquiry.status_changed": {
    label: { en: "Status changed", ar: "تغيّرت الحالة" },
    sentence: { en: "{actor} changed the status of {inquiry}", ar: "{actor}: تغيير حالة {inquiry}" },
  },
};

/** Where the details make it another one. */
export const variantWords = {
  closed: { en: "{actor} closed {inquiry}", ar: "{actor}: إغلاق {inquiry}" },
  reopened: { en: "{actor} reopened {inquiry}", ar: "{actor}: إعادة فتح {inquiry}" },
  spam: { en: "{actor} marked {inquiry} as spam", ar: "{actor}: نقل {inquiry} إلى غير المرغوب فيه" },
  notSpam: {
    en: "{actor} took {inquiry} out of spam",
    ar: "{actor}: إخراج {inquiry} من غير المرغوب فيه",
  },
  took: { en: "{actor} assigned {inquiry} to themselves", ar: "{actor}: تولّي {inquiry}" },
  unassigned: {
    en: "{actor} unassigned {inquiry}",
    ar: "{actor}: إلغاء التكليف بمتابعة {inquiry}",
  },
  madeStaff: {
    en: "{actor} made {namedAccount} staff",
    ar: "{actor}: جعل {namedAccount} عضوًا عاديًا في الفريق",
  },
  automatic: {
    en: "An automatic reply to {inquiry} arrived",
    ar: "وصول رد تلقائي بشأن {inquiry}",
  },
} satisfies Record<string, LocalizedText>;

/** What the sentences are about. */
export const partWords = {
  inquiryOf: { en: "{reference} from {name}", ar: "الاستفسار {reference} من {name}" },
  erasedInquiry: { en: "a deleted inquiry", ar: "استفسار محذوف" },
  namedAccount: { en: "{email}", ar: "الحساب {email}" },
  account: { en: "a deleted account", ar: "حساب محذوف" },
} satisfies Record<string, LocalizedText>;

/** Several entries in one sentence. */
export const openedSeveral: PluralText = {
  en: { one: "{actor} opened {n} inquiry", other: "{actor} opened {n} inquiries" },
  ar: {
    zero: "{actor}: فتح {n} استفسار",
    one: "{actor}: فتح استفسار واحد",
    two: "{actor}: فتح استفسارين",
    few: "{actor}: فتح {n} استفسارات",
    many: "{actor}: فتح {n} استفسارًا",
    other: "{actor}: فتح {n} استفسار",
  },
};

export const timesSince: PluralText = {
  en: { one: "once since {time}", other: "{n} times since {time}" },
  ar: {
    zero: "{n} مرة منذ {time}",
    one: "مرة واحدة منذ {time}",
    two: "مرتين منذ {time}",
    few: "{n} مرات منذ {time}",
    many: "{n} مرة منذ {time}",
    other: "{n} مرة منذ {time}",
  },
};
