import { AsyncLocalStorage } from "node:async_hooks";
import type { RequestListener } from "node:http";
import type { Config } from "../config.ts";
import { limits as restLimits } from "../rest/limits.ts";
import { isFileForm, lingeringTimeoutMs } from "./body-time.ts";
import { requestNetwork } from "./request-network.ts";
import type { Connections } from "./connections.ts";
import type { HttpLimits } from "./limits.ts";
import { NetworkCounts } from "./network-counts.ts";
import { refuse } from "./refuse.ts";

/** More than any service accepts: a longer body is passed on incomplete, and the service refuses it in its own format. */
const maxBufferedBytes = restLimits.bodyBytes + 1;

const minBufferBytes = 4096;

/**
 * Buffers a request's body before the next listener runs, so that no service waits for a slow sender, and limits the memory of
 * all bodies together: above the limit it answers 503. Only a form with a file is read as it comes.
 */
export function bufferBodies(
  config: Config,
  limits: HttpLimits,
  connections: Connections,
  handle: RequestListener,
): RequestListener {
  const buffered = createByteCount(config, limits);
  return (request, response) => {
    const { method, headers } = request;
    const contentLength = Number(headers["content-length"] ?? (headers["transfer-encoding"] ? 1 : 0));
    if (method === "GET" || method === "HEAD" || contentLength === 0 || isFileForm(request))
      return handle(request, response);
    if (contentLength > maxBufferedBytes) {
      // It is refused unread, so nothing else can follow on this connection.
      response.setHeader("Connection", "close");
      return handle(request, response);
    }

    const network = requestNetwork(request, config);
    // The body's events belong to the connection; what follows them, to the request.
    const runInRequest = AsyncLocalStorage.snapshot();
    let body = Buffer.alloc(0);
    let size = 0;
    connections.onFinished(request, response, () => buffered.release(network, body.length));
    request.on("data", onData).once("end", forward);

    function onData(chunk: Buffer) {
      if (size + chunk.length > body.length && !grow(size + chunk.length)) return refuseBody();
      size += chunk.copy(body, size);
      if (size < maxBufferedBytes) return;
      // The rest is not read, so nothing else can follow on this connection.
      response.setHeader("Connection", "close");
      forward();
    }

    /** False when all bodies together would be too large. Chunks are copied: kept as it comes, one of a byte takes hundreds. */
    function grow(needed: number): boolean {
      const capacity = Math.min(Math.max(needed, 2 * body.length, minBufferBytes), maxBufferedBytes);
      if (!buffered.reserve(network, capacity - body.length)) return false;
      const larger = Buffer.allocUnsafeSlow(capacity);
      body.copy(larger, 0, 0, size);
      body = larger;
      return true;
    }

    function forward() {
      request.off("data", onData).off("end", forward).pause();
      // Hono's adapter takes a body that was already read from here.
      runInRequest(handle, Object.assign(request, { rawBody: body.subarray(0, size) }), response);
    }

    function refuseBody() {
      request.off("data", onData).off("end", forward).resume();
      buffered.release(network, body.length);
      body = Buffer.alloc(0);
      runInRequest(refuse, response, 503, config, "bodies");
      // Closing at once would lose the response for a client that is still sending.
      const closing = setTimeout(() => {
        if (!request.complete) request.destroy();
      }, lingeringTimeoutMs);
      closing.unref();
    }
  };
}

/** Counts the bytes of all bodies in memory. */
function createByteCount({ abuseLimits }: Config, limits: HttpLimits) {
  let total = 0;
  const perNetwork = new NetworkCounts();
  return {
    /** Counts `bytes`, unless that makes them too many: then false. */
    reserve(network: string, bytes: number): boolean {
      const isOverLimit = abuseLimits && perNetwork.get(network) + bytes > limits.bodyBytesPerNetwork;
      if (isOverLimit || total + bytes > limits.bodyBytes) return false;
      total += bytes;
      perNetwork.add(network, bytes);
      return true;
    },
    release(network: string, bytes: number) {
      total -= bytes;
      perNetwork.add(network, -bytes);
    },
  };
}
