import {
  isAuthImplicitGrantRedirectError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
} from "@supabase/auth-js";
import { formatPeriodAfter } from "../../i18n/format.ts";
import { inEachLocale, interpolate, type LocalizedText } from "../../i18n/text.ts";
import { errorWords, fallbackWords } from "./api-error-words.ts";
import { authErrorWords, nextEmail } from "./auth-error-words.ts";
import { isUnknownToDatabase } from "../outdated-page.ts";

/** Why a request failed, at the server or before it. */
export interface ApiError {
  /** The server's own code, `no_connection`, `unavailable` (it is starting or too busy), or `unexpected`. */
  code: string;
  /** The server's sentence. It chooses our words and is never shown. */
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
  // What limits calls answers in text.
  if (!code && status === 429) return unavailable;
  // A proxy in front of a stopped server returns an HTML page, which is no message for a person.
  if (!code && /^\s*(<|$)/.test(error.message)) return unexpected;
  return { code, message: error.message };
}

/** What is wrong, in our own words. An error that has none is named by its code, isolated in Arabic. */
export function errorText({ code, message }: ApiError): LocalizedText {
  if (isUnknownToDatabase(code)) return fallbackWords.outdated;
  if (code === "over_email_send_rate_limit") return untilNextEmail(message);
  const text = findWords(message) ?? findWords(code);
  if (text || !code) return text ?? fallbackWords.unexpected;
  const { en, ar } = fallbackWords.unexpected;
  return { en: `${en}: ${code}`, ar: `${ar}: \u2066${code}\u2069` };
}

function findWords(key: string): LocalizedText | undefined {
  return Object.hasOwn(errorWords, key) ? errorWords[key] : undefined;
}

/** Its message holds the seconds to wait. */
function untilNextEmail(message: string): LocalizedText {
  const [, seconds] = /(\d+) seconds?\b/.exec(message) ?? [];
  if (!seconds) return authErrorWords.over_email_send_rate_limit;
  const unit = Number(seconds) > 60 ? "minute" : "second";
  const wait = unit === "minute" ? Math.ceil(Number(seconds) / 60) : Number(seconds);
  return inEachLocale((locale) =>
    interpolate(nextEmail[unit][locale], { time: formatPeriodAfter(locale, wait, unit) }),
  );
}

function errorForStatus(status: number): ApiError | undefined {
  if (status === 0) return noConnection;
  return [502, 503, 504].includes(status) ? unavailable : undefined;
}

const noConnection: ApiError = { code: "no_connection", message: fallbackWords.no_connection.en };
const unavailable: ApiError = { code: "unavailable", message: fallbackWords.unavailable.en };
const unexpected: ApiError = { code: "unexpected", message: fallbackWords.unexpected.en };

function weakPasswordCode(reasons: string[]): string {
  return reasons[0] ? `weak_password: ${reasons[0]}` : "weak_password";
}
