import type { LocalizedText } from "../i18n/text.ts";

/** Our own messages, for errors that come without one from a server. */
export const fallbackMessages = {
  no_connection: {
    en: "The server cannot be reached. Check your connection.",
    ar: "لا اتصال بالخادم. تحقّق من الشبكة.",
  },
  unavailable: {
    en: "The server is not ready just now. It should answer again in a few seconds.",
    ar: "الخادم غير جاهز الآن. يُتوقّع أن يستجيب خلال ثوانٍ.",
  },
  too_many: {
    en: "Too many attempts in a short time. Wait a little, then try again.",
    ar: "محاولات كثيرة في وقت قصير. انتظر قليلًا ثم حاول مرة أخرى.",
  },
  outdated: {
    en: "Part of this page could not be loaded. Reload the page, then try again.",
    ar: "تعذّر تحميل جزء من هذه الصفحة. أعد تحميلها ثم حاول مرة أخرى.",
  },
  unexpected: {
    en: "An unexpected error occurred",
    ar: "حدث خطأ غير متوقع",
  },
} satisfies Record<string, LocalizedText>;

/** Messages for a link that failed. */
export const linkErrors = {
  expired: {
    en: "This link has already been used or has expired. Sign up again with the same address and we will send you a new one.",
    ar: "استُخدم هذا الرابط من قبل أو انتهت مدته. أنشئ الحساب من جديد بالبريد نفسه لنرسل إليك رابطًا آخر.",
  },
  other: {
    en: "This link did not work. Open it again, or sign up again to get a new one.",
    ar: "لم يعمل هذا الرابط. افتحه مرة أخرى، أو أنشئ الحساب من جديد لنرسل إليك غيره.",
  },
} satisfies Record<string, LocalizedText>;

const invalidEmail = "راجع البريد الإلكتروني: صيغته غير صحيحة.";
const emailTooLong = "البريد الإلكتروني أطول مما يمكن قبوله.";
const sessionEnded = "انتهت جلستك. سجّل الدخول من جديد.";
const commonPassword = "كلمة المرور شائعة يسهل تخمينها. اختر غيرها.";

/** The servers' codes in Arabic. Their English comes from the servers themselves. */
export const arabicByCode: Partial<Record<string, string>> = {
  invalid_credentials: "في البريد الإلكتروني أو كلمة المرور خطأ.",
  email_not_confirmed: "لم يؤكَّد هذا البريد بعد. افتح الرسالة التي أرسلناها إليه.",
  user_banned: "هذا الحساب موقوف.",
  signup_disabled: "إنشاء الحسابات متوقف حاليًا.",
  "weak_password: length": "كلمة المرور قصيرة. اكتب 10 أحرف على الأقل.",
  "weak_password: pwned": commonPassword,
  "weak_password: common": commonPassword,
  "weak_password: characters": "أضف إلى كلمة المرور أنواعًا أخرى من الأحرف والرموز.",
  email_address_invalid: invalidEmail,
  validation_failed: "لم يقبل الخادم ما أُرسل إليه. راجعه ثم حاول.",
  over_request_rate_limit: fallbackMessages.too_many.ar,
  over_email_send_rate_limit: "أرسلنا رسالة قبل قليل. انتظر قبل أن تطلب غيرها.",
  otp_expired: "الرابط غير صالح أو انتهت مدته. اطلب رابطًا جديدًا.",
  same_password: "هذه كلمة المرور الحالية. اختر غيرها.",
  reauthentication_needed: "مضى على دخولك أكثر من 15 دقيقة. سجّل الخروج ثم ادخل من جديد لتتابع.",
  current_password_invalid: "ليست هذه كلمة مرور حسابك.",
  reauthentication_not_valid: "الرمز غير صحيح أو انتهت مدته.",
  email_address_not_authorized: "لا يمكن نقل حسابك إلى هذا البريد.",
  email_exists: "لهذا البريد حساب آخر.",
  conflict: "تغيّرت كلمة المرور للتو من مكان آخر. حاول مرة أخرى.",
  session_not_found: sessionEnded,
  session_expired: sessionEnded,
  bad_jwt: sessionEnded,
  user_not_found: sessionEnded,
  refresh_token_not_found: sessionEnded,
  refresh_token_already_used: sessionEnded,
  no_authorization: sessionEnded,
  PGRST301: sessionEnded,
  PGRST303: sessionEnded,
  unexpected_failure: fallbackMessages.unexpected.ar,
  insufficient_aal: "أدخل أولًا رمزًا من تطبيق المصادقة.",
  mfa_verification_failed: "الرمز غير صحيح.",
  mfa_challenge_expired: "انتهت مدة الرمز. حاول مرة أخرى.",
  mfa_ip_address_mismatch: "تغيّرت الشبكة أثناء التحقق. حاول مرة أخرى.",
  mfa_factor_not_found: "لا تطبيق مصادقة لهذا الحساب.",
  mfa_factor_name_conflict: "في حسابك تطبيق مصادقة بهذا الاسم. اختر اسمًا آخر.",
  too_many_enrolled_mfa_factors: "في حسابك العدد الأقصى من تطبيقات المصادقة. أزل أحدها أولًا.",
  user_already_exists: "لهذا البريد حساب بالفعل.",
  not_admin: "لا صلاحية لهذا الحساب.",
  request_timeout: "لم يستجب الخادم في الوقت المتاح. حاول مرة أخرى.",
  request_entity_too_large: "ما أُرسل أكبر مما يقبله الخادم.",
  too_large: "ما أُرسل أكبر مما يقبله الخادم.",
  "42501": "لا صلاحية لهذا الحساب.",
};

/** Messages that share their code with others, as those do that SQL functions raise: the message itself is the key. */
export const arabicByMessage: Partial<Record<string, string>> = {
  "Unable to validate email address: invalid format": invalidEmail,
  "Enter an email address such as name@example.com.": invalidEmail,
  "An email address is too long": emailTooLong,
  "Password cannot be longer than 256 characters": "الحد الأقصى لكلمة المرور 256 حرفًا.",
  "Code needs to be non-empty": "اكتب الرمز.",
  "Your session has ended.": sessionEnded,
  "There is no such inquiry.": "لم يعد هذا الاستفسار محفوظًا.",
  "There is no such attachment.": "لم يعد هذا المرفق محفوظًا.",
  "The inquiry has changed.": "تغيّر هذا الاستفسار منذ أن فتحته.",
  "Inquiries are assigned to staff alone.": "لا يُكلّف بالاستفسار إلا موظف.",
  "At most 100 inquiries at once.": "حدّد 100 استفسار على الأكثر.",
  "A reply answers an inquiry or closes it.": "يجيب الرد عن الاستفسار أو يغلقه.",
  "A reply has 1 to 20,000 characters.": "يتسع الرد لما لا يزيد على 20,000 حرف، ولا يكون فارغًا.",
  "A checkpoint is a number, a colon and 64 digits.":
    "نقطة التحقق رقم تليه علامة (:) ثم 64 خانة من الأحرف والأرقام، كما في الرسالة.",
  "There is no such export.": "لم يعد هذا التصدير متاحًا.",
  "Only admins may do this.": "لا يستطيع ذلك إلا مسؤول.",
  "An admin already exists. Ask an existing admin.": "يوجد مسؤول بالفعل. اطلب الصلاحية منه.",
  "Sign in with the address that is to become admin.": "سجّل الدخول بالبريد الذي سيصبح مسؤولًا.",
  "This address is an admin already.": "هذا البريد لمسؤول بالفعل.",
  "This address has an account. Grant it admin access instead.":
    "لهذا البريد حساب. امنحه صلاحية المسؤول بدلًا من دعوته.",
  "Twenty invitations a day are enough. Try again tomorrow.": "أُرسلت عشرون دعوة في يوم واحد. حاول غدًا.",
  "Fifty invitations are open. Revoke one first.": "هناك خمسون دعوة مفتوحة. ألغِ واحدة منها أولًا.",
  "The invitation could not be mailed. Invite again.": "تعذّر إرسال رسالة الدعوة. أرسل الدعوة من جديد.",
  "No account has this verified address.": "لا يوجد حساب مؤكّد بهذا البريد.",
  "The last admin cannot be removed.": "لا يمكن سحب صلاحية المسؤول الوحيد.",
  "Nobody can ban themselves.": "لا يمكنك إيقاف حسابك.",
  "Enter your password or code again.": "أدخل كلمة المرور أو الرمز من جديد.",
  "Verify your email first.": "أكّد بريدك الإلكتروني أولًا.",
  "Enter a code of your second factor first.": "أدخل أولًا رمزًا من تطبيق المصادقة.",
  "Set FIRST_ADMIN_EMAIL on the server, then try again.": "اضبط FIRST_ADMIN_EMAIL على الخادم ثم حاول.",
};
