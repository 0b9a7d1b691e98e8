import type { PluralText } from "../i18n/plural.ts";
import type { LocalizedText } from "../i18n/text.ts";
import { auditTitle } from "../audit/audit-title.ts";
import { deskWords } from "../inquiries/desk/desk-words.ts";
import { figuresWords } from "../inquiries/figures/figures-words.ts";
import { teamWords } from "../team/words.ts";

export const adminWords = {
  title: deskWords.title,
  welcome: {
    en: "Welcome, {email}",
    ar: "مرحبًا، {email}",
  },
  tabs: {
    en: "Admin",
    ar: "صفحة المشرفين",
  },
  inquiries: deskWords.title,
  audit: auditTitle,
  team: teamWords.title,
  figures: figuresWords.title,
  hours: { en: "Hours", ar: "أوقات العمل" },
  templates: deskWords.templates,
  forAdmins: {
    en: "Only admins can open this page. If you need something from it, ask an admin of your team.",
    ar: "هذه الصفحة للمشرفين وحدهم. إن احتجت شيئًا منها فاطلبه من أحد مشرفي فريقك.",
  },
  roleUnknown: {
    en: "Your access could not be checked.",
    ar: "تعذّر التحقق من صلاحيتك.",
  },
} satisfies Record<string, LocalizedText>;

export const securityTestWords = {
  title: {
    en: "Security test",
    ar: "اختبار الأمان",
  },
  lead: {
    en: "This page asks the database for customer data with the access you have now. Only staff may see that data.",
    ar: "تطلب هذه الصفحة بيانات العملاء من قاعدة البيانات بصلاحياتك الحالية، ولا يحصل عليها إلا أعضاء الفريق.",
  },
  button: {
    en: "Test Data Access",
    ar: "اختبر الوصول إلى البيانات",
  },
  testing: {
    en: "Testing…",
    ar: "جارٍ الاختبار…",
  },
  signedIn: {
    en: "Signed in as {email}",
    ar: "دخلت بالحساب {email}",
  },
  signedOut: {
    en: "Not signed in",
    ar: "لم تسجّل الدخول",
  },
  sessionEnded: {
    en: "Your session has ended: you are no longer signed in.",
    ar: "انتهت جلستك. سجّل الدخول من جديد.",
  },
  denied: {
    en: "Access Properly Denied",
    ar: "رُفض الوصول كما ينبغي",
  },
  deniedText: {
    en: "The database refused to show customer data to this visitor. That is the right answer.",
    ar: "رفضت قاعدة البيانات عرض بيانات العملاء على هذا الزائر، وهذا هو الجواب الصحيح.",
  },
  hiddenText: {
    en: "The database showed this account no customer data. That is the right answer.",
    ar: "لم تعرض قاعدة البيانات على هذا الحساب أي بيانات للعملاء، وهذا هو الجواب الصحيح.",
  },
  hidden: {
    en: "this account is not on the team, so the policies of the database hide every inquiry from it",
    ar: "هذا الحساب ليس من حسابات الفريق، فتحجب عنه قاعدة البيانات الاستفسارات كلها",
  },
  deniedBy: {
    en: "Access denied: {message}",
    ar: "رُفض الوصول: {message}",
  },
  unexpected: {
    en: "Unexpected error: {message}",
    ar: "خطأ غير متوقع: {message}",
  },
  caption: {
    en: "Up to 5 inquiries",
    ar: "5 استفسارات على الأكثر",
  },
  name: deskWords.name,
  email: deskWords.email,
  type: deskWords.type,
  date: deskWords.date,
  howTo: {
    en: "How to become an admin",
    ar: "كيف تصبح مشرفًا",
  },
  howTo1: {
    en: "The first admin is granted access once. Sign in with a confirmed email address; on a public server it must be that of FIRST_ADMIN_EMAIL. Then use the button on the admin page.",
    ar: "أول مشرف يمنح نفسه الصلاحية مرة واحدة: سجّل الدخول ببريد مؤكّد، وهو على خادم عام البريد المحدّد في FIRST_ADMIN_EMAIL، ثم اضغط الزر في صفحة المشرفين.",
  },
  howTo2: {
    en: "Later admins must be granted access by an existing admin.",
    ar: "وبعد ذلك لا يمنحها إلا مشرف حالي.",
  },
} satisfies Record<string, LocalizedText>;

const retrievedInArabic = "عدد الاستفسارات التي أعادتها قاعدة البيانات: {n}";

export const retrievedCount: PluralText = {
  en: { one: "Retrieved {n} inquiry", other: "Retrieved {n} inquiries" },
  ar: {
    zero: retrievedInArabic,
    one: retrievedInArabic,
    two: retrievedInArabic,
    few: retrievedInArabic,
    many: retrievedInArabic,
    other: retrievedInArabic,
  },
};
