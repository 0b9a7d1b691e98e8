import type { Text } from "../i18n/text.ts";
import { type Refusal, wordRefusal } from "../backend/refusal.ts";
import { credentialProblems } from "./words.ts";

export interface Credentials {
  email: string;
  password: string;
}

/** What is wrong with each field, in both languages: the page may change its language meanwhile. */
export type CredentialProblems = Partial<Record<keyof Credentials, Text>>;

const shortestPassword = 10;
const longestPassword = 256;

export function readCredentials(form: FormData): Credentials {
  return {
    email: String(form.get("email") ?? "").trim(),
    password: String(form.get("password") ?? ""),
  };
}

/** What can be said without asking the server. An existing password is whatever it is. */
export function findProblems({ email, password }: Credentials): CredentialProblems {
  const problems: CredentialProblems = {};
  if (!email) problems.email = credentialProblems.emailMissing;
  else if (!/^[^\s@]+@[^\s@]+$/.test(email)) problems.email = credentialProblems.emailInvalid;
  if (!password) problems.password = credentialProblems.passwordMissing;
  return problems;
}

/** The same for a new account, whose password is chosen now. */
export function findNewAccountProblems(credentials: Credentials): CredentialProblems {
  return { ...findNewPasswordProblems(credentials), ...findProblems(credentials) };
}

/** The same where the password alone is asked for. */
export function findNewPasswordProblems({ password }: Credentials): CredentialProblems {
  const length = [...password].length;
  if (length === 0) return { password: credentialProblems.passwordMissing };
  if (length < shortestPassword) return { password: credentialProblems.passwordTooShort };
  if (length > longestPassword) return { password: credentialProblems.passwordTooLong };
  return {};
}

/** The field a server's refusal is about, when it is about one. */
export function placeRefusal(refusal: Refusal): CredentialProblems {
  const words = wordRefusal(refusal);
  if (refusal.code.startsWith("weak_password") || refusal.code === "same_password")
    return { password: words };
  if (refusal.code === "email_address_invalid" || refusal.code === "validation_failed")
    return { email: words };
  return {};
}
