import {
  isAuthImplicitGrantRedirectError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
} from "@supabase/auth-js";
import type { Text } from "../i18n/text.ts";
import { arabicByCode, arabicByMessage, ownWords } from "./refusal-words.ts";

/** Why the server, or the network before it, did not do as asked. */
export interface Refusal {
  /** The server's own code, `no_connection`, `unavailable` (it is starting or too busy), or `unexpected`. */
  code: string;
  /** The server's sentence, in English. */
  message: string;
}

/** Reads what the official clients return, or throw, as an error. The database client tells the status apart from it. */
export function refusalOf(error: unknown, status?: number): Refusal {
  if (isAuthRetryableFetchError(error)) return refusalByStatus(error.status) ?? unexpected;
  if (isAuthWeakPasswordError(error)) return { code: weakness(error.reasons), message: error.message };
  if (isAuthSessionMissingError(error)) return { code: "session_not_found", message: error.message };
  if (isAuthImplicitGrantRedirectError(error))
    return { code: error.details?.code ?? "unexpected", message: error.message };
  const unanswered = status ? refusalByStatus(status) : undefined;
  if (unanswered) return unanswered;
  if (!(error instanceof Object && "message" in error && typeof error.message === "string"))
    return unexpected;
  // The database client resolves a failed fetch to an error without a code.
  if (/^TypeError: |^Failed to fetch$/.test(error.message)) return noConnection;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  // A proxy in front of a stopped server answers a page; it says nothing to a person.
  if (!code && /^\s*(<|$)/.test(error.message)) return unexpected;
  return { code, message: error.message };
}

/** English is what the server said. Arabic is ours where the code is known; else a sentence of ours, then the server's, isolated. */
export function wordRefusal({ code, message }: Refusal): Text {
  const ar = arabicByCode[code] ?? arabicByMessage[message];
  if (ar) return { en: message, ar };
  if (isOurs(code)) return ownWords[code];
  return { en: message, ar: `${ownWords.unexpected.ar}: \u2066${message}\u2069` };
}

function refusalByStatus(status: number): Refusal | undefined {
  if (status === 0) return noConnection;
  return [502, 503, 504].includes(status) ? unavailable : undefined;
}

function isOurs(code: string): code is keyof typeof ownWords {
  return Object.hasOwn(ownWords, code);
}

const noConnection: Refusal = { code: "no_connection", message: ownWords.no_connection.en };
const unavailable: Refusal = { code: "unavailable", message: ownWords.unavailable.en };
const unexpected: Refusal = { code: "unexpected", message: ownWords.unexpected.en };

function weakness(reasons: string[]): string {
  return reasons[0] ? `weak_password: ${reasons[0]}` : "weak_password";
}
