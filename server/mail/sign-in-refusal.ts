/** The words for a person why nobody can sign in to a mail server, with what to do. `variable` names the setting. */
export const signInRefusals = {
  EAUTH: (variable: string) => `rejects the user name or password in ${variable}`,
  OAUTH_ONLY: () =>
    "accepts no passwords, only OAuth, as Microsoft 365 does: leave out the password and set MAIL_OAUTH_TOKEN_URL and the settings beside it",
  APP_PASSWORD: (variable: string) =>
    `requires an app password: create one in the settings of the account, and put it into ${variable}`,
  NO_OAUTH: (variable: string) =>
    `offers no sign-in with OAuth: check the host in ${variable}, or use a password without MAIL_OAUTH_TOKEN_URL`,
  TOKEN_REFUSED: (variable: string) =>
    `rejects a new OAuth token: check the user in ${variable}, and that the app has been given access to this mailbox`,
  OAUTH_CLIENT: () =>
    "needs an OAuth token, and the token server rejects the app: check MAIL_OAUTH_CLIENT_ID. If MAIL_OAUTH_CLIENT_SECRET has expired, create a new one",
  OAUTH_GRANT: () =>
    "needs an OAuth token, and the consent has expired or was revoked: consent again, and set the new MAIL_OAUTH_REFRESH_TOKEN",
  OAUTH_SCOPE: () => "needs an OAuth token, and the token server rejects MAIL_OAUTH_SCOPE: correct it",
  OAUTH_REQUEST: () =>
    "needs an OAuth token, and the token server rejects the request: check MAIL_OAUTH_TOKEN_URL and the settings beside it",
  OAUTH_AWAY: () =>
    "needs an OAuth token, and the token server does not give one now: check MAIL_OAUTH_TOKEN_URL and the firewall",
};

export type SignInRefusal = keyof typeof signInRefusals;

export function isSignInRefusal(code: string): code is SignInRefusal {
  return Object.hasOwn(signInRefusals, code);
}

/** For a log; undefined for another code. */
export function explainRefusal(code: string, variable: string): string | undefined {
  return isSignInRefusal(code) ? `The mail server ${signInRefusals[code](variable)}.` : undefined;
}

/**
 * Milliseconds until the next attempt after so many: a minute, doubling to an hour, because a server may lock out who is refused all
 * the time. Undefined for what is no refusal.
 */
export function pauseAfterRefusal(code: string, refusals: number): number | undefined {
  return isSignInRefusal(code) && code !== "OAUTH_AWAY"
    ? Math.min(3_600_000, 60_000 * 2 ** (refusals - 1))
    : undefined;
}

const passwordMechanisms = ["PLAIN", "LOGIN", "CRAM-MD5"];
const tokenMechanisms = ["XOAUTH2", "OAUTHBEARER"];

/** Offers PLAIN to everybody, and refuses every password with the words for a wrong one. */
const withoutPasswords = /(^|\.)(office365|outlook|hotmail)\.com$/i;

/** By what the server offers (`PLAIN`, `XOAUTH2`), and by its words. */
export function judgeSignInRefusal(
  host: string,
  mechanisms: string[],
  words: string,
  usesToken = false,
): SignInRefusal {
  const offers = (wanted: string[]) => mechanisms.some((mechanism) => wanted.includes(mechanism));
  if (usesToken) return offers(tokenMechanisms) ? "TOKEN_REFUSED" : "NO_OAUTH";
  if (/app(lication)?[- ](specific )?password/i.test(words)) return "APP_PASSWORD";
  const refusesAll = /\b5\.7\.(139|30)\b|basic auth\w* is (disabled|not supported)|smtp_?auth_disabled/i.test(
    words,
  );
  return !offers(passwordMechanisms) || refusesAll || withoutPasswords.test(host) ? "OAUTH_ONLY" : "EAUTH";
}
