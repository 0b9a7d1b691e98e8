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
    ...(error.code === "PT429" && error.detail && { headers: { "Retry-After": error.detail } }),
    ...(status === 503 && { headers: { "Retry-After": String(retryAfterSeconds) } }),
  });
}

function pgErrorStatus({ code, message }: DatabaseError, role: Principal["role"]): ContentfulStatusCode {
  const raised = /^PT([45]\d\d)$/.exec(code)?.[1];
  // The digits are those of an HTTP status that has a body.
  if (raised) return Number(raised) as ContentfulStatusCode;
  if (code === "42501") return role === "anon" ? 401 : 403;
  if (code === "22023" && /^role .* does not exist$/s.test(message)) return 401;
  return statuses.find(([codes]) => codes.test(code))?.[1] ?? 400;
}

/** The first that fits. Class 54, a statement too large, is 500 in PostgREST; here only the request can cause it. */
const statuses: [RegExp, ContentfulStatusCode][] = [
  [/^P0001$/, 400],
  [/^0L|^0P|^28/, 403],
  [/^42883$|^42P01$/, 404],
  [/^25006$/, 405],
  [/^23503$|^23505$/, 409],
  [/^08|^53(?!400)|^57P01$/, 503],
  [/^21000$|^42P17$|^(09|25|2D|38|39|3B|40|53|55|57|58|F0|HV|P0|PT|XX)/, 500],
];
