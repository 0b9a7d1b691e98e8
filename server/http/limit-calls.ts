import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { Config } from "../config.ts";
import { noteRefusal } from "../current-request.ts";
import { NetworkCounts } from "./network-counts.ts";
import { requestIdHeader } from "./request-id.ts";

const busyText = "The site is very busy. Try again in a moment.\nالموقع مزدحم الآن. حاول بعد قليل.\n";

/** Answers 429 while `limit` calls of a network are in flight, from their headers until the client has the response. */
export function limitCalls(
  { abuseLimits }: Pick<Config, "abuseLimits">,
  limit: number,
): MiddlewareHandler<{ Bindings: HttpBindings; Variables: { network: string } }> {
  const inFlight = new NetworkCounts();
  return async (context, next) => {
    const network = context.get("network");
    if (abuseLimits && inFlight.get(network) >= limit) {
      noteRefusal("requests_per_network");
      return context.text(busyText, 429, {
        "Retry-After": "5",
        // Pages of other origins may read why, as they may read every response of the services.
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Expose-Headers": `Retry-After, ${requestIdHeader}`,
      });
    }
    inFlight.add(network, 1);
    context.env.outgoing.once("close", () => inFlight.add(network, -1));
    return next();
  };
}
