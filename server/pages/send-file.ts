import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import type { EncodedVariant } from "./encoded-variant.ts";
import { chooseVariant } from "./negotiate-encoding.ts";
import { parseRange } from "./parse-range.ts";
import type { SiteFile } from "./site.ts";

/** Sends a file in the best encoding the client accepts; answers conditional, range and HEAD requests. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status = 200,
): void {
  if (!file.compress) return sendVariant(request, response, file, status);
  file
    .compress()
    .catch((error: unknown) => log("not_compressed", describeError(error)))
    .then(() => sendVariant(request, response, file, status));
}

function sendVariant(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: number,
): void {
  const { method, headers } = request;
  if (status === 200 && matchesEtag(headers["if-none-match"], file.contentHash)) {
    const { etag } = headers.range ? file.variants.identity : chooseVariant(file, headers["accept-encoding"]);
    response.writeHead(304, { ...file.headers, ETag: etag }).end();
    return;
  }
  if (headers.range && method === "GET" && status === 200 && sendRange(request, response, file)) return;
  const variant = chooseVariant(file, headers["accept-encoding"]);
  response.writeHead(status, variant.headers);
  if (method === "HEAD") response.end();
  else sendBody(response, variant);
}

/** Any encoding of the same content counts as unchanged. */
function matchesEtag(ifNoneMatch: string | undefined, contentHash: string): boolean {
  if (!ifNoneMatch) return false;
  return (
    ifNoneMatch === "*" ||
    ifNoneMatch.includes(`"${contentHash}"`) ||
    ifNoneMatch.includes(`"${contentHash}-`)
  );
}

/** Sends the requested range of the identity variant; false when the whole file is to be sent. */
function sendRange({ headers }: IncomingMessage, response: ServerResponse, file: SiteFile): boolean {
  const { bytes, etag } = file.variants.identity;
  const range = parseRange(headers.range ?? "", bytes);
  if (!range || (headers["if-range"] ?? etag) !== etag) return false;
  const common = { ...file.headers, ETag: etag, "Accept-Ranges": "bytes" };
  if (range === "unsatisfiable") {
    response.writeHead(416, { ...common, "Content-Range": `bytes */${bytes}`, "Content-Length": 0 }).end();
    return true;
  }
  const { start, end } = range;
  response.writeHead(206, {
    ...common,
    "Content-Range": `bytes ${start}-${end}/${bytes}`,
    "Content-Length": end - start + 1,
  });
  sendBody(response, file.variants.identity, range);
  return true;
}

/** Of the bytes from `start` to `end`, where they are given. */
function sendBody(
  response: ServerResponse,
  { body, bytes }: EncodedVariant,
  range?: { start: number; end: number },
): void {
  if (typeof body !== "string")
    return void response.end(range ? body.subarray(range.start, range.end + 1) : body);
  // A visitor who goes away, or a file that is gone, ends the answer: `pipeline` closes the other side.
  // With its end it is read to there and no further: else the client would have it all a moment before this process knows.
  pipeline(createReadStream(body, range ?? { start: 0, end: bytes - 1 }), response, (error) => {
    if (error && error.code !== "ERR_STREAM_PREMATURE_CLOSE") log("not_sent", describeError(error));
  });
}
