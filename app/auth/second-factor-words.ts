import type { LocalizedText } from "../i18n/text.ts";

/** Of the page that asks for the code when signing in. */
export const secondFactorWords = {
  title: {
    en: "Two-step sign-in",
    ar: "التحقق بخطوتين",
  },
  text: {
    en: "Enter the six-digit code in your authenticator app.",
    ar: "اكتب الأرقام الستة الظاهرة الآن في تطبيق المصادقة.",
  },
  code: {
    en: "Code",
    ar: "الرمز",
  },
  submit: {
    en: "Continue",
    ar: "تابع",
  },
  checking: {
    en: "Checking…",
    ar: "جارٍ التحقق…",
  },
  wrong: {
    en: "This is not the code that the app shows now. Wait for the next one and try again.",
    ar: "هذا ليس الرمز الظاهر الآن في التطبيق. انتظر الرمز التالي ثم حاول من جديد.",
  },
  missing: {
    en: "Enter the code.",
    ar: "اكتب الرمز.",
  },
  lost: {
    en: "Lost your phone? Use a recovery code",
    ar: "فقدت هاتفك؟ استخدم رمز استرداد",
  },
  recoveryText: {
    en: "Enter one of the ten recovery codes. Using one turns off two-step sign-in for your account; you can set it up again afterwards.",
    ar: "اكتب أحد رموز الاسترداد العشرة. استخدام الرمز يوقف التحقق بخطوتين في حسابك، ويمكنك تفعيله من جديد بعد ذلك.",
  },
  recoveryCode: {
    en: "Recovery code",
    ar: "رمز الاسترداد",
  },
  recoveryWrong: {
    en: "This is not one of your unused recovery codes.",
    ar: "رمز الاسترداد هذا غير صحيح أو سبق استخدامه.",
  },
  removed: {
    en: "Two-step sign-in was turned off for your account. Set it up again under “Your account”.",
    ar: "أُوقف التحقق بخطوتين في حسابك. فعّله من جديد من صفحة «حسابك».",
  },
  byApp: {
    en: "Use the app instead",
    ar: "استخدم التطبيق",
  },
  demanded: {
    en: "All staff use two-step sign-in. Set yours up to continue.",
    ar: "يتطلّب الدخول إلى صفحات الفريق التحقق بخطوتين. فعّله لتتابع.",
  },
  setUp: {
    en: "Set up two-step sign-in",
    ar: "ابدأ إعداد التحقق بخطوتين",
  },
} satisfies Record<string, LocalizedText>;

const setClock = {
  en: "Let the phone set its date and time automatically, then enter the next code. If it already does, tell whoever runs the server: its clock may be wrong.",
  ar: "فعّل في هاتفك الضبط التلقائي للتاريخ والوقت، ثم اكتب الرمز التالي. وإن كان مفعّلًا فأبلغ من يدير الخادم، فقد تكون ساعته غير مضبوطة.",
};

/** The code is right for another time. */
export const wrongClock = {
  late: {
    en: `This code is too old: your phone’s clock is about {time} slow. ${setClock.en}`,
    ar: `انتهت صلاحية هذا الرمز لأن ساعة هاتفك متأخرة بنحو {time}. ${setClock.ar}`,
  },
  early: {
    en: `This code is not valid yet: your phone’s clock is about {time} fast. ${setClock.en}`,
    ar: `لم يحن وقت هذا الرمز بعد، لأن ساعة هاتفك متقدمة بنحو {time}. ${setClock.ar}`,
  },
} satisfies Record<string, LocalizedText>;

/** Of its part of the account's page. */
export const factorWords = {
  off: {
    en: "Two-step sign-in asks for a code from an app on your phone as well as the password.",
    ar: "مع التحقق بخطوتين يتطلّب الدخول رمزًا من تطبيق على هاتفك إضافةً إلى كلمة المرور.",
  },
  on: {
    en: "Signing in requires a code from your authenticator app as well as the password.",
    ar: "يتطلّب الدخول رمزًا من تطبيق المصادقة إضافةً إلى كلمة المرور.",
  },
  passwordNeeded: {
    en: "You signed in more than 15 minutes ago. Enter your password once more, so that nobody else can set up two-step sign-in for your account.",
    ar: "مضى على دخولك أكثر من 15 دقيقة. اكتب كلمة مرورك مرة أخرى، كي لا يفعّل غيرك التحقق بخطوتين في حسابك.",
  },
  scan: {
    en: "Scan this QR code with an authenticator app, or type the key into it. Then enter the six digits the app shows.",
    ar: "امسح الرمز ضوئيًا بتطبيق المصادقة، أو اكتب المفتاح في التطبيق، ثم اكتب هنا الأرقام الستة التي تظهر فيه.",
  },
  picture: {
    en: "QR code of the key below",
    ar: "رمز QR للمفتاح أدناه",
  },
  key: {
    en: "Key",
    ar: "المفتاح",
  },
  turnOn: {
    en: "Turn on two-step sign-in",
    ar: "فعّل التحقق بخطوتين",
  },
  turnedOn: {
    en: "Two-step sign-in is on.",
    ar: "التحقق بخطوتين مفعّل.",
  },
  codes: {
    en: "Recovery codes",
    ar: "رموز الاسترداد",
  },
  codesText: {
    en: "Keep these ten codes where you can reach them without your phone. Each works once, and they are not shown again.",
    ar: "احفظ هذه الرموز العشرة في مكان تصل إليه من دون هاتفك. يعمل كل رمز مرة واحدة، ولا تُعرض الرموز مرة أخرى.",
  },
  copyCodes: { en: "Copy codes", ar: "انسخ الرموز" },
  downloadCodes: { en: "Download codes", ar: "نزّل الرموز" },
  printCodes: { en: "Print codes", ar: "اطبع الرموز" },
  codesCopied: { en: "The codes were copied", ar: "نُسخت الرموز" },
  kept: {
    en: "I have saved the codes",
    ar: "حفظتُ الرموز",
  },
  newCodes: {
    en: "New recovery codes",
    ar: "رموز استرداد جديدة",
  },
  turnOff: {
    en: "Turn off two-step sign-in",
    ar: "أوقف التحقق بخطوتين",
  },
  turnedOff: {
    en: "Two-step sign-in is off.",
    ar: "التحقق بخطوتين غير مفعّل.",
  },
  failed: {
    en: "Two-step sign-in could not be changed",
    ar: "تعذّر تغيير إعداد التحقق بخطوتين",
  },
} satisfies Record<string, LocalizedText>;

export const signInAgainWords = {
  title: { en: "Confirm that it is you", ar: "أكّد هويتك" },
  passwordText: {
    en: "You signed in more than 15 minutes ago. Enter your password to make changes to the team.",
    ar: "مضى على دخولك أكثر من 15 دقيقة. اكتب كلمة مرورك قبل أن تغيّر شيئًا في الفريق.",
  },
  codeText: {
    en: "You signed in more than 15 minutes ago. Enter the code from your authenticator app to make changes to the team.",
    ar: "مضى على دخولك أكثر من 15 دقيقة. اكتب رمز تطبيق المصادقة قبل أن تغيّر شيئًا في الفريق.",
  },
} satisfies Record<string, LocalizedText>;
