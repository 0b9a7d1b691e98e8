import type { LocalizedText } from "../i18n/text.ts";
import { accountWords } from "./account/words.ts";

export const signInWords = {
  title: {
    en: "Admin Access",
    ar: "دخول مشرفي الموقع",
  },
  signInTab: {
    en: "Sign In",
    ar: "تسجيل الدخول",
  },
  signUpTab: {
    en: "Sign Up",
    ar: "إنشاء حساب",
  },
  requiredNote: {
    en: "Fields marked * are required.",
    ar: "الحقول المعلّمة بالرمز * إلزامية.",
  },
  email: accountWords.email,
  password: accountWords.password,
  passwordHint: {
    en: "At least 10 characters, in any language. Spaces are allowed.",
    ar: "10 أحرف على الأقل، بأي لغة، ويمكن استخدام المسافات.",
  },
  forgotten: {
    en: "Forgotten password?",
    ar: "نسيت كلمة المرور؟",
  },
  showPassword: {
    en: "Show password",
    ar: "أظهر كلمة المرور",
  },
  hidePassword: {
    en: "Hide password",
    ar: "أخفِ كلمة المرور",
  },
  signIn: {
    en: "Sign In",
    ar: "سجّل الدخول",
  },
  signingIn: {
    en: "Signing in…",
    ar: "جارٍ تسجيل الدخول…",
  },
  signUp: {
    en: "Create account",
    ar: "أنشئ الحساب",
  },
  signingUp: {
    en: "Creating account…",
    ar: "جارٍ إنشاء الحساب…",
  },
  sessionEnded: {
    en: "Your session has ended. Sign in again.",
    ar: "انتهت جلستك. سجّل الدخول من جديد.",
  },
} satisfies Record<string, LocalizedText>;

export const toastWords = {
  signInFailed: {
    en: "Sign In Failed",
    ar: "تعذّر تسجيل الدخول",
  },
  signInDone: {
    en: "Success",
    ar: "أهلًا بك",
  },
  signInDoneText: {
    en: "Successfully signed in!",
    ar: "سُجّل دخولك.",
  },
  signUpFailed: {
    en: "Sign Up Failed",
    ar: "تعذّر إنشاء الحساب",
  },
  signUpDone: {
    en: "Account created! Please check your email to verify your account.",
    ar: "أُنشئ حسابك. افتح بريدك الإلكتروني لتأكيده.",
  },
  grantFailed: {
    en: "Failed to grant admin access",
    ar: "تعذّر منح صلاحية المشرف",
  },
  grantDone: {
    en: "Admin access granted successfully",
    ar: "مُنحت صلاحية المشرف",
  },
} satisfies Record<string, LocalizedText>;

export const verifyWords = {
  afterwards: {
    en: "The link in our email opens a page where you confirm this address and choose your password: for your safety, the one you typed here was not stored.",
    ar: "في الرسالة رابط يفتح صفحة تؤكّد فيها هذا البريد وتختار كلمة مرورك، لأننا لم نحفظ ما كتبته هنا.",
  },
  notYet: {
    en: "New here? Before you can sign in, open the link in our email and choose your password there. We can send that email again.",
    ar: "هل حسابك جديد؟ افتح أولًا الرابط الذي في رسالتنا واختر كلمة مرورك هناك، ثم سجّل الدخول بها. ويمكننا إعادة إرسال الرسالة.",
  },
  again: {
    en: "Send the email again",
    ar: "أعد إرسال الرسالة",
  },
  againDone: {
    en: "We have sent the email again.",
    ar: "الرسالة في طريقها إليك من جديد.",
  },
  againFailed: {
    en: "The email could not be sent",
    ar: "تعذّر إرسال الرسالة",
  },
} satisfies Record<string, LocalizedText>;

export const confirmWords = {
  title: {
    en: "Confirm your email address",
    ar: "أكّد بريدك",
  },
  text: {
    en: "Choose the password you will sign in with. Pressing the button confirms your email address.",
    ar: "اختر كلمة المرور التي ستدخل بها، ثم اضغط الزر لتأكيد بريدك.",
  },
  otherAccount: {
    en: "You are signed in as {email}. When you confirm, you will be signed in to the new account instead.",
    ar: "تستخدم الآن الحساب {email}. بعد التأكيد تنتقل إلى الحساب الجديد.",
  },
  confirmed: {
    en: "{email} is confirmed. Now choose a password.",
    ar: "تأكّد البريد {email}، وبقي أن تختار كلمة المرور.",
  },
  confirm: {
    en: "Confirm and save",
    ar: "أكّد واحفظ",
  },
  confirming: {
    en: "Confirming…",
    ar: "جارٍ التأكيد…",
  },
  save: accountWords.savePassword,
  saving: accountWords.saving,
  done: {
    en: "Your email address is confirmed and your password is saved.",
    ar: "تأكّد بريدك وحُفظت كلمة مرورك.",
  },
  failed: accountWords.passwordFailed,
  noLink: {
    en: "Use the link in our email to open this page. If you do not have the email, sign up and we will send it.",
    ar: "افتح هذه الصفحة بالرابط الذي في رسالتنا. وإن لم يصلك رابط فأنشئ حسابًا لنرسل إليك الرابط.",
  },
  toSignUp: {
    en: "Go to the sign-in page",
    ar: "إلى صفحة الدخول",
  },
} satisfies Record<string, LocalizedText>;

export const accessWords = {
  title: {
    en: "Access Denied",
    ar: "الوصول مرفوض",
  },
  text: {
    en: "You are signed in as {email}, but this account is not on the team.",
    ar: "دخلت بالحساب {email}، لكنه ليس من حسابات الفريق.",
  },
  adminExists: {
    en: "There is already an admin. Ask an admin for access.",
    ar: "سبق أن عُيّن مشرف للموقع. اطلب الصلاحية من أحد المشرفين.",
  },
  grant: {
    en: "Grant Admin Access (First Time Setup)",
    ar: "امنح حسابك صلاحية المشرف (الإعداد الأول)",
  },
  signOut: {
    en: "Sign Out",
    ar: "سجّل الخروج",
  },
} satisfies Record<string, LocalizedText>;

export const credentialProblems = {
  emailMissing: {
    en: "Enter your email address.",
    ar: "اكتب بريدك الإلكتروني.",
  },
  emailInvalid: {
    en: "Check the email address. It should look like name@example.com.",
    ar: "راجع البريد الإلكتروني (مثال: name@example.com).",
  },
  passwordMissing: {
    en: "Enter your password.",
    ar: "اكتب كلمة المرور.",
  },
  currentPasswordWrong: {
    en: "This is not the password for your account.",
    ar: "ليست هذه كلمة مرور حسابك.",
  },
  passwordTooShort: {
    en: "Use at least 10 characters.",
    ar: "اكتب 10 أحرف على الأقل.",
  },
  passwordTooLong: {
    en: "Use at most 256 characters.",
    ar: "الحد الأقصى لكلمة المرور 256 حرفًا.",
  },
} satisfies Record<string, LocalizedText>;
