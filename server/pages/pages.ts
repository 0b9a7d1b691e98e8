import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Config } from "../config.ts";
import { log } from "../log.ts";
import { listingFor } from "./listing.ts";
import { type Redirect, redirectFor } from "./redirects.ts";
import { sendFile } from "./send-file.ts";
import type { Site } from "./site.ts";

/** Addresses that are calls, not pages. */
const calls = /^\/(auth\/v1|rest\/v1|functions\/v1|health)(\/|$)/;

/**
 * Answers with the site's files, redirects what has another canonical address, and hands calls to `answerCall`.
 * Pages stay outside the router because nothing about them is decided per request but the encoding, and which category of articles is listed.
 */
export function answerWithPages(
  site: Site,
  answerCall: RequestListener,
  { hsts }: Pick<Config, "hsts">,
): RequestListener {
  const common = hsts ? { "Strict-Transport-Security": hsts } : {};
  return (request, response) => {
    const [path, query, written] = addressOf(request);
    const listing = path === undefined ? undefined : listingFor(site, path, query);
    const file = path === undefined ? undefined : (listing?.file ?? site.files.get(path));
    if (!file && calls.test(path ?? written)) return answerCall(request, response);
    if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod(response, common);
    if (file) return sendFile(request, response, file, listing?.status);
    const redirect = path === undefined ? undefined : redirectFor(site, path, request);
    if (redirect) return sendRedirect(response, redirect, common);
    log("page_not_found", { path: path ?? "undecodable" });
    return sendFile(request, response, site.notFound, 404);
  };
}

/** The decoded path, undefined when it cannot be decoded, the query, and the path as it was written. */
function addressOf({
  url = "/",
}: IncomingMessage): [path: string | undefined, query: string, written: string] {
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  const query = end < 0 ? "" : url.slice(end);
  if (!path.includes("%")) return [path, query, path];
  try {
    return [decodeURIComponent(path), query, path];
  } catch {
    return [undefined, query, path];
  }
}

function refuseMethod(response: ServerResponse, common: Record<string, string>) {
  response.writeHead(405, { ...common, Allow: "GET, HEAD", "Content-Length": 0 }).end();
}

function sendRedirect(
  response: ServerResponse,
  { status, location }: Redirect,
  common: Record<string, string>,
) {
  response
    .writeHead(status, {
      ...common,
      Location: location,
      // The answer can depend on the visitor's language, so no cache may give it to another.
      "Cache-Control": "private, no-cache",
      Vary: "Accept-Language, Referer",
      "Content-Length": 0,
    })
    .end();
}
