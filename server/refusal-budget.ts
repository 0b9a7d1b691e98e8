import type { Context, MiddlewareHandler } from "hono";
import { networkOf } from "./client-address.ts";

const allowed = 300;
const windowSeconds = 300;

/** Networks that are counted in one window: what is counted must not become a burden itself. */
const mostNetworks = 10_000;

/** Answers that refuse a request for its size or shape. */
const shapeStatuses = [400, 413, 414, 415, 422];

/** Supabase Auth says 400 of much else, such as a wrong password; these are its words for size and shape. */
const shapeCodes = ["bad_json", "validation_failed", "request_entity_too_large"];

/**
 * Counts, per network and in this process alone, the requests refused for their size or shape. Who sends hundreds of
 * them is refused for a while before anything is looked at. See docs/decisions/http-limits.md.
 */
export class RefusalBudget {
  readonly #refusals = new Map<string, number>();
  #windowEnd = 0;
  readonly #isOn: boolean;

  constructor(isOn: boolean) {
    this.#isOn = isOn;
  }

  /** Refuses, in the words of the service it stands before, the networks that have used up their budget. */
  limit(refuse: (context: Context, retryAfter: number) => Response | Promise<Response>): MiddlewareHandler {
    return async (context, next) => {
      if (!this.#isOn) return next();
      const network = networkOf(context.get("address"));
      const now = performance.now() / 1000;
      if (now >= this.#windowEnd) {
        this.#refusals.clear();
        this.#windowEnd = now + windowSeconds;
      }
      const refusals = this.#refusals.get(network) ?? 0;
      if (refusals >= allowed) return refuse(context, Math.ceil(this.#windowEnd - now));
      await next();
      const isCounted = refusals > 0 || this.#refusals.size < mostNetworks;
      if (isShapeRefusal(context.res) && isCounted)
        this.#refusals.set(network, (this.#refusals.get(network) ?? 0) + 1);
    };
  }
}

function isShapeRefusal({ status, headers }: Response): boolean {
  const code = headers.get("X-Sb-Error-Code");
  return shapeStatuses.includes(status) && (code === null || shapeCodes.includes(code));
}
