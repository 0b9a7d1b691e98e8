import { type Server, createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { findFreePort } from "../../../server/http/free-port.ts";

/**
 * A host that only serves the files of `folder`. `policyOf` makes a page's Content-Security-Policy, for those that shall have
 * one.
 */
export async function startStaticHost(
  folder: string,
  {
    policyOf,
    port = 0,
  }: { policyOf?: (html: string, path: string) => string | undefined; port?: number } = {},
) {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.get("Content-Type")?.startsWith("text/html")) return;
    const policy = policyOf?.(await context.res.clone().text(), context.req.path);
    if (policy) context.header("Content-Security-Policy", policy);
  });
  app.use(serveStatic({ root: folder }));
  const chosenPort = port || (await findFreePort());
  const server: Server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(chosenPort, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${chosenPort}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
