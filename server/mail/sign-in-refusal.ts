/** Why a mail server refuses a sign-in: the user or the password, every password, or every one but an application's. */
export type SignInRefusal = "EAUTH" | "OAUTH_ONLY" | "APP_PASSWORD";

/** The words for a person, with what to do. `variable` names the setting. */
export const signInRefusals: Record<SignInRefusal, (variable: string) => string> = {
  EAUTH: (variable) => `rejects the user name or password in ${variable}`,
  OAUTH_ONLY: (variable) =>
    `accepts no passwords, only OAuth, as Microsoft 365 does: in ${variable}, name a server that accepts passwords and forwards to this one`,
  APP_PASSWORD: (variable) =>
    `requires an app password: create one in the settings of the account, and put it into ${variable}`,
};

export function isSignInRefusal(code: string): code is SignInRefusal {
  return Object.hasOwn(signInRefusals, code);
}

const passwordMechanisms = ["PLAIN", "LOGIN", "CRAM-MD5"];

/** Offers PLAIN to everybody, and refuses every password with the words for a wrong one. */
const withoutPasswords = /(^|\.)(office365|outlook|hotmail)\.com$/i;

/** By what the server offers (`PLAIN`, `XOAUTH2`), and by its words. */
export function judgeSignInRefusal(host: string, mechanisms: string[], words: string): SignInRefusal {
  if (/app(lication)?[- ](specific )?password/i.test(words)) return "APP_PASSWORD";
  const offersPassword = mechanisms.some((mechanism) => passwordMechanisms.includes(mechanism));
  const refusesAll = /\b5\.7\.139\b|basic auth\w* is disabled|smtp_?auth_disabled/i.test(words);
  return !offersPassword || refusesAll || withoutPasswords.test(host) ? "OAUTH_ONLY" : "EAUTH";
}
