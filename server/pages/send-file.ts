import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "../log.ts";
import { chooseForm } from "./negotiate-encoding.ts";
import { parseRange } from "./parse-range.ts";
import type { SiteFile } from "./site.ts";

/** Sends a file in the best encoding the client takes; answers conditional, range and HEAD requests. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status = 200,
): void {
  if (!file.compress) return sendForm(request, response, file, status);
  file
    .compress()
    .catch((error: unknown) => log("not_compressed", { path: request.url, error: String(error) }))
    .then(() => sendForm(request, response, file, status));
}

function sendForm(request: IncomingMessage, response: ServerResponse, file: SiteFile, status: number): void {
  const { method, headers } = request;
  if (status === 200 && matches(headers["if-none-match"], file.tag)) {
    const { etag } = headers.range ? file.forms.identity : chooseForm(file, headers["accept-encoding"]);
    response.writeHead(304, { ...file.headers, ETag: etag }).end();
    return;
  }
  if (headers.range && method === "GET" && status === 200 && sendPart(request, response, file)) return;
  const form = chooseForm(file, headers["accept-encoding"]);
  response.writeHead(status, form.headers);
  response.end(method === "HEAD" ? undefined : form.body);
}

/** Any encoding of the same content counts as unchanged. */
function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === "*" || ifNoneMatch.includes(`"${tag}"`) || ifNoneMatch.includes(`"${tag}-`);
}

/** Sends the one part asked for, of the plain file; false when the whole file is the answer. */
function sendPart({ headers }: IncomingMessage, response: ServerResponse, file: SiteFile): boolean {
  const { body, etag } = file.forms.identity;
  const part = parseRange(headers.range ?? "", body.length);
  if (!part || (headers["if-range"] ?? etag) !== etag) return false;
  const common = { ...file.headers, ETag: etag, "Accept-Ranges": "bytes" };
  if (part === "outside") {
    response
      .writeHead(416, { ...common, "Content-Range": `bytes */${body.length}`, "Content-Length": 0 })
      .end();
    return true;
  }
  const { start, end } = part;
  response
    .writeHead(206, {
      ...common,
      "Content-Range": `bytes ${start}-${end}/${body.length}`,
      "Content-Length": end - start + 1,
    })
    .end(body.subarray(start, end + 1));
  return true;
}
