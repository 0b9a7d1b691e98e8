import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "../config.ts";
import { currentRequest } from "../current-request.ts";

export const requestIdHeader = "X-Request-Id";

/** The same in SQL: `private.request_id`. */
const validId = /^[A-Za-z0-9._-]{8,64}$/;

/** The id that a trusted proxy gave the request, or a new one. */
export function getRequestId(
  { headers }: IncomingMessage,
  { trustedProxyHops }: Pick<Config, "trustedProxyHops">,
): string {
  const given = headers["x-request-id"];
  return trustedProxyHops > 0 && typeof given === "string" && validId.test(given) ? given : randomUUID();
}

/** Tells the client the id of the request at hand. */
export function sendRequestId(response: ServerResponse): void {
  const request = currentRequest();
  if (request) response.setHeader(requestIdHeader, request.id);
}
