import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

/** Films and the pictures of shared links, 15 of 32 MB and seldom asked for. */
export const largeFile = /\.(mp4|webm|jpg)$/;

/** Sends the large files of `folder` from the disk, whole or a part of them. `headers` are those of each, by its address. */
export function createLargeFiles(
  folder: string,
  headers: Map<string, Record<string, string>>,
): RequestListener {
  const files = new Hono();
  files.use(
    serveStatic({
      root: folder,
      onFound(_, context) {
        for (const [name, value] of Object.entries(headers.get(context.req.path) ?? {}))
          context.header(name, value);
      },
    }),
  );
  return getRequestListener(files.fetch, { hostname: "localhost" });
}
