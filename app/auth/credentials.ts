import type { LocalizedText } from "../i18n/text.ts";
import { type ApiError, errorText } from "../backend/errors/api-error.ts";
import { formProblems } from "../staff/form-problems.ts";
import type { FormProblems } from "../ui/form/form.tsx";
import { credentialProblems } from "./words.ts";

export interface Credentials {
  email: string;
  password: string;
  /** Proves who changes something. */
  currentPassword?: string;
}

const minPasswordLength = 10;
const maxPasswordLength = 256;

export function parseCredentials(form: FormData): Credentials {
  return {
    email: String(form.get("email") ?? "").trim(),
    password: String(form.get("password") ?? ""),
    currentPassword: String(form.get("currentPassword") ?? ""),
  };
}

/** Validates the address without the server. */
export function validateEmail({ email }: Credentials): FormProblems {
  if (!email) return { email: credentialProblems.emailMissing };
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return { email: credentialProblems.emailInvalid };
  return {};
}

/** The same with the password. An existing password may have any length. */
export function validateCredentials(credentials: Credentials): FormProblems {
  return { ...validateEmail(credentials), ...requirePassword(credentials) };
}

/** The same for a new account, whose password is chosen now. */
export function validateNewAccount(credentials: Credentials): FormProblems {
  return { ...validateNewPassword(credentials), ...validateCredentials(credentials) };
}

/** The same for the password alone. */
export function validateNewPassword({ password }: Credentials): FormProblems {
  const length = [...password].length;
  if (length === 0) return { password: credentialProblems.passwordMissing };
  if (length < minPasswordLength) return { password: credentialProblems.passwordTooShort };
  if (length > maxPasswordLength) return { password: credentialProblems.passwordTooLong };
  return {};
}

/** The password that the account has, which may have any length. */
export function requirePassword({ password }: Credentials): FormProblems {
  return password ? {} : { password: credentialProblems.passwordMissing };
}

/** With the current password, which may have any length. */
export function validatePasswordChange(credentials: Credentials): FormProblems {
  return { ...requireCurrentPassword(credentials), ...validateNewPassword(credentials) };
}

export function validateEmailChange(credentials: Credentials): FormProblems {
  return { ...validateEmail(credentials), ...requireCurrentPassword(credentials) };
}

function requireCurrentPassword({ currentPassword }: Credentials): FormProblems {
  return currentPassword ? {} : { currentPassword: credentialProblems.passwordMissing };
}

/** The server's error as the problem of a field when it is about one, else of the whole: what has failed, and why. */
export function toCredentialProblems(error: ApiError, failed: LocalizedText): FormProblems {
  if (error.code === "current_password_invalid")
    return { currentPassword: credentialProblems.currentPasswordWrong };
  const field = fieldOf(error);
  return field ? { [field]: errorText(error) } : (formProblems({ error }, failed) ?? {});
}

function fieldOf({ code, message }: ApiError): "email" | "password" | undefined {
  if (code.startsWith("weak_password") || code === "same_password") return "password";
  if (code === "email_address_not_authorized") return "email";
  // One code for whatever is malformed: only the message tells the field.
  if (code !== "validation_failed") return undefined;
  if (message.startsWith("Password cannot")) return "password";
  return /\bemail address\b/.test(message) ? "email" : undefined;
}
