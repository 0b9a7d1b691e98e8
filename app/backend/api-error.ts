import {
  isAuthImplicitGrantRedirectError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
} from "@supabase/auth-js";
import type { LocalizedText } from "../i18n/text.ts";
import { isUnknownToDatabase } from "./outdated-page.ts";
import { arabicByCode, arabicByMessage, fallbackMessages } from "./api-error-words.ts";

/** Why a request failed, at the server or before it. */
export interface ApiError {
  /** The server's own code, `no_connection`, `unavailable` (it is starting or too busy), or `unexpected`. */
  code: string;
  /** The server's sentence, in English. */
  message: string;
}

/** Converts what the official clients return or throw as an error. The database client returns the status apart from it. */
export function toApiError(error: unknown, status?: number): ApiError {
  if (isAuthRetryableFetchError(error)) return errorForStatus(error.status) ?? unexpected;
  if (isAuthWeakPasswordError(error))
    return { code: weakPasswordCode(error.reasons), message: error.message };
  if (isAuthSessionMissingError(error)) return { code: "session_not_found", message: error.message };
  if (isAuthImplicitGrantRedirectError(error))
    return { code: error.details?.code ?? "unexpected", message: error.message };
  const statusError = status ? errorForStatus(status) : undefined;
  if (statusError) return statusError;
  if (!(error instanceof Object && "message" in error && typeof error.message === "string"))
    return unexpected;
  // The database client resolves a failed fetch to an error without a code.
  if (/^TypeError: |^Failed to fetch$/.test(error.message)) return noConnection;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  // A proxy in front of a stopped server returns an HTML page, which is no message for a person.
  if (!code && /^\s*(<|$)/.test(error.message)) return unexpected;
  return { code, message: error.message };
}

/** English is what the server said. Arabic is ours; where it has no words for an error, it names its code, isolated. */
export function errorText({ code, message }: ApiError): LocalizedText {
  if (isUnknownToDatabase(code)) return fallbackMessages.outdated;
  if (hasFallbackMessage(code)) return fallbackMessages[code];
  if (hasFallbackMessage(message)) return fallbackMessages[message];
  const unknown = code
    ? `${fallbackMessages.unexpected.ar}: \u2066${code}\u2069`
    : fallbackMessages.unexpected.ar;
  return { en: message, ar: arabicByMessage[message] ?? arabicByCode[code] ?? unknown };
}

function errorForStatus(status: number): ApiError | undefined {
  if (status === 0) return noConnection;
  return [502, 503, 504].includes(status) ? unavailable : undefined;
}

function hasFallbackMessage(key: string): key is keyof typeof fallbackMessages {
  return Object.hasOwn(fallbackMessages, key);
}

const noConnection: ApiError = { code: "no_connection", message: fallbackMessages.no_connection.en };
const unavailable: ApiError = { code: "unavailable", message: fallbackMessages.unavailable.en };
const unexpected: ApiError = { code: "unexpected", message: fallbackMessages.unexpected.en };

function weakPasswordCode(reasons: string[]): string {
  return reasons[0] ? `weak_password: ${reasons[0]}` : "weak_password";
}
