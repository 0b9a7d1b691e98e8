import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { AuthApiError, validationFailed } from "../auth-api-error.ts";

const maxBodyBytes = 16_384;

/** Refuses a longer body, before anything is done with it. */
export const limitBody = bodyLimit({ maxSize: maxBodyBytes, onError: refuseBody });

function refuseBody(context: Context): never {
  // The rest of the body is not read, so nothing else can follow on this connection.
  context.header("Connection", "close");
  const message = `Request body too large (max ${maxBodyBytes} bytes)`;
  throw new AuthApiError(413, "request_entity_too_large", message);
}

/** Characters of the query as sent, enough for any redirect target; and of one value. */
const maxQueryLength = 8192;
const maxValueLength = 256;
const maxValues = 20;

/** The redirect target has a limit of its own, above which it is the home page. */
const redirectParameter = "redirect_to";

/** Refuses a query longer than any call of the protocol has, before anything is done with it. */
export const refuseLongQuery = createMiddleware(async (context, next) => {
  const { url } = context.req;
  const query = url.indexOf("?") < 0 ? "" : url.slice(url.indexOf("?") + 1);
  if (query.length > maxQueryLength || query.split("&", maxValues + 1).length > maxValues)
    throw validationFailed(queryTooLong);
  for (const [name, value] of new URLSearchParams(query)) {
    if (name.length > maxValueLength || (name !== redirectParameter && value.length > maxValueLength))
      throw validationFailed(queryTooLong);
  }
  return next();
});

const queryTooLong = "The query is too long";
