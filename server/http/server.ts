import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Config } from "../config.ts";
import { noteRoute } from "../current-request.ts";
import { type Connections, trackConnections } from "./connections.ts";
import { limitBodyTime } from "./body-time.ts";
import { bufferBodies } from "./buffer-bodies.ts";
import { formatOrigin } from "./format-origin.ts";
import { type HttpLimits, maxHeadBytes } from "./limits.ts";
import { NetworkCounts } from "./network-counts.ts";
import { type FinishedRequest, createRequestObserver } from "./observe-request.ts";
import { refuse } from "./refuse.ts";
import { requestNetwork } from "./request-network.ts";
import { sendRequestId } from "./request-id.ts";
import { validateRequest } from "./validate-request.ts";

export type HttpServer = ReturnType<typeof createHttpServer>;

interface Listeners {
  /** Answers with files, and leaves the rest to the listener it is given. */
  pages: (api: RequestListener) => RequestListener;
  api: RequestListener;
}

/** Written like this and in no other way: an address with dots in it may lead elsewhere. */
const isHealth = /^\/health\/(live|ready)(\?|$)/;

/**
 * The HTTP server with all checks that come before routing. Once `stopping` is aborted every response is the last on its
 * connection, so that the next request goes to another process. `record` is told of each request once it has ended.
 */
export function createHttpServer(
  config: Config,
  limits: HttpLimits,
  listeners: Listeners,
  stopping?: AbortSignal,
  record: (finished: FinishedRequest) => void = () => {},
) {
  const isProxied = config.trustedProxyHops > 0;
  const { headersTimeout, uploadTimeout, stallTimeout } = limits;
  const server = createServer({
    // A request without a body gets no stream to read it from, which saves 3 % of the time of a response.
    optimizeEmptyRequests: true,
    maxHeaderSize: maxHeadBytes,
    headersTimeout,
    // Almost every request has less: see limitBodyTime.
    requestTimeout: uploadTimeout,
    // Longer than proxies keep idle connections, a minute: else one would send a request into a closing connection.
    keepAliveTimeout: isProxied ? 75_000 : 5_000,
    connectionsCheckingInterval: 1_000,
    // Node would answer such a request itself, uncounted.
    requireHostHeader: false,
  });
  // Node counts what the client has read of a response as activity, even within one write.
  server.timeout = stallTimeout;

  const connections = trackConnections(server, limits, config.abuseLimits && !isProxied);
  const countRequests = (limit: number) => limitRequestsPerNetwork(config, limit, connections);
  const canAccept = config.abuseLimits && isProxied ? countRequests(limits.perNetwork) : () => true;
  const canCall = config.abuseLimits ? countRequests(limits.callsPerNetwork) : () => true;
  const bufferAndCall = bufferBodies(config, limits, connections, listeners.api);
  const call = (request: IncomingMessage, response: ServerResponse) => {
    sendRequestId(response);
    return bufferAndCall(request, response);
  };
  const handle = listeners.pages((request, response) =>
    canCall(request, response) ? call(request, response) : refuseLater(response, config),
  );
  const observe = createRequestObserver(config, connections, record);
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const begun = connections.beginRequest(request, response);
    if (begun === "closed") return;
    limitBodyTime(request, response, limits);
    observe(request, response, () => route(begun, request, response));
  };
  const route = (begun: "served" | "refused", request: IncomingMessage, response: ServerResponse) => {
    if (stopping?.aborted) response.setHeader("Connection", "close");
    const errorStatus = validateRequest(request);
    if (errorStatus) return refuse(response.setHeader("Connection", "close"), errorStatus, config);
    if (isHealth.test(request.url ?? "")) {
      noteRoute({ service: "health" });
      return call(request, response);
    }
    if (begun === "refused") {
      return refuse(response.setHeader("Connection", "close"), 503, config, "connections");
    }
    if (!canAccept(request, response)) return refuseLater(response, config);
    return handle(request, response);
  };
  stopping?.addEventListener("abort", () => connections.announceClose());
  server.on("request", answer).on("checkExpectation", answer);
  return {
    /** Resolves with the address it listens on, without a trailing slash. */
    listen: () => listen(server, config),
    /** Stops listening and lets requests in flight end, for some seconds. */
    stop: () => stop(server, connections),
  };
}

const refusalDelayMs = 1_000;

/** Refused at once, a client could ask again three thousand times a second. */
function refuseLater(response: ServerResponse, config: Config) {
  setTimeout(() => refuse(response, 429, config, "requests_per_network"), refusalDelayMs);
}

/** Counts each network's requests in flight; behind proxies the connections do not tell them apart. */
function limitRequestsPerNetwork(config: Config, limit: number, connections: Connections) {
  const inFlight = new NetworkCounts();
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const network = requestNetwork(request, config);
    if (inFlight.get(network) >= limit) return false;
    inFlight.add(network, 1);
    connections.onFinished(request, response, () => inFlight.add(network, -1));
    return true;
  };
}

function listen(server: Server, { port, host }: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(formatOrigin(server, host)));
  });
}

const drainTimeoutMs = 10_000;

/** Browsers keep connections open: each is closed once it has no request left, and all of them in the end. */
function stop(server: Server, connections: Connections): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => connections.closeIdle(), 50);
    const forceClose = setTimeout(() => server.closeAllConnections(), drainTimeoutMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(forceClose);
      resolve();
    });
  });
}
