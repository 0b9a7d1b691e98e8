import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Config } from "../config.ts";
import { Connections } from "./connections.ts";
import { holdBodies } from "./held-bodies.ts";
import { type HttpLimits, longestHead } from "./limits.ts";
import { refuse } from "./refuse.ts";
import { requestNetwork } from "./request-network.ts";
import { checkTarget } from "./request-target.ts";

export interface HttpServer {
  /** Resolves with the address it listens on, without a trailing slash. */
  listen(): Promise<string>;
  /** Stops listening and lets requests under way end, for some seconds. */
  stop(): Promise<void>;
}

interface Listeners {
  /** Answers with files, and leaves the rest to the listener it is given. */
  pages: (calls: RequestListener) => RequestListener;
  calls: RequestListener;
}

/** Written like this and in no other way: an address with dots in it may lead elsewhere. */
const isHealth = /^\/health\/(live|ready)(\?|$)/;

/** Everything that is decided about a request before what it asks for is looked at. */
export function createHttpServer(config: Config, limits: HttpLimits, listeners: Listeners): HttpServer {
  const isProxied = config.trustedProxyHops > 0;
  const { headersTimeout, requestTimeout, stallTimeout } = limits;
  const server = createServer({
    // A request without a body is given no stream to read it from, which saves a thirtieth of an answer.
    optimizeEmptyRequests: true,
    maxHeaderSize: longestHead,
    headersTimeout,
    requestTimeout,
    // A proxy that keeps connections must never meet one that is just being closed; they keep them for a minute.
    keepAliveTimeout: isProxied ? 75_000 : 5_000,
    connectionsCheckingInterval: 1_000,
  });
  // Node counts what the client has taken of an answer as activity, even within one piece of it.
  server.timeout = stallTimeout;

  const connections = new Connections(server, limits, config.abuseLimits && !isProxied);
  const answer = listeners.pages(holdBodies(config, limits, connections, listeners.calls));
  const hasRoom = config.abuseLimits && isProxied ? shareRequests(config, limits, connections) : () => true;
  server.on("request", (request, response) => {
    const problem = checkTarget(request);
    if (problem) return refuse(response.setHeader("Connection", "close"), problem, config);
    const begun = connections.begin(request, response);
    if (begun === "closed") return undefined;
    if (isHealth.test(request.url ?? "")) return answer(request, response);
    if (begun === "refused") return refuse(response.setHeader("Connection", "close"), 503, config);
    if (!hasRoom(request, response)) return refuse(response, 429, config);
    return answer(request, response);
  });
  return { listen: () => listen(server, config), stop: () => stop(server, connections) };
}

/** Behind proxies the connections are theirs, so each network's requests under way are counted instead. */
function shareRequests(config: Config, { perNetwork }: HttpLimits, connections: Connections) {
  const underWay = new Map<string, number>();
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const network = requestNetwork(request, config);
    const count = underWay.get(network) ?? 0;
    if (count >= perNetwork) return false;
    underWay.set(network, count + 1);
    connections.whenOver(request, response, () => {
      const left = (underWay.get(network) ?? 0) - 1;
      if (left > 0) underWay.set(network, left);
      else underWay.delete(network);
    });
    return true;
  };
}

function listen(server: Server, { port, host }: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      const address = server.address();
      const actualPort = typeof address === "object" && address ? address.port : port;
      resolve(`http://${host.includes(":") ? `[${host}]` : host}:${actualPort}`);
    });
  });
}

const drainMilliseconds = 10_000;

/** Browsers keep connections open: each is closed once it has no request left, and all of them in the end. */
function stop(server: Server, connections: Connections): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => connections.closeIdle(), 50);
    const giveUp = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(giveUp);
      resolve();
    });
  });
}
