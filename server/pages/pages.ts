import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { fillSentPage } from "../../app/inquiries/sent/fill-sent-page.server.ts";
import type { Config } from "../config.ts";
import { sendRequestId } from "../http/observe-request.ts";
import { strictTransport } from "./headers.ts";
import { findListing } from "./listing.ts";
import { findRedirect } from "./redirects.ts";
import { createLargeFiles, sendFile } from "./send-file.ts";
import { findPage, type Site } from "./site.ts";

/** Serves the site's files, redirects to canonical paths, and answers 404 with a page for every other. */
export function createPages(site: Site, config: Pick<Config, "hsts">): RequestListener {
  const sendLargeFile = createLargeFiles(site.folder, site.largeFiles);
  const common = strictTransport(config);
  return (request, response) => {
    const { path, query } = parseUrl(request);
    if (request.method !== "GET" && request.method !== "HEAD")
      return response.writeHead(405, { ...common, Allow: "GET, HEAD", "Content-Length": 0 }).end();
    if (sendSentPage(site, path, query, response)) return undefined;
    const listing = findListing(site, path, query);
    const file = listing?.file ?? findPage(site, path);
    if (file) return sendFile(request, response, file, listing?.status);
    if (site.largeFiles.has(path)) return sendLargeFile(request, response);
    const redirect = findRedirect(site, path, request);
    if (redirect) return sendRedirect(response, redirect, common);
    sendRequestId(response);
    return sendFile(request, response, site.notFound, 404);
  };
}

/** The path, decoded where it can be, and the query with its question mark. */
function parseUrl({ url = "/" }: IncomingMessage): { path: string; query: string } {
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  const query = end < 0 ? "" : url.slice(end);
  try {
    return { path: path.includes("%") ? decodeURIComponent(path) : path, query };
  } catch {
    return { path, query };
  }
}

/**
 * Sends the page a browser goes to after sending, with the reference of what it sent and the moment of the reply in
 * its text. False, and nothing sent, when the path is of another page or the query holds no reference.
 */
function sendSentPage(site: Site, path: string, query: string, response: ServerResponse): boolean {
  if (!path.endsWith("/sent")) return false;
  const file = site.files.get(path);
  const page = file && fillSentPage(String(file.variants.identity.body), path, query);
  if (!page) return false;
  const body = Buffer.from(page);
  response
    .writeHead(200, {
      ...file.headers,
      "Cache-Control": "no-store, no-transform",
      // Its address can hold the key of the inquiry's page.
      "Referrer-Policy": "no-referrer",
      "Content-Length": body.length,
    })
    .end(response.req.method === "HEAD" ? undefined : body);
  return true;
}

function sendRedirect(
  response: ServerResponse,
  { status, location }: { status: number; location: string },
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
