import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isConflict, isDatabaseError, isUnavailable, retryAfterSeconds } from "../database/database.ts";
import { currentRequest, hasLeft } from "../current-request.ts";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";

export type WeakPasswordReason = "length" | "pwned";

interface AuthApiErrorDetails {
  weakPassword?: WeakPasswordReason[];
  /** Seconds after which the request may be retried. */
  retryAfter?: number;
}

/** An error response of the protocol. */
export class AuthApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: AuthApiErrorDetails;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    details: AuthApiErrorDetails = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The error for a request that is no call of the protocol. */
export function validationFailed(message: string): AuthApiError {
  return new AuthApiError(400, "validation_failed", message);
}

/** The version of errors. Clients of an earlier one read `error_code` and `msg`. */
const apiVersion = "2024-01-01";

/** The protocol's response for any error. Others than AuthApiErrors are logged and sent as an internal error. */
export function toErrorResponse(error: unknown, context: Context): Response {
  const { status, code, message, details } = toAuthApiError(error);
  context.header("X-Supabase-Api-Version", apiVersion);
  context.header("X-Sb-Error-Code", code);
  if (details.retryAfter !== undefined) context.header("Retry-After", String(details.retryAfter));
  return context.json(
    {
      code,
      message,
      error_code: code,
      msg: message,
      // Supabase names the failed request so.
      ...(status >= 500 && { error_id: currentRequest()?.id }),
      ...(details.weakPassword && { weak_password: { reasons: details.weakPassword } }),
    },
    status,
  );
}

function toAuthApiError(error: unknown): AuthApiError {
  if (error instanceof AuthApiError) return error;
  if (isConflict(error)) log("auth.conflict");
  if (isUnavailable(error) || isConflict(error)) {
    const message = "The service is not available, please retry after a moment.";
    return new AuthApiError(503, "unexpected_failure", message, { retryAfter: retryAfterSeconds });
  }
  if (!hasLeft(error)) log("auth.failed", describeError(error));
  const isTimeout = isDatabaseError(error) && (error.code === "57014" || error.code === "55P03");
  if (!isTimeout) return new AuthApiError(500, "unexpected_failure", "Internal Server Error");
  const message = "Processing this request timed out, please retry after a moment.";
  return new AuthApiError(504, "request_timeout", message);
}
