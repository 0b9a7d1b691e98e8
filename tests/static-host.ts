import { type Server, createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { findFreePort } from "./free-port.ts";

/** A host that only serves the files of `folder`. `policies` holds the Content-Security-Policy of a path. */
export async function startStaticHost(folder: string, policies: Record<string, string> = {}) {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    const policy = policies[context.req.path];
    if (policy) context.header("Content-Security-Policy", policy);
  });
  app.use(serveStatic({ root: folder }));
  const port = await findFreePort();
  const server: Server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
