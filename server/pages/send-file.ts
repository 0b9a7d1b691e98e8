import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import { type Encoding, encodings } from "./compress.ts";
import type { SiteFile, Variant } from "./site.ts";

/** Sends a file in the smallest encoding that the client takes; answers conditional and HEAD requests. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status = 200,
): void {
  if (!file.compress) return send(request, response, file, status);
  file
    .compress()
    .catch((error: unknown) => log("not_compressed", describeError(error)))
    .then(() => send(request, response, file, status));
}

function send(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: number,
) {
  if (status === 200 && headers["if-none-match"]?.includes(file.etag))
    return void response.writeHead(304, { ...file.headers, ETag: file.etag }).end();
  const variant = chooseVariant(file, headers["accept-encoding"]);
  response.writeHead(status, variant.headers).end(method === "HEAD" ? undefined : variant.body);
}

/** The first encoding that is named and not refused: brotli makes the smallest of every text, and browsers give no weights. */
function chooseVariant({ variants }: SiteFile, accepted = ""): Variant {
  // Object.keys loses the type of the keys.
  const names = Object.keys(encodings) as Encoding[];
  const encoding = names.find((name) => variants[name] && taken[name].test(accepted));
  return (encoding && variants[encoding]) ?? variants.identity;
}

/** Named, and not with a weight of zero. */
const taken: Record<Encoding, RegExp> = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?![\d.]))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?![\d.]))/i,
};

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
