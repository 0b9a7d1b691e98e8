import type { LocalizedText } from "../../i18n/text.ts";

export const sessionEnded = {
  en: "Your session has ended. Sign in again.",
  ar: "انتهت جلستك. سجّل الدخول من جديد.",
};

export const invalidEmail = {
  en: "Check the email address. It should look like name@example.com.",
  ar: "راجع البريد الإلكتروني (مثال: name@example.com).",
};

const commonPassword = {
  en: "This password is too common. Choose another.",
  ar: "كلمة المرور شائعة يسهل تخمينها. اختر غيرها.",
};

/** For the codes of the auth service, and for those of its messages that share a code with others. */
export const authErrorWords = {
  invalid_credentials: {
    en: "The email address or the password is wrong.",
    ar: "البريد الإلكتروني أو كلمة المرور غير صحيحة.",
  },
  user_banned: { en: "This account is suspended.", ar: "هذا الحساب معلّق." },
  signup_disabled: {
    en: "Accounts can be created by invitation only.",
    ar: "لا تُنشأ الحسابات إلا بدعوة.",
  },
  weak_password: commonPassword,
  "weak_password: length": {
    en: "The password is too short. Use at least 10 characters.",
    ar: "كلمة المرور قصيرة. اكتب 10 أحرف على الأقل.",
  },
  "weak_password: pwned": commonPassword,
  "Password cannot be longer than 256 characters": {
    en: "Use at most 256 characters.",
    ar: "الحد الأقصى لكلمة المرور 256 حرفًا.",
  },
  "Unable to validate email address: invalid format": invalidEmail,
  "An email address is too long": {
    en: "The email address is too long.",
    ar: "البريد الإلكتروني أطول مما يمكن قبوله.",
  },
  email_address_not_authorized: {
    en: "Your account cannot be moved to this email address.",
    ar: "لا يمكن نقل حسابك إلى هذا البريد.",
  },
  email_exists: { en: "Another account uses this email address.", ar: "يستخدم هذا البريد حساب آخر." },
  user_already_exists: { en: "This email address already has an account.", ar: "لهذا البريد حساب قائم." },
  validation_failed: {
    en: "The server did not accept what you entered. Check it, then try again.",
    ar: "لم يقبل الخادم البيانات التي كتبتها. راجعها ثم حاول مرة أخرى.",
  },
  over_email_send_rate_limit: {
    en: "We have just sent an email. Wait a little before you ask for another.",
    ar: "أرسلنا رسالة قبل قليل. انتظر قبل أن تطلب غيرها.",
  },
  otp_expired: {
    en: "This link is not valid or has expired. Ask for a new one.",
    ar: "الرابط غير صالح أو انتهت مدته. اطلب رابطًا جديدًا.",
  },
  same_password: {
    en: "This is your current password. Choose another.",
    ar: "هذه كلمة المرور الحالية. اختر غيرها.",
  },
  current_password_invalid: {
    en: "This is not the password for your account.",
    ar: "ليست هذه كلمة مرور حسابك.",
  },
  conflict: {
    en: "The password was changed elsewhere a moment ago. Try again.",
    ar: "تغيّرت كلمة المرور قبل قليل من مكان آخر. حاول مرة أخرى.",
  },
  reauthentication_needed: {
    en: "You signed in more than 15 minutes ago. Enter your password to continue.",
    ar: "مضى على دخولك أكثر من 15 دقيقة. اكتب كلمة مرورك لتتابع.",
  },
  reauthentication_not_valid: {
    en: "The code is wrong or has expired.",
    ar: "الرمز غير صحيح أو انتهت مدته.",
  },
  session_not_found: sessionEnded,
  bad_jwt: sessionEnded,
  user_not_found: sessionEnded,
  refresh_token_not_found: sessionEnded,
  refresh_token_already_used: sessionEnded,
  no_authorization: sessionEnded,
  insufficient_aal: {
    en: "Enter a code from your authenticator app first.",
    ar: "اكتب أولًا رمزًا من تطبيق المصادقة.",
  },
  "Code needs to be non-empty": { en: "Enter the code.", ar: "اكتب الرمز." },
  mfa_verification_failed: { en: "The code is wrong.", ar: "الرمز غير صحيح." },
  mfa_challenge_expired: { en: "The code has expired. Try again.", ar: "انتهت مدة الرمز. حاول مرة أخرى." },
  mfa_ip_address_mismatch: {
    en: "Your network changed while the code was checked. Try again.",
    ar: "تغيّرت الشبكة أثناء التحقق. حاول مرة أخرى.",
  },
  mfa_factor_not_found: {
    en: "No authenticator app has been added to this account.",
    ar: "لم يُضف تطبيق مصادقة إلى هذا الحساب.",
  },
  mfa_factor_name_conflict: {
    en: "Your account already has an authenticator app with this name. Choose another name.",
    ar: "في حسابك تطبيق مصادقة بهذا الاسم. اختر اسمًا آخر.",
  },
  too_many_enrolled_mfa_factors: {
    en: "Your account has reached its limit of authenticator apps. Remove one first.",
    ar: "في حسابك العدد الأقصى من تطبيقات المصادقة. أزل أحدها أولًا.",
  },
} satisfies Record<string, LocalizedText>;

/** How long to wait for another email: one a minute to an address, and only several an hour. */
export const nextEmail = {
  second: {
    en: "We have just sent an email. You can ask for another in {time}.",
    ar: "أرسلنا رسالة قبل قليل. يمكنك طلب غيرها بعد {time}.",
  },
  minute: {
    en: "We have sent several emails. You can ask for another in {time}.",
    ar: "أرسلنا عدة رسائل. يمكنك طلب غيرها بعد {time}.",
  },
} satisfies Record<string, LocalizedText>;
