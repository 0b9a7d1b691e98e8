/** What users read and press, in each language: written out, not imported, so that a changed word fails a test. */
export const words = {
  en: {
    sendMessage: "Send message",
    messageSent: "Message Sent!",
    sendProject: "Submit project request",
    projectSent: "Project Request Submitted!",
    signUpTab: "Sign Up",
    accountEmail: "Email address",
    password: "Password",
    signUp: "Create account",
    confirm: "Confirm and save",
    denied: "Access Denied",
    grant: "Grant Admin Access (First Time Setup)",
    granted: "Admin access granted successfully",
    signOut: "Sign Out",
    enterName: "Enter your name.",
  },
  ar: {
    sendMessage: "أرسل الرسالة",
    messageSent: "وصلت رسالتك",
    sendProject: "أرسل طلب المشروع",
    projectSent: "وصل طلب مشروعك",
    signUpTab: "إنشاء حساب",
    accountEmail: "البريد الإلكتروني",
    password: "كلمة المرور",
    signUp: "أنشئ الحساب",
    confirm: "أكّد واحفظ",
    denied: "الوصول مرفوض",
    grant: "امنح حسابك صلاحية المشرف (الإعداد الأول)",
    granted: "مُنحت صلاحية المشرف",
    signOut: "سجّل الخروج",
    enterName: "اكتب اسمك.",
  },
} as const;

export type Words = (typeof words)["en" | "ar"];
