import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import type { Config } from "../config.ts";
import { log } from "../log/log.ts";
import { createPlaces, type HttpLimits, maxHeadBytes } from "./limits.ts";
import { createRequestObserver, type FinishedRequest } from "./observe-request.ts";
import { networkOf } from "./request-network.ts";

export type HttpServer = ReturnType<typeof createHttpServer>;

/**
 * The HTTP server, with the limits that come before a request is read. Once `stopping` is aborted every response is the last on
 * its connection. `record` is told of each request once it has ended.
 */
export function createHttpServer(
  config: Config,
  limits: HttpLimits,
  listener: RequestListener,
  stopping?: AbortSignal,
  record: (finished: FinishedRequest) => void = () => {},
) {
  const isProxied = config.trustedProxyHops > 0;
  const { headersTimeout, requestTimeout } = limits;
  const server = createServer({
    // A request without a body gets no stream to read it from, which saves 3 % of the time of a response.
    optimizeEmptyRequests: true,
    maxHeaderSize: maxHeadBytes,
    headersTimeout,
    requestTimeout,
    // Longer than proxies keep idle connections, a minute: else one would send a request into a closing connection.
    keepAliveTimeout: isProxied ? 75_000 : 5_000,
    connectionsCheckingInterval: 1_000,
    // Node would answer a request without a Host header itself and uncounted, however many are in a packet.
    requireHostHeader: false,
  });
  // Node counts what the client has read of a response as activity, even within one write.
  server.timeout = limits.stallTimeout;
  const isDirect = config.abuseLimits && !isProxied;
  const ban = isDirect ? limitNetworks(server, limits.connectionsPerNetwork) : () => {};
  const connections = followConnections(server, limits.connections);
  const observe = createRequestObserver(config, record);
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const unanswered = connections.get(socket);
    // Node parses a packet to its end even after the connection is closed.
    if (!unanswered || socket.destroyed) return;
    // Browsers and proxies wait for a response, which they may have a moment before this process knows. A packet has room for
    // two thousand requests.
    if (unanswered.size >= maxUnanswered) {
      ban(socket);
      socket.destroy();
      return;
    }
    unanswered.add(response);
    response.once("close", () => unanswered.delete(response));
    observe(request, response, () => {
      if (stopping?.aborted) response.setHeader("Connection", "close");
      listener(request, response);
    });
  };
  stopping?.addEventListener("abort", () => {
    for (const unanswered of connections.values())
      for (const response of unanswered) if (!response.headersSent) response.setHeader("Connection", "close");
  });
  server.on("request", answer).on("checkExpectation", answer);
  return {
    /** Resolves with the address it listens on, without a trailing slash. */
    listen: () => listen(server, config),
    /** Stops listening and lets requests in flight end, for some seconds. */
    stop: () => stop(server, connections),
  };
}

/** Open connections, the oldest first, and the requests of each that have no whole response yet. */
type Connections = Map<Socket, Set<ServerResponse>>;

/** Requests of one connection without a response. */
const maxUnanswered = 3;

/** Connections beyond the limit, while others are being closed. */
const spareConnections = 100;

/**
 * Above `limit`, closes the oldest connection that has no whole request for each new one. Twenty-five networks with ninety silent
 * connections each kept 56 of 58 visitors out.
 */
function followConnections(server: Server, limit: number): Connections {
  const connections: Connections = new Map();
  server.maxConnections = limit + spareConnections;
  server.on("connection", (socket) => {
    connections.set(socket, new Set());
    socket.once("close", () => connections.delete(socket));
    if (connections.size <= limit) return;
    const hasNoRequest = (unanswered: Set<ServerResponse>) =>
      unanswered.values().every(({ req }) => !req.complete);
    const [oldest] = connections.entries().find(([, unanswered]) => hasNoRequest(unanswered)) ?? [];
    oldest?.destroy();
  });
  return connections;
}

const banMs = 60_000;

/**
 * Limits the connections of a network: one machine opens 5,000 a second, and 52 of 56 visitors were refused meanwhile. Returns how to
 * refuse an address for a minute: 160 connections with two thousand requests each took 900 MB and kept pages waiting for seven seconds.
 */
function limitNetworks(server: Server, limit: number) {
  const takePlace = createPlaces(limit);
  const banned = new Set<string>();
  server.on("connection", (socket) => {
    const address = socket.remoteAddress ?? "";
    if (banned.has(address)) return socket.destroy();
    const leave = takePlace(networkOf(address));
    if (leave) return socket.once("close", leave);
    // The next visitor of the network finds room: browsers keep idle connections for a later request.
    server.closeIdleConnections();
    return socket.destroy();
  });
  return ({ remoteAddress = "" }: Socket) => {
    if (banned.has(remoteAddress)) return;
    log("connections_refused", { network: networkOf(remoteAddress) });
    banned.add(remoteAddress);
    setTimeout(() => banned.delete(remoteAddress), banMs).unref();
  };
}

function listen(server: Server, { port, host }: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(formatOrigin(server, host)));
  });
}

/** Where a server listens on `host`, without a trailing slash. */
export function formatOrigin(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

const drainTimeoutMs = 10_000;

/** Browsers keep connections open that do nothing: all are closed once no request is left, and in the end. */
function stop(server: Server, connections: Connections): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => {
      if (connections.values().every(({ size }) => size === 0)) server.closeAllConnections();
    }, 50);
    const forceClose = setTimeout(() => server.closeAllConnections(), drainTimeoutMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(forceClose);
      resolve();
    });
  });
}
