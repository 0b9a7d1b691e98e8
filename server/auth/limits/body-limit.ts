import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AuthApiError } from "../auth-api-error.ts";

const maxBodyBytes = 16_384;

/** Refuses a longer body, before anything is done with it. */
export const limitBody = bodyLimit({ maxSize: maxBodyBytes, onError: refuseBody });

function refuseBody(context: Context): never {
  // The rest of the body is not read, so nothing else can follow on this connection.
  context.header("Connection", "close");
  throw new AuthApiError(
    413,
    "request_entity_too_large",
    `Request body too large (max ${maxBodyBytes} bytes)`,
  );
}
