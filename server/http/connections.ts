import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "../client-address.ts";
import type { HttpLimits } from "./limits.ts";

interface Connection {
  /** When it was opened, on the clock of the process. */
  since: number;
  network: string;
  /** Opened while all others were busy: only `/health` is answered on it. */
  isSpare: boolean;
  /** Requests that came before the one ahead of them was answered. */
  waiting: number;
  /** To the latest request on it. */
  response: ServerResponse | undefined;
  /** What is to be done when it closes with requests under way. */
  unfinished: Set<() => void>;
}

/**
 * Requests on one connection that wait behind another. Browsers and proxies send none before the last is answered; a packet
 * has room for two thousand.
 */
const mostPipelined = 3;

/** A connection younger than this may have its first request on the way. */
const newFor = 1_000;

/**
 * Knows every open connection, and bounds how many there are. Above the cap the oldest one without a request makes room
 * for the newest; see docs/decisions/http-limits.md.
 */
export class Connections {
  readonly #open = new Map<Socket, Connection>();
  readonly #perNetwork = new Map<string, number>();
  readonly #limits: HttpLimits;
  readonly #countsNetworks: boolean;

  constructor(server: Server, limits: HttpLimits, countsNetworks: boolean) {
    this.#limits = limits;
    this.#countsNetworks = countsNetworks;
    server.maxConnections = limits.connections + limits.spareConnections;
    server.on("connection", (socket) => this.#add(socket));
  }

  /** Notes a request. Refused on a spare connection; one that sends far too many before it reads is closed. */
  begin(request: IncomingMessage, response: ServerResponse): "served" | "refused" | "closed" {
    const connection = this.#open.get(request.socket);
    if (!connection) return "closed";
    if (isIdle(connection)) connection.waiting = 0;
    else if (connection.waiting < mostPipelined) {
      connection.waiting += 1;
      response.once("close", () => (connection.waiting -= 1));
    } else {
      request.socket.destroy();
      return "closed";
    }
    connection.response = response;
    return connection.isSpare ? "refused" : "served";
  }

  /** Runs `done` once: when the answer is sent, or when the connection closes before. */
  whenOver(request: IncomingMessage, response: ServerResponse, done: () => void): void {
    const unfinished = this.#open.get(request.socket)?.unfinished;
    if (!unfinished) return done();
    unfinished.add(done);
    response.once("close", () => {
      if (unfinished.delete(done)) done();
    });
  }

  /** Closes every connection that has no request under way. */
  closeIdle(): void {
    for (const [socket, connection] of this.#open) if (isIdle(connection)) socket.destroy();
  }

  #add(socket: Socket) {
    const network = this.#countsNetworks ? networkOf(socket.remoteAddress ?? "unknown") : "";
    const connection: Connection = {
      since: performance.now(),
      network,
      isSpare: false,
      waiting: 0,
      response: undefined,
      unfinished: new Set(),
    };
    const ofNetwork = (this.#perNetwork.get(network) ?? 0) + 1;
    this.#open.set(socket, connection);
    this.#perNetwork.set(network, ofNetwork);
    socket.once("close", () => this.#remove(socket));

    const isOverShare = this.#countsNetworks && ofNetwork > this.#limits.perNetwork;
    if (isOverShare && !this.#makeRoom(network)) {
      socket.destroy();
      this.#remove(socket);
    } else if (this.#open.size > this.#limits.connections) connection.isSpare = !this.#makeRoom();
  }

  #remove(socket: Socket) {
    const connection = this.#open.get(socket);
    if (!connection) return;
    this.#open.delete(socket);
    const left = (this.#perNetwork.get(connection.network) ?? 0) - 1;
    if (left > 0) this.#perNetwork.set(connection.network, left);
    else this.#perNetwork.delete(connection.network);
    for (const done of connection.unfinished) done();
    connection.unfinished.clear();
  }

  /** Closes the oldest connection without a request; false when there is none. */
  #makeRoom(network?: string): boolean {
    const newest = performance.now() - newFor;
    for (const [socket, connection] of this.#open) {
      // In the order they were opened: all that follow are newer.
      if (connection.since > newest) return false;
      if (!isIdle(connection) || (network !== undefined && connection.network !== network)) continue;
      socket.destroy();
      this.#remove(socket);
      return true;
    }
    return false;
  }
}

function isIdle({ response }: Connection): boolean {
  return response === undefined || response.writableFinished || response.destroyed;
}
