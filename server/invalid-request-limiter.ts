import type { Context, MiddlewareHandler } from "hono";
import { noteRefusal } from "./current-request.ts";

const maxInvalidRequests = 300;
const windowSeconds = 300;

/** Networks that are counted in one window, so that the counters cannot fill the memory. */
const maxNetworks = 10_000;

/** Statuses of responses that refuse a request for its size or format. */
const invalidRequestStatuses = [400, 413, 414, 415, 422];

/** Supabase Auth answers 400 for much else, such as a wrong password; these are its error codes for size and format. */
const invalidRequestCodes = ["bad_json", "validation_failed", "request_entity_too_large"];

/**
 * Counts, per network (see limited-network.ts) and in this process alone, the requests refused for their size or format. A network that sends
 * hundreds of them is refused everything for a while, before any work. See docs/decisions/http-limits.md.
 */
export class InvalidRequestLimiter {
  readonly #counts = new Map<string, number>();
  #windowEnd = 0;
  readonly #isOn: boolean;

  constructor(isOn: boolean) {
    this.#isOn = isOn;
  }

  /** Middleware that answers networks over the limit with `refuse`, in the format of the service it protects. */
  middleware(
    refuse: (context: Context, retryAfter: number) => Response | Promise<Response>,
  ): MiddlewareHandler {
    return async (context, next) => {
      if (!this.#isOn) return next();
      const network: string = context.get("network");
      const now = performance.now() / 1000;
      if (now >= this.#windowEnd) {
        this.#counts.clear();
        this.#windowEnd = now + windowSeconds;
      }
      const refusals = this.#counts.get(network) ?? 0;
      if (refusals >= maxInvalidRequests) {
        noteRefusal("invalid_requests");
        return refuse(context, Math.ceil(this.#windowEnd - now));
      }
      await next();
      const hasRoom = refusals > 0 || this.#counts.size < maxNetworks;
      if (isInvalidRequest(context.res) && hasRoom)
        this.#counts.set(network, (this.#counts.get(network) ?? 0) + 1);
    };
  }
}

function isInvalidRequest({ status, headers }: Response): boolean {
  const code = headers.get("X-Sb-Error-Code");
  return invalidRequestStatuses.includes(status) && (code === null || invalidRequestCodes.includes(code));
}
