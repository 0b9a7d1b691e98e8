import type { LocalizedText } from "../i18n/text.ts";

export const teamWords = {
  title: {
    en: "Team",
    ar: "الفريق",
  },
  members: {
    en: "People with admin access",
    ar: "من لديهم صلاحية المشرف",
  },
  failed: {
    en: "The team could not be loaded",
    ar: "تعذّر تحميل بيانات الفريق",
  },
  times: {
    en: "Admin since {since}, last signed in {used}",
    ar: "مشرف منذ {since}، وآخر دخول في {used}",
  },
  neverSignedIn: {
    en: "Admin since {since}, not signed in yet",
    ar: "مشرف منذ {since}، ولم يُسجَّل أي دخول بعد",
  },
  you: {
    en: "You",
    ar: "أنت",
  },
  suspended: {
    en: "Suspended",
    ar: "موقوف",
  },
  revoke: {
    en: "Revoke admin access",
    ar: "اسحب صلاحية المشرف",
  },
  revokeQuestion: {
    en: "Revoke admin access from {email}? The account itself remains.",
    ar: "هل تسحب صلاحية المشرف من {email}؟ سيبقى الحساب قائمًا.",
  },
  revoked: {
    en: "Admin access was revoked.",
    ar: "سُحبت صلاحية المشرف.",
  },
  suspend: {
    en: "Suspend account",
    ar: "أوقف الحساب",
  },
  suspendQuestion: {
    en: "Suspend {email}? Every session ends at once, and signing in is refused until you reinstate the account.",
    ar: "هل توقف الحساب {email}؟ تنتهي كل جلساته فورًا، ويُرفض الدخول به إلى أن تعيد تفعيله.",
  },
  suspendDone: {
    en: "The account is suspended.",
    ar: "أُوقف الحساب.",
  },
  reinstate: {
    en: "Reinstate account",
    ar: "أعد تفعيل الحساب",
  },
  reinstated: {
    en: "The account has been reinstated.",
    ar: "أُعيد تفعيل الحساب.",
  },
  cancel: {
    en: "Cancel",
    ar: "ألغِ",
  },
  changeFailed: {
    en: "Nothing was changed",
    ar: "لم يتغيّر شيء",
  },
} satisfies Record<string, LocalizedText>;

export const invitationWords = {
  title: {
    en: "Invite someone",
    ar: "ادعُ زميلًا إلى الفريق",
  },
  text: {
    en: "We send a link that creates an account with admin access. The link is valid for seven days.",
    ar: "نرسل رابطًا يُنشئ حسابًا له صلاحية المشرف، وهو صالح لسبعة أيام.",
  },
  email: {
    en: "Email address",
    ar: "البريد الإلكتروني",
  },
  language: {
    en: "Language of the email",
    ar: "لغة الرسالة",
  },
  send: {
    en: "Send invitation",
    ar: "أرسل الدعوة",
  },
  sending: {
    en: "Sending…",
    ar: "جارٍ الإرسال…",
  },
  sent: {
    en: "The invitation is on its way.",
    ar: "الدعوة قيد الإرسال.",
  },
  failed: {
    en: "The invitation could not be sent",
    ar: "تعذّر إرسال الدعوة",
  },
  grant: {
    en: "Grant admin access",
    ar: "امنح صلاحية المشرف",
  },
  granted: {
    en: "Admin access was granted.",
    ar: "مُنحت صلاحية المشرف.",
  },
  open: {
    en: "Pending invitations",
    ar: "دعوات معلّقة",
  },
  validUntil: {
    en: "Valid until {until}",
    ar: "صالحة حتى {until}",
  },
  expired: {
    en: "Expired on {until}",
    ar: "انتهت في {until}",
  },
  sendAgain: {
    en: "Send again",
    ar: "أرسل من جديد",
  },
  revoke: {
    en: "Revoke invitation",
    ar: "ألغِ الدعوة",
  },
  revoked: {
    en: "The invitation was revoked.",
    ar: "أُلغيت الدعوة.",
  },
} satisfies Record<string, LocalizedText>;
