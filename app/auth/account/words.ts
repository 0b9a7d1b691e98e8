import type { LocalizedText } from "../../i18n/text.ts";

export const accountWords = {
  title: {
    en: "Your account",
    ar: "حسابك",
  },
  signedInAs: {
    en: "You are signed in as {email}.",
    ar: "دخلت بالحساب {email}.",
  },
  password: {
    en: "Password",
    ar: "كلمة المرور",
  },
  passwordText: {
    en: "Changing your password ends all your other sessions.",
    ar: "تغيير كلمة المرور يُنهي كل جلساتك الأخرى.",
  },
  changePassword: {
    en: "Change password",
    ar: "غيّر كلمة المرور",
  },
  currentPassword: {
    en: "Current password",
    ar: "كلمة المرور الحالية",
  },
  newPassword: {
    en: "New password",
    ar: "كلمة المرور الجديدة",
  },
  savePassword: {
    en: "Save password",
    ar: "احفظ كلمة المرور",
  },
  saving: {
    en: "Saving…",
    ar: "جارٍ الحفظ…",
  },
  passwordSaved: {
    en: "Your new password is saved.",
    ar: "حُفظت كلمة مرورك الجديدة.",
  },
  passwordFailed: {
    en: "Your password could not be saved",
    ar: "تعذّر حفظ كلمة المرور",
  },
  email: {
    en: "Email address",
    ar: "البريد الإلكتروني",
  },
  emailText: {
    en: "We send one link to the old address and another to the new one. The email address of your account changes once both links have been used.",
    ar: "نرسل رابطًا إلى البريد الحالي وآخر إلى الجديد، ولا يتغيّر بريد الحساب إلا بعد تأكيدهما معًا.",
  },
  changeEmail: {
    en: "Change email address",
    ar: "غيّر البريد",
  },
  sendLinks: {
    en: "Send the links",
    ar: "أرسل الرابطين",
  },
  sending: {
    en: "Sending…",
    ar: "جارٍ الإرسال…",
  },
  linksSent: {
    en: "The links are on their way to both mailboxes. They work for 24 hours.",
    ar: "الرابطان في طريقهما إلى البريدين، ويعملان 24 ساعة.",
  },
  emailFailed: {
    en: "The address could not be changed",
    ar: "تعذّر تغيير البريد",
  },
} satisfies Record<string, LocalizedText>;

export const sessionWords = {
  title: {
    en: "Sessions",
    ar: "الجلسات",
  },
  text: {
    en: "Where you are signed in, most recently used first.",
    ar: "الأجهزة التي دخلت منها، الأحدث استخدامًا أولًا.",
  },
  unknownDevice: {
    en: "Unknown device",
    ar: "جهاز غير معروف",
  },
  deviceOn: {
    en: "{browser} on {system}",
    ar: "{browser} على {system}",
  },
  times: {
    en: "Signed in {since}, last used {used}",
    ar: "الدخول في {since}، وآخر استخدام في {used}",
  },
  current: {
    en: "This session",
    ar: "هذه الجلسة",
  },
  end: {
    en: "End session",
    ar: "أنهِ الجلسة",
  },
  ended: {
    en: "The session has ended.",
    ar: "انتهت الجلسة.",
  },
  endOthers: {
    en: "End all other sessions",
    ar: "أنهِ كل الجلسات الأخرى",
  },
  othersEnded: {
    en: "All other sessions have ended.",
    ar: "انتهت كل الجلسات الأخرى.",
  },
  failed: {
    en: "The sessions could not be loaded",
    ar: "تعذّر تحميل الجلسات",
  },
  endFailed: {
    en: "The session could not be ended",
    ar: "تعذّر إنهاء الجلسة",
  },
} satisfies Record<string, LocalizedText>;
