import type { RequestListener } from "node:http";
import type { Config } from "../config.ts";
import { limits as restLimits } from "../rest/limits.ts";
import { requestNetwork } from "./request-network.ts";
import type { Connections } from "./connections.ts";
import type { HttpLimits } from "./limits.ts";
import { refuse } from "./refuse.ts";

/** More than any service takes: one that is longer is handed on unfinished, and refused there in the service's words. */
const longestBody = restLimits.bodyBytes + 1;

/** Bytes a body is given at first. */
const smallestBuffer = 4096;

/** Milliseconds for a client whose body is refused to read the answer. */
const lingering = 500;

/**
 * Waits for a request's body before `answer` is asked, so that no service waits for a slow sender, and bounds what all
 * bodies together hold in memory: above it the answer is 503.
 */
export function holdBodies(
  config: Config,
  limits: HttpLimits,
  connections: Connections,
  answer: RequestListener,
): RequestListener {
  const held = new HeldBytes(config, limits);
  return (request, response) => {
    const { method, headers } = request;
    const declared = Number(headers["content-length"] ?? (headers["transfer-encoding"] ? 1 : 0));
    if (method === "GET" || method === "HEAD" || declared === 0) return answer(request, response);
    if (declared > longestBody) {
      // It is refused unread, so nothing else can follow on this connection.
      response.setHeader("Connection", "close");
      return answer(request, response);
    }

    const network = requestNetwork(request, config);
    let body = Buffer.alloc(0);
    let size = 0;
    connections.whenOver(request, response, () => held.release(network, body.length));
    request.on("data", hold).once("end", handOn);

    function hold(chunk: Buffer) {
      if (size + chunk.length > body.length && !grow(size + chunk.length)) return drop();
      size += chunk.copy(body, size);
      if (size < longestBody) return;
      // The rest is not read, so nothing else can follow on this connection.
      response.setHeader("Connection", "close");
      handOn();
    }

    /** False when all bodies together would be too large. Pieces are copied: a piece of one byte takes hundreds as it comes. */
    function grow(needed: number): boolean {
      const capacity = Math.min(Math.max(needed, 2 * body.length, smallestBuffer), longestBody);
      if (!held.take(network, capacity - body.length)) return false;
      const larger = Buffer.allocUnsafeSlow(capacity);
      body.copy(larger, 0, 0, size);
      body = larger;
      return true;
    }

    function handOn() {
      request.off("data", hold).off("end", handOn).pause();
      // Hono's adapter takes a body that was read before from here.
      answer(Object.assign(request, { rawBody: body.subarray(0, size) }), response);
    }

    function drop() {
      request.off("data", hold).off("end", handOn).resume();
      held.release(network, body.length);
      body = Buffer.alloc(0);
      refuse(response, 503, config);
      // Closing at once would take the answer away from a client that is still sending.
      const closing = setTimeout(() => {
        if (!request.complete) request.destroy();
      }, lingering);
      closing.unref();
    }
  };
}

class HeldBytes {
  #all = 0;
  readonly #perNetwork = new Map<string, number>();
  readonly #limits: HttpLimits;
  readonly #countsNetworks: boolean;

  constructor({ abuseLimits }: Config, limits: HttpLimits) {
    this.#limits = limits;
    this.#countsNetworks = abuseLimits;
  }

  /** Counts `bytes`, unless that makes them too many: then false. */
  take(network: string, bytes: number): boolean {
    const ofNetwork = (this.#perNetwork.get(network) ?? 0) + bytes;
    const isOverShare = this.#countsNetworks && ofNetwork > this.#limits.bodyBytesPerNetwork;
    if (isOverShare || this.#all + bytes > this.#limits.bodyBytes) return false;
    this.#all += bytes;
    this.#perNetwork.set(network, ofNetwork);
    return true;
  }

  release(network: string, bytes: number) {
    const left = (this.#perNetwork.get(network) ?? 0) - bytes;
    this.#all -= bytes;
    if (left > 0) this.#perNetwork.set(network, left);
    else this.#perNetwork.delete(network);
  }
}
