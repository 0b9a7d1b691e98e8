import type { Principal } from "../database/as-role.ts";
import { hasLeft } from "../current-request.ts";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import { toRestError } from "../rest/database-error.ts";
import { RestError } from "../rest/rest-error.ts";

/** An error as the functions for staff answer it: `{"code", "message"}`. */
export function errorResponse(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ code, message }, { status, headers });
}

/** The same for an error that was thrown. Only SQL's own messages are for callers: others may name the database's address. */
export function toErrorResponse(error: unknown, role: Principal["role"]): Response {
  const known = error instanceof RestError ? error : toRestError(error, role);
  if (!known && !hasLeft(error)) log("function.failed", describeError(error));
  const { status, code, message, details } = known ?? new RestError(500, "PGRSTX00", "Internal server error");
  return errorResponse(status, code, message, status === 429 && details ? { "Retry-After": details } : {});
}
