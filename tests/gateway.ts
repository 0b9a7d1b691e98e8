import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { proxy } from "hono/proxy";

/** One address for an API and for Edge Functions, by name, as a Supabase project has it. */
export async function startGateway(port: number, apiUrl: string, functions: Record<string, string>) {
  const app = new Hono();
  for (const [name, url] of Object.entries(functions))
    app.all(`/functions/v1/${name}/*`, ({ req }) =>
      proxy(url + req.path.slice("/functions/v1".length), { raw: req.raw, redirect: "manual" }),
    );
  app.all("*", ({ req }) => {
    const { pathname, search } = new URL(req.url);
    return proxy(apiUrl + pathname + search, { raw: req.raw, redirect: "manual" });
  });
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
