import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isDatabaseError, isUnavailable, retryAfterSeconds } from "../database/database.ts";
import { log } from "../log.ts";

export type WeakPasswordReason = "length" | "pwned";

interface RefusalDetails {
  weakPassword?: WeakPasswordReason[];
  /** Seconds after which asking again makes sense. */
  retryAfter?: number;
}

/** An answer other than success, as the protocol words it. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: RefusalDetails;

  constructor(status: ContentfulStatusCode, code: string, message: string, details: RefusalDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

const version = "2024-01-01";

/** The protocol's body for whatever went wrong. What is not a Refusal is logged and told as an internal error. */
export function answerError(error: unknown, context: Context): Response {
  const { status, code, message, details } = asRefusal(error, context);
  const isCurrent = speaksVersion(context.req.header("x-supabase-api-version"));
  if (isCurrent) context.header("X-Supabase-Api-Version", version);
  context.header("X-Sb-Error-Code", code);
  if (details.retryAfter !== undefined) context.header("Retry-After", String(details.retryAfter));
  return context.json(
    {
      code: isCurrent ? code : status,
      message,
      error_code: code,
      msg: message,
      ...(details.weakPassword && { weak_password: { reasons: details.weakPassword } }),
    },
    status,
  );
}

function asRefusal(error: unknown, context: Context): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) {
    return new Refusal(
      503,
      "unexpected_failure",
      "The service is not available, please retry after a moment.",
      {
        retryAfter: retryAfterSeconds,
      },
    );
  }
  log("auth.failed", {
    path: context.req.path,
    error: error instanceof Error ? (error.stack ?? error.message) : "unknown",
  });
  const tookTooLong = isDatabaseError(error) && (error.code === "57014" || error.code === "55P03");
  return tookTooLong
    ? new Refusal(504, "request_timeout", "Processing this request timed out, please retry after a moment.")
    : new Refusal(500, "unexpected_failure", "Internal Server Error");
}

/** A client names the version by its date and means that one or the newest before it. */
function speaksVersion(asked: string | undefined): boolean {
  return asked !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= version;
}
