import type { LocalizedText } from "../../i18n/text.ts";
import { accountWords } from "../account/words.ts";
import { confirmWords } from "../words.ts";

/** Of the page that asks for the link. */
export const forgottenPasswordWords = {
  title: {
    en: "Forgotten password",
    ar: "نسيت كلمة المرور",
  },
  text: {
    en: "Enter the email address of your account. We will send you a link to choose a new password.",
    ar: "اكتب بريد حسابك لنرسل إليه رابطًا تختار به كلمة مرور جديدة.",
  },
  send: {
    en: "Send the link",
    ar: "أرسل الرابط",
  },
  sending: accountWords.sending,
  sent: {
    en: "If there is an account with this email address, a link is on its way to it. The link works once and expires after an hour.",
    ar: "إن كان لهذا البريد حساب فسيصله رابط بعد قليل. الرابط صالح لمدة ساعة، ولا يعمل إلا مرة واحدة.",
  },
  failed: {
    en: "The link could not be sent",
    ar: "تعذّر إرسال الرابط",
  },
  expired: {
    en: "This link has already been used or has expired. Ask for a new one.",
    ar: "استُخدم هذا الرابط من قبل أو انتهت مدته. اطلب رابطًا جديدًا.",
  },
  again: {
    en: "Ask for a new link",
    ar: "اطلب رابطًا جديدًا",
  },
} satisfies Record<string, LocalizedText>;

/** Of the page that a mail's link leads to, for a forgotten password. */
export const newPasswordWords = {
  title: {
    en: "New password",
    ar: "كلمة مرور جديدة",
  },
  text: {
    en: "Choose the password you will sign in with from now on. All other sessions of your account will end.",
    ar: "اختر كلمة المرور التي ستدخل بها من الآن. عند حفظها تنتهي كل الجلسات الأخرى لحسابك.",
  },
  otherAccount: {
    en: "You are signed in as {email}. When you save, you will be signed in instead to the account that this link belongs to.",
    ar: "تستخدم الآن الحساب {email}. بعد الحفظ تنتقل إلى الحساب الذي أُرسل إليه الرابط.",
  },
  confirmed: {
    en: "The link is valid. Now choose a new password for {email}.",
    ar: "الرابط صالح، وبقي أن تختار كلمة مرور جديدة للحساب {email}.",
  },
  confirm: accountWords.savePassword,
  confirming: accountWords.saving,
  done: accountWords.passwordSaved,
} satisfies Record<string, LocalizedText>;

/** Of the same page, for an invitation. */
export const invitationWords = {
  title: {
    en: "Your invitation",
    ar: "دعوتك",
  },
  text: {
    en: "Welcome to the team. Choose the password you will sign in with, then press the button to create your account.",
    ar: "أهلًا بك في الفريق. اختر كلمة المرور التي ستدخل بها، ثم اضغط الزر لتنشئ حسابك.",
  },
  otherAccount: {
    en: "You are signed in as {email}. When you join, you will be signed in to the invited account instead.",
    ar: "تستخدم الآن الحساب {email}. بعد الانضمام تنتقل إلى الحساب الذي وصلته الدعوة.",
  },
  confirmed: {
    en: "Your account {email} has been created. Now choose a password.",
    ar: "أُنشئ حسابك {email}، وبقي أن تختار كلمة المرور.",
  },
  confirm: {
    en: "Join the team",
    ar: "انضم إلى الفريق",
  },
  confirming: {
    en: "Joining…",
    ar: "جارٍ الانضمام…",
  },
  done: {
    en: "Your account has been created and your password is saved.",
    ar: "أُنشئ حسابك وحُفظت كلمة مرورك.",
  },
  expired: {
    en: "This link has already been used or has expired. If you have chosen a password, sign in. If not, ask for a new link, using the email address to which the invitation was sent.",
    ar: "استُخدم هذا الرابط من قبل أو انتهت مدته. إن كنت قد اخترت كلمة مرور فسجّل الدخول، وإلا فاطلب رابطًا جديدًا بالبريد الذي وصلته الدعوة.",
  },
} satisfies Record<string, LocalizedText>;

/** Of the same page, for a change of address. */
export const emailChangeWords = {
  title: {
    en: "Confirm the new email address",
    ar: "أكّد البريد الجديد",
  },
  text: {
    en: "Press the button to confirm the new email address of your account.",
    ar: "اضغط الزر لتأكيد البريد الجديد لحسابك.",
  },
  confirm: {
    en: "Confirm",
    ar: "أكّد",
  },
  confirming: confirmWords.confirming,
  half: {
    en: "Thank you. Now open the link in the other mailbox: the email address of your account changes once both links have been used.",
    ar: "شكرًا. افتح الآن الرابط في البريد الآخر، إذ لا يتغيّر بريد الحساب إلا بعد تأكيد الرابطين.",
  },
  done: {
    en: "The email address of your account has changed.",
    ar: "تغيّر بريد حسابك.",
  },
  expired: {
    en: "This link has already been used or has expired. To get new links, start the change again under “Your account”.",
    ar: "استُخدم هذا الرابط من قبل أو انتهت مدته. غيّر البريد من جديد لنرسل إليك رابطًا آخر.",
  },
  failed: {
    en: "The address could not be confirmed",
    ar: "تعذّر تأكيد البريد",
  },
} satisfies Record<string, LocalizedText>;
