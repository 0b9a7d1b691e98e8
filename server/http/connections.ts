import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "./request-network.ts";
import type { HttpLimits } from "./limits.ts";
import { NetworkCounts } from "./network-counts.ts";

interface Connection {
  /** When it was opened, by `performance.now()`. */
  openedAt: number;
  network: string;
  /** Opened above the limit while all others were busy: only `/health` is answered on it. */
  isSpare: boolean;
  /** Requests that came before the one ahead of them was answered. */
  waiting: number;
  /** To the latest request on it. */
  response: ServerResponse | undefined;
  /** Callbacks to run when it closes before their responses are sent. */
  onClose: Set<() => void>;
}

/**
 * Requests on one connection that wait behind another. Browsers and proxies send none before the last is answered; a packet
 * has room for two thousand.
 */
const maxPipelined = 3;

/** A client that pipelines far too much is not served for a while: a packet is parsed to its end even after its connection is closed. */
const banMs = 60_000;

/** Addresses that are remembered for it. */
const maxBanned = 10_000;

/** A connection younger than this may have its first request on the way. */
const gracePeriodMs = 1_000;

export type Connections = ReturnType<typeof trackConnections>;

/**
 * Tracks every open connection of `server` and limits how many there are. Above the limit the oldest one without a request is closed
 * for the newest; see docs/decisions/http.md.
 */
export function trackConnections(server: Server, limits: HttpLimits, countsNetworks: boolean) {
  const open = new Map<Socket, Connection>();
  const perNetwork = new NetworkCounts();
  /** Until when, by address. */
  const banned = new Map<string, number>();

  function add(socket: Socket) {
    if (countsNetworks && isBanned(socket.remoteAddress ?? "")) {
      socket.destroy();
      return;
    }
    const network = countsNetworks ? networkOf(socket.remoteAddress ?? "unknown") : "";
    const connection: Connection = {
      openedAt: performance.now(),
      network,
      isSpare: false,
      waiting: 0,
      response: undefined,
      onClose: new Set(),
    };
    open.set(socket, connection);
    perNetwork.add(network, 1);
    socket.once("close", () => remove(socket));

    const isOverLimit = countsNetworks && perNetwork.get(network) > limits.perNetwork;
    if (isOverLimit && !evictIdle(network)) {
      socket.destroy();
      remove(socket);
    } else if (open.size > limits.connections) connection.isSpare = !evictIdle();
  }

  function isBanned(address: string): boolean {
    const until = banned.get(address) ?? 0;
    if (until <= performance.now()) banned.delete(address);
    return until > performance.now();
  }

  function remove(socket: Socket) {
    const connection = open.get(socket);
    if (!connection) return;
    open.delete(socket);
    perNetwork.add(connection.network, -1);
    for (const done of connection.onClose) done();
    connection.onClose.clear();
  }

  /** Closes the oldest connection without a request; false when there is none. */
  function evictIdle(network?: string): boolean {
    const newest = performance.now() - gracePeriodMs;
    for (const [socket, connection] of open) {
      // In the order they were opened: all that follow are newer.
      if (connection.openedAt > newest) return false;
      if (!isIdle(connection) || (network !== undefined && connection.network !== network)) continue;
      socket.destroy();
      remove(socket);
      return true;
    }
    return false;
  }

  server.maxConnections = limits.connections + limits.spareConnections;
  server.on("connection", add);
  return {
    /** Notes a request. Refused on a spare connection; one that sends far too many before it reads is closed. */
    beginRequest(request: IncomingMessage, response: ServerResponse): "served" | "refused" | "closed" {
      const connection = open.get(request.socket);
      if (!connection) return "closed";
      if (isIdle(connection)) connection.waiting = 0;
      else if (connection.waiting < maxPipelined) {
        connection.waiting += 1;
        response.once("close", () => (connection.waiting -= 1));
      } else {
        if (banned.size >= maxBanned) banned.clear();
        banned.set(request.socket.remoteAddress ?? "", performance.now() + banMs);
        request.socket.destroy();
        return "closed";
      }
      connection.response = response;
      return connection.isSpare ? "refused" : "served";
    },
    /** Runs `done` once: when the response is sent, or when the connection closes before. */
    onFinished(request: IncomingMessage, response: ServerResponse, done: () => void): void {
      const unfinished = open.get(request.socket)?.onClose;
      if (!unfinished) return done();
      unfinished.add(done);
      response.once("close", () => {
        if (unfinished.delete(done)) done();
      });
    },
    /** Tells all clients that wait for a response that no other follows on its connection. */
    announceClose(): void {
      for (const { response } of open.values()) {
        if (response && !response.headersSent) response.setHeader("Connection", "close");
      }
    },
    closeIdle(): void {
      for (const [socket, connection] of open) if (isIdle(connection)) socket.destroy();
    },
  };
}

function isIdle({ response }: Connection): boolean {
  return response === undefined || response.writableFinished || response.destroyed;
}
