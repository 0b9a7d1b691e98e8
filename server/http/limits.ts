import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { Config } from "../config.ts";
import { noteRefusal } from "../current-request.ts";
import { requestIdHeader } from "./observe-request.ts";

/** Limits of connections, requests and calls. Times in milliseconds. */
export const httpLimits = {
  /** Connections at once. */
  connections: 2_000,
  /** The same of one network, unless a proxy is in front: an office that opens a page together has two hundred. */
  connectionsPerNetwork: 300,
  /** Calls of one network in flight: the database answers a few hundred a second. */
  callsPerNetwork: 60,
  /** Until the headers of a request have arrived. */
  headersTimeout: 15_000,
  /** Until its body has arrived too, which may be a file. */
  requestTimeout: 15 * 60_000,
  /** Without any byte in or out. A slow client that goes on reading is not cut off. */
  stallTimeout: 60_000,
};
export type HttpLimits = typeof httpLimits;

/** Bytes of target and headers together: a query and a token of the length that REST takes. Node answers 431 above it. */
export const maxHeadBytes = 32_768;

/** Sums by network. A network that has nothing left is forgotten, so that there are never more than are active. */
export class NetworkCounts {
  readonly #counts = new Map<string, number>();

  get(network: string): number {
    return this.#counts.get(network) ?? 0;
  }

  add(network: string, amount: number): void {
    const count = this.get(network) + amount;
    if (count > 0) this.#counts.set(network, count);
    else this.#counts.delete(network);
  }
}

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
        // Pages of other origins may read this response, as they may read every other of the services.
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Expose-Headers": `Retry-After, ${requestIdHeader}`,
      });
    }
    inFlight.add(network, 1);
    context.env.outgoing.once("close", () => inFlight.add(network, -1));
    return next();
  };
}
