// Loaded when there is something to say: it imports nothing, so that no code is shared with other pages for its sake.
import type { OperatingProblem } from "../../../backend/staff-rows.ts";
import type { Locale, LocalizedText } from "../../../i18n/text.ts";

/** Why the site cannot sign in to the mail server, by the server's code: for its log too. `{setting}` is IMAP_URL or SMTP_URL. */
export const mailRefusals = {
  EAUTH: {
    en: "The mail server rejects the user name or password in {setting}.",
    ar: "يرفض خادم البريد اسم المستخدم أو كلمة المرور في {setting}.",
  },
  OAUTH_ONLY: {
    en: "The mail server accepts no passwords, only OAuth, as Microsoft 365 does: leave out the password and set MAIL_OAUTH_TOKEN_URL and the settings beside it.",
    ar: "لا يقبل خادم البريد الدخول بكلمة مرور، بل بطريقة OAuth وحدها، كما في Microsoft 365: احذف كلمة المرور وحدّد MAIL_OAUTH_TOKEN_URL والإعدادات المرافقة له.",
  },
  APP_PASSWORD: {
    en: "The mail server requires an app password: create one in the settings of the account, and put it into {setting}.",
    ar: "يشترط خادم البريد «كلمة مرور تطبيق» (app password): أنشئ واحدة في إعدادات الحساب واكتبها في {setting}.",
  },
  NO_OAUTH: {
    en: "The mail server offers no sign-in with OAuth: check the host in {setting}, or use a password without MAIL_OAUTH_TOKEN_URL.",
    ar: "لا يتيح خادم البريد الدخول بطريقة OAuth: تحقّق من اسم الخادم في {setting}، أو استخدم كلمة مرور من دون MAIL_OAUTH_TOKEN_URL.",
  },
  TOKEN_REFUSED: {
    en: "The mail server rejects a new OAuth token: check the user in {setting}, and that the app has been given access to this mailbox.",
    ar: "يرفض خادم البريد رمز OAuth جديدًا: تحقّق من اسم المستخدم في {setting}، ومن أن التطبيق مُنح صلاحية الوصول إلى هذا الصندوق.",
  },
  OAUTH_CLIENT: {
    en: "The mail server needs an OAuth token, and the token server rejects the app: check MAIL_OAUTH_CLIENT_ID. If MAIL_OAUTH_CLIENT_SECRET has expired, create a new one.",
    ar: "يحتاج خادم البريد إلى رمز OAuth، وخادم الرموز يرفض التطبيق: تحقّق من MAIL_OAUTH_CLIENT_ID. وإن انتهت صلاحية MAIL_OAUTH_CLIENT_SECRET فأنشئ بديلًا عنه.",
  },
  OAUTH_GRANT: {
    en: "The mail server needs an OAuth token, and the consent has expired or was revoked: consent again, and set the new MAIL_OAUTH_REFRESH_TOKEN.",
    ar: "يحتاج خادم البريد إلى رمز OAuth، وقد انتهت الموافقة أو سُحبت: امنح الموافقة من جديد وحدّد MAIL_OAUTH_REFRESH_TOKEN الجديد.",
  },
  OAUTH_SCOPE: {
    en: "The mail server needs an OAuth token, and the token server rejects MAIL_OAUTH_SCOPE: correct it.",
    ar: "يحتاج خادم البريد إلى رمز OAuth، وخادم الرموز يرفض MAIL_OAUTH_SCOPE: صحّحه.",
  },
  OAUTH_REQUEST: {
    en: "The mail server needs an OAuth token, and the token server rejects the request: check MAIL_OAUTH_TOKEN_URL and the settings beside it.",
    ar: "يحتاج خادم البريد إلى رمز OAuth، وخادم الرموز يرفض الطلب: تحقّق من MAIL_OAUTH_TOKEN_URL والإعدادات المرافقة له.",
  },
  OAUTH_AWAY: {
    en: "The mail server needs an OAuth token, and the token server does not give one now: check MAIL_OAUTH_TOKEN_URL and the firewall.",
    ar: "يحتاج خادم البريد إلى رمز OAuth، وخادم الرموز لا يعطيه الآن: تحقّق من MAIL_OAUTH_TOKEN_URL ومن الجدار الناري.",
  },
} satisfies Record<string, LocalizedText>;

const byCode: Partial<Record<string, LocalizedText>> = mailRefusals;

/** Why the mailbox is not read when the reason is another, and when nobody says one. */
const otherMailboxReason: LocalizedText = {
  en: "The mail server could not be reached.",
  ar: "تعذّر الاتصال بخادم البريد.",
};

const stoppedReader: LocalizedText = {
  en: "The site’s mail reader has stopped. Restart the site.",
  ar: "توقّف قارئ البريد في الموقع. أعد تشغيل الموقع.",
};

/** Empty where nothing is known beyond what the notice itself says. */
export function explainProblem({ kind, reason }: OperatingProblem, locale: Locale): string {
  const isMailbox = kind === "mailbox_unavailable";
  const refusal = byCode[reason ?? ""];
  if (refusal) return refusal[locale].replace("{setting}", isMailbox ? "IMAP_URL" : "SMTP_URL");
  return isMailbox ? (reason ? otherMailboxReason : stoppedReader)[locale] : "";
}
