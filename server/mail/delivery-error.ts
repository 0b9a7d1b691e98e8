import { explainRefusal } from "../log/explain-failure.ts";
import type { Outcome, RefusedRecipient } from "./outgoing-mail.ts";

/** What nodemailer throws has more than its type says. */
interface SmtpError extends Error {
  code?: string;
  /** `550` */
  responseCode?: number;
  /** The server's last line: `550 5.1.1 No such user` */
  response?: string;
  /** What the server refused: `MAIL FROM`, `RCPT TO`, `DATA`. */
  command?: string;
  /** The server was given the message, and may have it. */
  isInterrupted?: boolean;
  isRepeated?: boolean;
}

/** Notes on an error of the sending that the message was under way. */
export function markInterrupted(error: unknown): SmtpError {
  return Object.assign(toSmtpError(error), { isInterrupted: true });
}

/** Sorts why a mail was not accepted: because of itself, for good or for now, or because of the server. */
export function describeDeliveryError(error: unknown) {
  const {
    code,
    responseCode,
    response = code ?? "",
    command,
    isInterrupted,
    isRepeated = false,
  } = toSmtpError(error);
  const isRefusal = (code === "EENVELOPE" || code === "EMESSAGE") && command !== "MAIL FROM";
  const ofServer: Outcome = isInterrupted ? "interrupted" : "unavailable";
  const problem = explainRefusal(code ?? "", "SMTP_URL");
  // Without a code it is no error of the sending but of the writing.
  const outcome: Outcome = isRefusal ? judgeRefusal(responseCode) : code ? ofServer : "failed";
  return {
    outcome,
    /** For a log: never the server's words, which may repeat the message and with it a link. */
    code: code && problem ? code : String(responseCode ?? code ?? "unknown"),
    /** For staff: what the server said, in one line. By the code the database tells the reason in each language. */
    response: problem ? `${code}: ${problem}` : toShownResponse(response),
    /** The server was not asked again: it refused the sign-in lately. */
    isRepeated,
  };
}

/** Why a mail server refused somebody while it took the mail for others. */
export function describeRefusal(address: string, error: unknown): RefusedRecipient {
  const { responseCode, response = "" } = toSmtpError(error);
  return { address, outcome: judgeRefusal(responseCode), response: toShownResponse(response) };
}

function toSmtpError(error: unknown): SmtpError {
  return error instanceof Error ? error : new Error(String(error));
}

/** Without a number nodemailer itself found the address or the message impossible. */
function judgeRefusal(responseCode = 500): "refused" | "failed" {
  return responseCode >= 500 ? "refused" : "failed";
}

/** What a mail server said, as the database takes it and staff may read it: a line without what hides or reorders text. */
export function toShownResponse(response: string): string {
  return response
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, 300)
    .toWellFormed();
}
