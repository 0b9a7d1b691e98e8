import type { Server, ServerResponse } from "node:http";

/** Listens on this machine alone, on a free port where 0 is asked for. Returns the origin. */
export function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(explainTaken(port)) : error),
    );
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === "object" && address ? address.port : port}`);
    });
  });
}

/** The port after it is that of the mails. */
function explainTaken(port: number): string {
  return `Port ${port} is taken. Perhaps a demo runs already. Try \`PORT=${port + 2} npm run demo\`.`;
}

/** Browsers keep connections open: they are closed, too. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** A page that holds links which sign somebody in: `policy` says what it may do beside nothing. */
export function sendPage(response: ServerResponse, page: string, policy: string): void {
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": `default-src 'none'; ${policy}`,
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
  });
  response.end(page);
}
