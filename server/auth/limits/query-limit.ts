import { createMiddleware } from "hono/factory";
import { AuthApiError } from "../auth-api-error.ts";

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
    throw queryTooLong();
  for (const [name, value] of new URLSearchParams(query)) {
    if (name.length > maxValueLength || (name !== redirectParameter && value.length > maxValueLength))
      throw queryTooLong();
  }
  return next();
});

function queryTooLong(): AuthApiError {
  return new AuthApiError(400, "validation_failed", "The query is too long");
}
