import type { StaffRole } from "../backend/staff-rows.ts";
import type { LocalizedText } from "../i18n/text.ts";

export const teamWords = {
  title: {
    en: "Team",
    ar: "الفريق",
  },
  members: {
    en: "Members",
    ar: "الأعضاء",
  },
  failed: {
    en: "The team could not be loaded",
    ar: "تعذّر تحميل بيانات الفريق",
  },
  times: {
    en: "{role} since {since}, last signed in {used}",
    ar: "{role} منذ {since}، وآخر دخول في {used}",
  },
  neverSignedIn: {
    en: "{role} since {since}, not signed in yet",
    ar: "{role} منذ {since}، ولم يُسجَّل أي دخول بعد",
  },
  you: {
    en: "You",
    ar: "أنت",
  },
  suspended: {
    en: "Suspended",
    ar: "معلّق",
  },
  changeRole: {
    en: "Change to {role}",
    ar: "غيّر الدور إلى {role}",
  },
  changeRoleQuestion: {
    en: "Change the role of {email} to {role}? {text}",
    ar: "هل تغيّر دور {email} إلى {role}؟ {text}",
  },
  roleChanged: {
    en: "The role was changed.",
    ar: "تغيّر الدور.",
  },
  revoke: {
    en: "Remove",
    ar: "ألغِ العضوية",
  },
  revokeQuestion: {
    en: "Remove {email} from the team? The account itself remains.",
    ar: "هل تلغي عضوية {email} في الفريق؟ سيبقى الحساب قائمًا.",
  },
  revoked: {
    en: "Removed from the team.",
    ar: "أُلغيت العضوية في الفريق.",
  },
  suspend: {
    en: "Suspend account",
    ar: "علّق الحساب",
  },
  suspendQuestion: {
    en: "Suspend {email}? Every session ends at once, and signing in is refused until you reinstate the account.",
    ar: "هل تعلّق الحساب {email}؟ تنتهي كل جلساته فورًا، ويُرفض الدخول به إلى أن تعيد تفعيله.",
  },
  suspendDone: {
    en: "The account is suspended.",
    ar: "عُلّق الحساب.",
  },
  reinstate: {
    en: "Reinstate account",
    ar: "أعد تفعيل الحساب",
  },
  reinstated: {
    en: "The account has been reinstated.",
    ar: "أُعيد تفعيل الحساب.",
  },
  changeFailed: {
    en: "Nothing was changed",
    ar: "لم يتغيّر شيء",
  },
} satisfies Record<string, LocalizedText>;

export const roleWords = {
  admin: { en: "Admin", ar: "مشرف" },
  staff: { en: "Staff", ar: "عضو في الفريق" },
} satisfies Record<StaffRole, LocalizedText>;

/** What each may do. */
export const roleTexts = {
  admin: {
    en: "Also exports, decides about the team and the hours, and reads the audit log.",
    ar: "له أيضًا التصدير وإدارة الفريق وأوقات العمل وقراءة سجل التدقيق.",
  },
  staff: {
    en: "Reads inquiries, writes notes and replies.",
    ar: "يقرأ الاستفسارات ويكتب الملاحظات والردود.",
  },
} satisfies Record<StaffRole, LocalizedText>;

export const invitationWords = {
  title: {
    en: "Invite someone",
    ar: "ادعُ زميلًا إلى الفريق",
  },
  text: {
    en: "We send a link that creates an account on the team. The link is valid for seven days.",
    ar: "نرسل رابطًا يُنشئ حسابًا في الفريق، وهو صالح لسبعة أيام.",
  },
  email: {
    en: "Email address",
    ar: "البريد الإلكتروني",
  },
  role: {
    en: "Role",
    ar: "الدور",
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
    en: "Grant access",
    ar: "امنح الصلاحية",
  },
  granted: {
    en: "Access was granted.",
    ar: "مُنحت الصلاحية.",
  },
  open: {
    en: "Pending invitations",
    ar: "دعوات بانتظار القبول",
  },
  validUntil: {
    en: "{role}, valid until {until}",
    ar: "{role}، صالحة حتى {until}",
  },
  expired: {
    en: "{role}, expired on {until}",
    ar: "{role}، انتهت في {until}",
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
