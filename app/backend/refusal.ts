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
  /** The server's own code, `no_connection`, or `unexpected`. */
  code: string;
  /** The server's sentence, in English. */
  message: string;
}

/** Reads what the official clients return, or throw, as an error. */
export function refusalOf(error: unknown): Refusal {
  if (isAuthRetryableFetchError(error)) return error.status === 0 ? noConnection : unexpected;
  if (isAuthWeakPasswordError(error)) return { code: weakness(error.reasons), message: error.message };
  if (isAuthSessionMissingError(error)) return { code: "session_not_found", message: error.message };
  if (isAuthImplicitGrantRedirectError(error))
    return { code: error.details?.code ?? "unexpected", message: error.message };
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
  if (code === "no_connection" || code === "unexpected") return ownWords[code];
  return { en: message, ar: `${ownWords.unexpected.ar}: \u2066${message}\u2069` };
}

const noConnection: Refusal = { code: "no_connection", message: ownWords.no_connection.en };
const unexpected: Refusal = { code: "unexpected", message: ownWords.unexpected.en };

function weakness(reasons: string[]): string {
  return reasons[0] ? `weak_password: ${reasons[0]}` : "weak_password";
}
