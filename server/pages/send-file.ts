import type { IncomingMessage, ServerResponse } from "node:http";
import Negotiator from "negotiator";
import parseRange from "range-parser";
import { type Encoding, encodings } from "./encodings.ts";
import type { SentForm } from "./sent-form.ts";
import type { SiteFile } from "./site.ts";

/** Sends a file in the best encoding the client takes; answers conditional, range and HEAD requests. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status = 200,
): void {
  const { range } = request.headers;
  const form = range ? file.forms.identity : bestForm(file, request);
  if (status === 200 && matches(request.headers["if-none-match"], file.tag)) {
    response.writeHead(304, { ...file.headers, ETag: form.etag }).end();
    return;
  }
  if (range && status === 200 && (request.headers["if-range"] ?? form.etag) === form.etag) {
    const headers = { ...file.headers, ETag: form.etag, "Accept-Ranges": "bytes" };
    sendRange(request, response, form.body, headers, range);
    return;
  }
  response.writeHead(status, form.headers);
  response.end(request.method === "HEAD" ? undefined : form.body);
}

const negotiated = new Map<string, Encoding[]>();

function bestForm({ forms }: SiteFile, request: IncomingMessage): SentForm {
  const accepted = request.headers["accept-encoding"] ?? "";
  let preferred = negotiated.get(accepted);
  if (!preferred) {
    // Only our own names come back from the negotiation.
    preferred = new Negotiator(request).encodings(Object.keys(encodings)) as Encoding[];
    if (negotiated.size > 100) negotiated.clear();
    negotiated.set(accepted, preferred);
  }
  for (const encoding of preferred) {
    const form = forms[encoding];
    if (form) return form;
  }
  return forms.identity;
}

/** Any encoding of the same content counts as unchanged. */
function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === "*" || ifNoneMatch.includes(`"${tag}"`) || ifNoneMatch.includes(`"${tag}-`);
}

function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  headers: Record<string, string | number>,
  range: string,
) {
  const ranges = parseRange(body.length, range, { combine: true });
  if (ranges === -1) {
    response
      .writeHead(416, { ...headers, "Content-Range": `bytes */${body.length}`, "Content-Length": 0 })
      .end();
    return;
  }
  // A malformed header, or several ranges at once: the whole file is a correct answer.
  const only = ranges === -2 || ranges.length !== 1 ? undefined : ranges[0];
  const { start, end } = only ?? { start: 0, end: body.length - 1 };
  if (only) headers["Content-Range"] = `bytes ${start}-${end}/${body.length}`;
  headers["Content-Length"] = end - start + 1;
  response.writeHead(only ? 206 : 200, headers);
  response.end(request.method === "HEAD" ? undefined : body.subarray(start, end + 1));
}
