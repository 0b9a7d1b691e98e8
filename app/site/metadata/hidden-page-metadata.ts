import type { PageMetadata } from "./page-metadata-types.ts";

/** The metadata of pages that are kept out of search results and of the sitemap. */
export const hiddenPageMetadata = {
  "contact/sent": {
    title: { en: "Confirmation of your message · {company}", ar: "تأكيد رسالتك · {company}" },
    description: {
      en: "Confirms messages sent with the contact form.",
      ar: "هنا تأكيد الرسائل الواردة من صفحة التواصل.",
    },
    hidden: true,
  },
  "start-project/sent": {
    title: { en: "Confirmation of your project request · {company}", ar: "تأكيد طلب مشروعك · {company}" },
    description: {
      en: "Confirms project requests sent with the project form.",
      ar: "هنا تأكيد طلبات المشاريع الواردة.",
    },
    hidden: true,
  },
  inquiry: {
    title: { en: "A new link to your inquiry · {company}", ar: "رابط جديد إلى استفسارك · {company}" },
    description: {
      en: "Sends a new link to the private page of an inquiry.",
      ar: "صفحة تطلب منها رابطًا جديدًا إلى صفحة استفسارك الخاصة.",
    },
    hidden: true,
  },
  auth: {
    title: { en: "Admin Access · {company}", ar: "دخول مشرفي الموقع · {company}" },
    description: { en: "Sign-in for the staff of {company}.", ar: "تسجيل الدخول لفريق {company}." },
    hidden: true,
  },
  "auth/confirm": {
    title: { en: "Confirm your email address · {company}", ar: "أكّد بريدك · {company}" },
    description: {
      en: "Confirms the email address of a new account and sets its password.",
      ar: "صفحة تؤكّد فيها بريدك وتختار كلمة المرور.",
    },
    hidden: true,
  },
  "auth/forgotten-password": {
    title: { en: "Forgotten password · {company}", ar: "نسيت كلمة المرور · {company}" },
    description: {
      en: "Sends a link for choosing a new password.",
      ar: "صفحة تطلب منها رابطًا لاختيار كلمة مرور جديدة.",
    },
    hidden: true,
  },
  "auth/second-factor": {
    title: { en: "Two-step sign-in · {company}", ar: "التحقق بخطوتين · {company}" },
    description: {
      en: "Asks for the code of an authenticator app.",
      ar: "صفحة تكتب فيها رمز تطبيق المصادقة.",
    },
    hidden: true,
  },
  admin: {
    title: { en: "Customer Inquiries · {company}", ar: "استفسارات العملاء · {company}" },
    description: {
      en: "Inquiries and audit log, for admins.",
      ar: "الاستفسارات وسجل التدقيق، للمشرفين.",
    },
    hidden: true,
  },
  account: {
    title: { en: "Your account · {company}", ar: "حسابك · {company}" },
    description: {
      en: "The password, email address and sessions of your account.",
      ar: "كلمة مرور حسابك وبريده وجلساته.",
    },
    hidden: true,
  },
  "security-test": {
    title: { en: "Security test · {company}", ar: "اختبار الأمان · {company}" },
    description: {
      en: "Asks the database for customer data with the access you have now.",
      ar: "صفحة تطلب بيانات العملاء من قاعدة البيانات بصلاحياتك الحالية.",
    },
    hidden: true,
  },
  "404": {
    title: {
      en: "Page not found · الصفحة غير موجودة · {company}",
      ar: "Page not found · الصفحة غير موجودة · {company}",
    },
    description: { en: "The page was not found.", ar: "لم نجد هذه الصفحة." },
    hidden: true,
  },
} satisfies Record<string, PageMetadata>;
