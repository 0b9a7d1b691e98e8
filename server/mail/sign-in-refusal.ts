import { mailRefusals } from "../../app/inquiries/desk/mail-problems/mail-refusal-words.ts";

/** Why nobody can sign in to a mail server. */
export type SignInRefusal = keyof typeof mailRefusals;

export function isSignInRefusal(code: string): code is SignInRefusal {
  return Object.hasOwn(mailRefusals, code);
}

/** Milliseconds until the next attempt: a minute, doubling to an hour, as a server may lock out who is refused all the time. */
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
