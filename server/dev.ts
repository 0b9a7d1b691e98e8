import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { createRequestHandler, type ServerBuild } from "react-router";
import { createServer as createViteServer } from "vite";
import { parseCommandLine } from "./commands/command-line.ts";
import { findFreePort } from "./http/free-port.ts";
import { pageHeaders } from "./pages/headers.ts";
import { endFailedStart } from "./startup/announce-start.ts";

const help = {
  usage: "npm run dev",
  does: "Starts the site for development: pages reload as they change, and API requests go to a server that restarts as its files change.",
};

parseCommandLine(help, () => parseArgs({}));
const port = Number(process.env["PORT"] ?? 3000);
// Not the one after ours, where another project may listen, and would answer our pages.
const apiPort = await findFreePort();
const apiPaths = ["/auth/v1", "/rest/v1", "/functions/v1", "/files", "/health"];

const api = spawn(
  process.execPath,
  ["--watch-path=server", "--watch-path=app", "--watch-path=schema", "server/main.ts"],
  {
    stdio: "inherit",
    env: { ...process.env, PORT: String(apiPort), PUBLIC_URL: `http://localhost:${port}` },
  },
);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => api.kill(signal));
api.on("exit", (code) => process.exit(code ?? 0));

const server = createServer();
const vite = await createViteServer({
  server: {
    middlewareMode: true,
    hmr: { server },
    proxy: Object.fromEntries(apiPaths.map((path) => [path, `http://127.0.0.1:${apiPort}`])),
  },
});
const listener = getRequestListener(renderPage);
server.on("error", (error) => {
  api.kill();
  endFailedStart(error);
});
vite.middlewares.use((request, response) => void listener(request, response));
server.on("request", vite.middlewares).listen(port);

async function renderPage(request: Request): Promise<Response> {
  // Vite types modules as records; this one is React Router's.
  const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
  const response = await createRequestHandler(build, "development")(request);
  if (!response.headers.get("Content-Type")?.includes("text/html")) return response;
  const html = await response.text();
  for (const [name, value] of Object.entries(developmentHeaders(html))) response.headers.set(name, value);
  return new Response(html, response);
}

/** Vite adds styles to the page by script, and their hashes are not known. */
function developmentHeaders(html: string): Record<string, string> {
  const headers = pageHeaders(html, {
    publicUrl: `http://localhost:${port}`,
    hsts: undefined,
    apiOrigin: undefined,
  });
  const policy = headers["Content-Security-Policy"]?.replace(
    /style-src[^;]*/,
    "style-src 'self' 'unsafe-inline'",
  );
  return { ...headers, "Content-Security-Policy": policy ?? "" };
}
