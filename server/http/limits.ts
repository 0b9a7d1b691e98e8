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

/** Returns how to take one of the `limit` places of a network: with what gives it back, or undefined where all are taken. */
export function createPlaces(limit: number): (network: string) => (() => void) | undefined {
  const taken = new Map<string, number>();
  return (network) => {
    const before = taken.get(network) ?? 0;
    if (before >= limit) return undefined;
    taken.set(network, before + 1);
    return () => {
      const left = (taken.get(network) ?? 0) - 1;
      if (left > 0) taken.set(network, left);
      else taken.delete(network);
    };
  };
}

const busyText = "The site is very busy. Try again in a moment.\nالموقع مزدحم الآن. حاول بعد قليل.\n";

/** Answers 429 while `limit` calls of a network are in flight, from their headers until the client has the response. */
export function limitCalls(
  { abuseLimits }: Pick<Config, "abuseLimits">,
  limit: number,
): MiddlewareHandler<{ Bindings: HttpBindings; Variables: { network: string } }> {
  const takePlace = createPlaces(abuseLimits ? limit : Infinity);
  return async (context, next) => {
    const leave = takePlace(context.get("network"));
    if (!leave) {
      noteRefusal("requests_per_network");
      return context.text(busyText, 429, {
        "Retry-After": "5",
        // Pages of other origins may read this response, as they may read every other of the services.
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Expose-Headers": `Retry-After, ${requestIdHeader}`,
      });
    }
    context.env.outgoing.once("close", leave);
    return next();
  };
}
