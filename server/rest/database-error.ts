import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Principal } from "../database/as-role.ts";
import {
  type DatabaseError,
  DatabaseUnavailableError,
  isDatabaseError,
  retryAfterSeconds,
} from "../database/database.ts";
import { RestError } from "./rest-error.ts";

/** The protocol's error for one of the database; undefined for any other error. */
export function toRestError(error: unknown, role: Principal["role"]): RestError | undefined {
  if (error instanceof DatabaseUnavailableError) {
    return new RestError(503, "PGRST000", "Database connection error. Retrying the connection.", {
      headers: { "Retry-After": String(retryAfterSeconds) },
    });
  }
  if (!isDatabaseError(error)) return undefined;
  const status = pgErrorStatus(error, role);
  return new RestError(status, error.code, error.message, {
    details: error.detail,
    hint: error.hint,
    ...(status === 401 && { headers: { "WWW-Authenticate": "Bearer" } }),
    ...(status === 503 && { headers: { "Retry-After": String(retryAfterSeconds) } }),
  });
}

function pgErrorStatus({ code, message }: DatabaseError, role: Principal["role"]): ContentfulStatusCode {
  const raised = /^PT([45]\d\d)$/.exec(code)?.[1];
  // The digits are those of an HTTP status that has a body.
  if (raised) return Number(raised) as ContentfulStatusCode;
  if (code === "42501") return role === "anon" ? 401 : 403;
  if (code === "21000" && !message.endsWith("requires a WHERE clause")) return 500;
  if (code === "XX000" && message === "tsquery stack too small") return 400;
  if (code === "22023" && /^role .* does not exist$/s.test(message)) return 401;
  return statusByCode[code] ?? statusByClass[code.slice(0, 2)] ?? 400;
}

const statusByCode: Record<string, ContentfulStatusCode> = {
  "23503": 409,
  "23505": 409,
  "25006": 405,
  "42883": 404,
  "42P01": 404,
  "42P17": 500,
  "53400": 500,
  // A view that groups rows: it cannot be written to, by anybody.
  "55000": 405,
  "57P01": 503,
  P0001: 400,
};

/** Class 54, a statement too large or too complex, is 500 in PostgREST; here only the request can cause it. */
const statusByClass: Record<string, ContentfulStatusCode> = {
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "25": 500,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "53": 503,
  "55": 500,
  "57": 500,
  "58": 500,
  F0: 500,
  HV: 500,
  P0: 500,
  PT: 500,
  XX: 500,
};
