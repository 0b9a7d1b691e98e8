import type { Server } from "node:http";

/** Where a server listens on `host`, without a trailing slash. */
export function formatOrigin(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
