import type { LocalizedText } from "../i18n/text.ts";

/** Below a text with `{link}` stands the button that opens it. */
export const accountMailWords = {
  confirmation: {
    subject: { en: "Confirm your email address for {company}", ar: "أكّد بريدك لدى {company}" },
    text: {
      en: "Open this link to confirm your email address and choose your password. The link works once and expires after 24 hours. If you did not ask for it, ignore this message.{link}",
      ar: "افتح هذا الرابط لتؤكّد بريدك وتختار كلمة مرورك. الرابط صالح لمدة 24 ساعة، ولا يعمل إلا مرة واحدة. إن لم تطلبه فتجاهل هذه الرسالة.{link}",
    },
  },
  invitation: {
    subject: { en: "You are invited to join the {company} team", ar: "دعوة للانضمام إلى فريق {company}" },
    text: {
      en: "{inviter} has invited you to the staff area of {company}, where the team reads what visitors write and replies to them. Open this link to choose your password and begin. The link works once and expires on {until}. If you do not know who invited you, or why, ignore this message: nothing will happen unless you open the link and choose a password.{link}",
      ar: "وصلتك دعوة من {inviter} إلى صفحات الفريق لدى {company}، حيث يقرأ الفريق رسائل الزوار ويردّ عليها. افتح هذا الرابط لتختار كلمة مرورك وتبدأ. الرابط صالح حتى {until}، ولا يعمل إلا مرة واحدة. إن كنت لا تعرف من دعاك ولا سبب الدعوة فتجاهل هذه الرسالة، ولن يحدث شيء ما لم تفتح الرابط وتختر كلمة مرور.{link}",
    },
  },
  recovery: {
    subject: {
      en: "Choose a new password for your {company} account",
      ar: "اختر كلمة مرور جديدة لحسابك لدى {company}",
    },
    text: {
      en: "Open this link to choose a new password. The link works once and expires after an hour. If you did not ask for it, ignore this message: your password stays as it is.{link}",
      ar: "افتح هذا الرابط لتختار كلمة مرور جديدة. الرابط صالح لمدة ساعة، ولا يعمل إلا مرة واحدة. إن لم تطلبه فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.{link}",
    },
  },
  passwordChanged: {
    subject: {
      en: "The password for your {company} account was changed",
      ar: "تغيّرت كلمة مرورك لدى {company}",
    },
    text: {
      en: "The password for your account was changed just now, and every other session was ended. If that was not you, choose a new password at once with “Forgotten password” on the sign-in page.",
      ar: "تغيّرت كلمة مرور حسابك قبل قليل، وأُنهيت كل جلساته الأخرى. إن لم تكن أنت من غيّرها فاختر كلمة مرور جديدة فورًا من «نسيت كلمة المرور» في صفحة الدخول.",
    },
  },
  emailChangeCurrent: {
    subject: {
      en: "Confirm the new email address for your {company} account",
      ar: "أكّد البريد الجديد لحسابك لدى {company}",
    },
    text: {
      en: "Someone asked to change the email address of your account to {newEmail}. Open this link to confirm the change. We have sent another link to the new address; the address changes only if both links are used within 24 hours. If you did not ask for it, do not open the link, and change your password.{link}",
      ar: "طُلب أن يصبح بريد حسابك {newEmail}. افتح هذا الرابط لتأكيد التغيير. أرسلنا رابطًا آخر إلى البريد الجديد، ولا يتغيّر بريد الحساب إلا بعد تأكيد الرابطين خلال 24 ساعة. إن لم تطلب ذلك فلا تفتح الرابط، وغيّر كلمة مرورك.{link}",
    },
  },
  emailChangeNew: {
    subject: {
      en: "Confirm this address for your {company} account",
      ar: "أكّد هذا البريد لحسابك لدى {company}",
    },
    text: {
      en: "The owner of the account {oldEmail} wants to change its address to this one. If that account is not yours, ignore this message: nothing changes unless you confirm it. If it is yours, open this link to confirm the change. We have sent another link to the old address; the address changes only if both links are used within 24 hours.{link}",
      ar: "طلب صاحب الحساب {oldEmail} أن يصبح هذا البريد بريد حسابه. إن لم يكن ذلك الحساب حسابك فتجاهل هذه الرسالة، فلا يتغيّر شيء من دون موافقتك. وإن كان حسابك فافتح هذا الرابط لتأكيد التغيير. أرسلنا رابطًا آخر إلى البريد القديم، ولا يتغيّر بريد الحساب إلا بعد تأكيد الرابطين خلال 24 ساعة.{link}",
    },
  },
  emailTaken: {
    subject: { en: "This address already has a {company} account", ar: "لهذا البريد حساب لدى {company}" },
    text: {
      en: "Someone tried to use this address for another account. The address already has an account, so nothing was changed. If that was you, sign in with this address instead.",
      ar: "أراد أحدهم استخدام هذا البريد في حساب آخر. هذا البريد مسجّل في حساب قائم، فلم يتغيّر شيء. إن كنت أنت من أراد ذلك فسجّل الدخول بهذا البريد.",
    },
  },
  emailChanged: {
    subject: {
      en: "The email address for your {company} account was changed",
      ar: "تغيّر بريد حسابك لدى {company}",
    },
    text: {
      en: "The email address of your account is now {newEmail}. You can no longer sign in with the old address, to which this message was sent, and every session was ended. If that was not you, reply to this message at once.",
      ar: "أصبح بريد حسابك {newEmail}، ولم يعد بريدك السابق، الذي وصلت إليه هذه الرسالة، صالحًا للدخول، وأُنهيت كل الجلسات. إن لم تكن أنت من غيّره فراسلنا فورًا بالرد على هذه الرسالة.",
    },
  },
  factorAdded: {
    subject: {
      en: "An authenticator app was added to your {company} account",
      ar: "أُضيف تطبيق مصادقة إلى حسابك لدى {company}",
    },
    text: {
      en: "An authenticator app was added to your account just now. From now on, signing in also requires a code from the app, and every session begun without one was ended. If that was not you, someone else has access to your account: reply to this message at once. We will remove the app for you; then choose a new password with “Forgotten password” on the sign-in page.",
      ar: "أُضيف تطبيق مصادقة إلى حسابك قبل قليل. ومن الآن يتطلّب كل دخول رمزًا منه، وأُنهيت الجلسات التي بدأت من دونه. إن لم تكن أنت من أضافه فقد دخل غيرك إلى حسابك: راسلنا فورًا بالرد على هذه الرسالة. وبعد أن نزيل التطبيق من حسابك، اختر كلمة مرور جديدة من «نسيت كلمة المرور» في صفحة الدخول.",
    },
  },
  factorGuessed: {
    subject: {
      en: "Too many codes were entered for your {company} account",
      ar: "أُدخلت رموز كثيرة لحسابك لدى {company}",
    },
    text: {
      en: "Someone who knows your password has entered too many codes within five minutes. If that was not you, change your password now.",
      ar: "أدخل شخص يعرف كلمة مرورك رموزًا كثيرة خلال خمس دقائق. إن لم تكن أنت من أدخلها فغيّر كلمة مرورك الآن.",
    },
  },
  factorRemoved: {
    subject: {
      en: "An authenticator app was removed from your {company} account",
      ar: "أُزيل تطبيق مصادقة من حسابك لدى {company}",
    },
    text: {
      en: "An authenticator app was removed from your account just now. If that was not you, choose a new password at once with “Forgotten password” on the sign-in page.",
      ar: "أُزيل تطبيق مصادقة من حسابك قبل قليل. إن لم تكن أنت من أزاله فاختر كلمة مرور جديدة فورًا من «نسيت كلمة المرور» في صفحة الدخول.",
    },
  },
  recoveryCodesCreated: {
    subject: {
      en: "New recovery codes for your {company} account",
      ar: "رموز استرداد جديدة لحسابك لدى {company}",
    },
    text: {
      en: "Ten new recovery codes were created for your account just now; the old ones no longer work. If that was not you, someone else has access to your account. Choose a new password at once with “Forgotten password” on the sign-in page. Then create new codes under “Your account”.",
      ar: "أُنشئت قبل قليل عشرة رموز استرداد جديدة لحسابك، ولم تعد الرموز السابقة تعمل. إن لم تكن أنت من أنشأها فقد دخل غيرك إلى حسابك: اختر كلمة مرور جديدة فورًا من «نسيت كلمة المرور» في صفحة الدخول، ثم أنشئ رموزًا جديدة من صفحة «حسابك».",
    },
  },
  recoveryCodeUsed: {
    subject: {
      en: "A recovery code for your {company} account was used",
      ar: "استُخدم رمز استرداد لحسابك لدى {company}",
    },
    text: {
      en: "A recovery code was used just now, and two-step sign-in was turned off for your account. If that was not you, someone knows your password and one of your codes. Choose a new password at once with “Forgotten password” on the sign-in page. Then set up two-step sign-in again under “Your account”.",
      ar: "استُخدم رمز استرداد قبل قليل، فأُوقف التحقق بخطوتين في حسابك. إن لم تكن أنت من استخدمه فقد عرف أحدهم كلمة مرورك وأحد رموزك: اختر كلمة مرور جديدة فورًا من «نسيت كلمة المرور» في صفحة الدخول، ثم فعّل التحقق بخطوتين من جديد من صفحة «حسابك».",
    },
  },
  reauthentication: {
    subject: { en: "Your code for {company}", ar: "رمزك لدى {company}" },
    text: {
      en: "Your code is {code}. The code works once and expires after ten minutes. If you did not ask for it, someone else has access to your account: change your password at once.",
      ar: "رمزك هو {code}. الرمز صالح لعشر دقائق، ولا يعمل إلا مرة واحدة. إن لم تطلبه فقد دخل غيرك إلى حسابك: غيّر كلمة مرورك فورًا.",
    },
  },
} satisfies Record<string, { subject: LocalizedText; text: LocalizedText }>;

/** Around the text of each of them. */
export const accountFrameWords = {
  open: { en: "Open the link", ar: "افتح الرابط" },
  copy: {
    en: "If the button does not work, copy this address into your browser:",
    ar: "إن لم يعمل الزر فانسخ هذا العنوان إلى متصفحك:",
  },
  questions: { en: "Questions:", ar: "للاستفسار:" },
  never: {
    en: "We never ask for your password by email or phone.",
    ar: "لا نطلب منك كلمة مرورك بالبريد ولا بالهاتف أبدًا.",
  },
} satisfies Record<string, LocalizedText>;
