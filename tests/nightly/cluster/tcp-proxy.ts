import { connect, createServer, type Server, type Socket } from "node:net";
import { findFreePort } from "../../../server/http/free-port.ts";

export interface TcpProxy {
  /** The address of a database, led through the proxy. */
  lead(databaseUrl: string): string;
  /** No new connection, and those there are break: as when Postgres has stopped. */
  refuse(): void;
  /** Nothing comes through and nobody is told: as behind a firewall that drops packets. */
  drop(): void;
  /** New connections work again. Those that were dropped stay as they are. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

interface Connection {
  ends: Socket[];
  isDropped: boolean;
}

/** Stands between a server and its database on `targetPort` of this machine. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const port = await findFreePort();
  const connections = new Set<Connection>();
  let isDropping = false;

  const accept = (incoming: Socket) => {
    const outgoing = connect(targetPort, "127.0.0.1");
    const connection = { ends: [incoming, outgoing], isDropped: isDropping };
    connections.add(connection);
    const pipe = (from: Socket, to: Socket) => {
      from.on("data", (chunk) => void (connection.isDropped || to.write(chunk)));
      from.on("error", () => {});
      from.on("close", () => {
        if (connection.isDropped) return;
        connections.delete(connection);
        to.destroy();
      });
    };
    pipe(incoming, outgoing);
    pipe(outgoing, incoming);
  };
  const breakAll = () => {
    for (const { ends } of connections) for (const end of ends) end.destroy();
    connections.clear();
  };
  let server = await listen(port, accept);
  return {
    lead: (databaseUrl) => Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    refuse() {
      server.close();
      breakAll();
    },
    drop() {
      isDropping = true;
      for (const connection of connections) connection.isDropped = true;
    },
    async restore() {
      isDropping = false;
      if (!server.listening) server = await listen(port, accept);
    },
    async close() {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listen(port: number, accept: (socket: Socket) => void): Promise<Server> {
  const server = createServer(accept);
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}
