import type { Locale, LocalizedText } from "../i18n/text.ts";

export const auditWords = {
  title: {
    en: "Audit Logs",
    ar: "سجل التدقيق",
  },
  caption: {
    en: "The latest 50 entries",
    ar: "آخر 50 عملية",
  },
  anyAction: { en: "Any action", ar: "كل الإجراءات" },
  anyone: { en: "Anyone", ar: "أي شخص" },
  reference: { en: "Reference", ar: "الرقم المرجعي" },
  since: { en: "From", ar: "من تاريخ" },
  until: { en: "To", ar: "إلى تاريخ" },
  filters: { en: "Filter the log", ar: "تصفية السجل" },
  noneFound: { en: "No entry matches the filters.", ar: "لا عملية تطابق التصفية." },
  pages: { en: "Pages of the log", ar: "صفحات السجل" },
  older: { en: "Older entries", ar: "عمليات أقدم" },
  newest: { en: "Newest entries", ar: "أحدث العمليات" },
  number: { en: "Entry {number}", ar: "العملية {number}" },
  request: { en: "Request ID", ar: "معرّف الطلب" },
  hash: { en: "Hash", ar: "البصمة" },
  action: {
    en: "Action",
    ar: "الإجراء",
  },
  actor: {
    en: "Done by",
    ar: "المنفّذ",
  },
  resource: {
    en: "Resource",
    ar: "العنصر",
  },
  details: {
    en: "Details",
    ar: "التفاصيل",
  },
  allDetails: { en: "Full details", ar: "التفاصيل كاملة" },
  date: {
    en: "Date",
    ar: "التاريخ",
  },
  empty: {
    en: "Nothing logged yet.",
    ar: "لا شيء في السجل بعد.",
  },
  failed: {
    en: "The audit log could not be loaded.",
    ar: "تعذّر تحميل سجل التدقيق.",
  },
  system: {
    en: "System",
    ar: "النظام",
  },
  deletedAccount: {
    en: "A deleted account",
    ar: "حساب محذوف",
  },
  account: {
    en: "Account {email}",
    ar: "الحساب {email}",
  },
  invitationOf: {
    en: "Invitation to {email}",
    ar: "دعوة إلى {email}",
  },
  inquiryOf: {
    en: "Inquiry from {name}",
    ar: "استفسار من {name}",
  },
  inquiryAbout: {
    en: "Inquiry from {name}: {subject}",
    ar: "استفسار من {name}: {subject}",
  },
  inquiries: {
    en: "Inquiries",
    ar: "الاستفسارات",
  },
  erasedInquiry: {
    en: "An inquiry that is no longer kept",
    ar: "استفسار محذوف",
  },
} satisfies Record<string, LocalizedText>;

const actionWords: Partial<Record<string, LocalizedText>> = {
  "role.granted": {
    en: "Admin access granted",
    ar: "مُنحت صلاحية المسؤول",
  },
  "role.revoked": {
    en: "Admin access revoked",
    ar: "سُحبت صلاحية المسؤول",
  },
  "inquiry.opened": {
    en: "Inquiry opened",
    ar: "فُتح الاستفسار",
  },
  "inquiry.assigned": {
    en: "Inquiry assigned",
    ar: "تغيّر المكلّف بالاستفسار",
  },
  "inquiry.note_added": {
    en: "Note added",
    ar: "أُضيفت ملاحظة",
  },
  "inquiry.reply_sent": {
    en: "Reply sent to the visitor",
    ar: "أُرسل رد إلى صاحب الاستفسار",
  },
  "inquiries.exported": {
    en: "Inquiries exported",
    ar: "صُدّرت استفسارات",
  },
  "inquiries.expired": {
    en: "Inquiries deleted at the end of their retention period",
    ar: "حُذفت استفسارات انتهت مدة حفظها",
  },
  "person.erased": {
    en: "A person's data was erased",
    ar: "مُحيت بيانات شخص",
  },
  "database.restored": {
    en: "The database was restored from a backup",
    ar: "استُعيدت قاعدة البيانات من نسخة احتياطية",
  },
  "inquiry.mail_received": {
    en: "The visitor replied by email",
    ar: "ردّ صاحب الاستفسار بالبريد",
  },
  "mails.missed_dismissed": {
    en: "Emails left in the mailbox were checked",
    ar: "روجعت رسائل بقيت في صندوق البريد",
  },
  "inquiry.attachment_downloaded": {
    en: "Attachment downloaded",
    ar: "نُزّل مرفق",
  },
  "inquiry.mail_bounced": {
    en: "Email returned undelivered",
    ar: "ارتدّت رسالة ولم تصل",
  },
  "inquiry.mail_resent": {
    en: "Email sent again",
    ar: "أُعيد إرسال رسالة",
  },
  "invitation.created": {
    en: "Invitation sent",
    ar: "أُرسلت دعوة",
  },
  "invitation.accepted": {
    en: "Invitation accepted",
    ar: "قُبلت الدعوة",
  },
  "invitation.revoked": {
    en: "Invitation revoked",
    ar: "أُلغيت الدعوة",
  },
  "account.banned": {
    en: "Account suspended",
    ar: "أُوقف الحساب",
  },
  "account.unbanned": {
    en: "Account reinstated",
    ar: "أُعيد تفعيل الحساب",
  },
  "recovery_codes.created": {
    en: "New recovery codes created",
    ar: "أُنشئت رموز استرداد جديدة",
  },
  "recovery_code.used": {
    en: "Second step removed with a recovery code",
    ar: "أُزيلت الخطوة الثانية برمز استرداد",
  },
  "inquiry.status_changed": {
    en: "Status changed",
    ar: "تغيّرت الحالة",
  },
};

export const auditedActions = Object.keys(actionWords);

/** The label of an action. One without a label is shown by its code alone. */
export function actionLabel(locale: Locale, action: string): string | undefined {
  return actionWords[action]?.[locale];
}
