import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Config } from "../config.ts";
import { noteRoute, type ServiceName } from "../current-request.ts";
import { sendRequestId } from "../http/request-id.ts";
import { findListing } from "./listing.ts";
import { type Redirect, findRedirect } from "./redirects.ts";
import { sendFile } from "./send-file.ts";
import { sendSentPage } from "./sent-page.ts";
import { findPage, type Site } from "./site.ts";

/** Paths that are no files. Pages of inquiries are rendered for one visitor each: see server/visitor-page. */
const callPaths = /^\/(?:(?<service>auth|rest|functions)\/v1|(?<health>health)|(?:en|ar)\/inquiry)(?:\/|$)/;

/**
 * Serves the site's files, redirects to canonical paths, and passes API requests to the next listener.
 * Pages stay outside the router because only the encoding and the category of a listing depend on the request.
 */
export function createPageListener(
  site: Site,
  handleCall: RequestListener,
  { hsts }: Pick<Config, "hsts">,
): RequestListener {
  const commonHeaders = hsts ? { "Strict-Transport-Security": hsts } : {};
  return (request, response) => {
    const [path, query, rawPath] = parseRequestUrl(request);
    const listing = path === undefined ? undefined : findListing(site, path, query);
    const file = path === undefined ? undefined : (listing?.file ?? findPage(site, path));
    const service = findService(path ?? rawPath);
    if (service && (!file || (service === "pages" && request.method === "POST"))) {
      noteRoute({ service });
      sendRequestId(response);
      return handleCall(request, response);
    }
    if (request.method !== "GET" && request.method !== "HEAD")
      return sendMethodNotAllowed(response, commonHeaders);
    if (path !== undefined && sendSentPage(site, path, query, response)) return undefined;
    if (file) return sendFile(request, response, file, listing?.status);
    const redirect = path === undefined ? undefined : findRedirect(site, path, request);
    if (redirect) return sendRedirect(response, redirect, commonHeaders);
    sendRequestId(response);
    return sendFile(request, response, site.notFound, 404);
  };
}

/** Whose call a path is; undefined when it is none. */
function findService(path: string): ServiceName | undefined {
  const { groups } = callPaths.exec(path) ?? {};
  // One of the words in the pattern.
  return groups && ((groups["service"] ?? groups["health"] ?? "pages") as ServiceName);
}

/** The decoded path, undefined when it cannot be decoded, the query, and the path as it was sent. */
function parseRequestUrl({
  url = "/",
}: IncomingMessage): [path: string | undefined, query: string, rawPath: string] {
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

function sendMethodNotAllowed(response: ServerResponse, common: Record<string, string>) {
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
      // The redirect can depend on the visitor's language, so no shared cache may keep it.
      "Cache-Control": "private, no-cache",
      Vary: "Accept-Language, Referer",
      "Content-Length": 0,
    })
    .end();
}
