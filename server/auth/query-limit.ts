import { createMiddleware } from "hono/factory";
import { Refusal } from "./refusal.ts";

/** Characters of the query as it was sent, room for any address a link may lead to; and of one value. */
const longestQuery = 8192;
const longestValue = 256;
const mostValues = 20;

/** The address to go to afterwards has a limit of its own, above which it is the front page. */
const ownLimit = "redirect_to";

/** Refuses a query longer than any call of the protocol has, before anything is done with it. */
export const refuseLongQuery = createMiddleware(async (context, next) => {
  const { url } = context.req;
  const query = url.indexOf("?") < 0 ? "" : url.slice(url.indexOf("?") + 1);
  if (query.length > longestQuery || query.split("&", mostValues + 1).length > mostValues) throw tooLong();
  for (const [name, value] of new URLSearchParams(query)) {
    if (name.length > longestValue || (name !== ownLimit && value.length > longestValue)) throw tooLong();
  }
  return next();
});

function tooLong(): Refusal {
  return new Refusal(400, "validation_failed", "The query is too long");
}
