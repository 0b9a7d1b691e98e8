import { connect, createServer, type Server, type Socket } from "node:net";
import { findFreePort } from "../../free-port.ts";

export interface TcpProxy {
  /** The address of a database, led through the proxy. */
  lead(databaseUrl: string): string;
  /** No new connection, and those there are break: as when Postgres has stopped. */
  refuse(): void;
  /** Nothing comes through and nobody is told: as behind a firewall that drops packets. */
  drop(): void;
  /** As at first. What was dropped meanwhile stays lost. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Stands between a server and its database on `targetPort` of this machine. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const port = await findFreePort();
  const sockets = new Set<Socket>();
  let isDropping = false;
  const forget = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const accept = (incoming: Socket) => {
    const outgoing = connect(targetPort, "127.0.0.1");
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => void (isDropping || to.write(chunk)));
      from.on("error", () => {});
      from.on("close", () => {
        sockets.delete(from);
        if (!isDropping) to.destroy();
      });
    }
  };
  let server = await listen(port, accept);
  return {
    lead: (databaseUrl) => Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    refuse() {
      server.close();
      forget();
    },
    drop() {
      isDropping = true;
    },
    async restore() {
      forget();
      isDropping = false;
      if (!server.listening) server = await listen(port, accept);
    },
    async close() {
      forget();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listen(port: number, accept: (socket: Socket) => void): Promise<Server> {
  const server = createServer(accept);
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}
