import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { fillForm } from "../../app/inquiries/form/fill-form.server.ts";
import { fillSentPage } from "../../app/inquiries/sent/fill-sent-page.server.ts";
import type { Config } from "../config.ts";
import { sendRequestId } from "../http/observe-request.ts";
import { strictTransport } from "./headers.ts";
import { findListing } from "./listing.ts";
import { findRedirect } from "./redirects.ts";
import { createLargeFiles, sendFile } from "./send-file.ts";
import { createPassingFile, findPage, type Site, type SiteFile } from "./site.ts";

/** Serves the site's files, redirects to canonical paths, and answers 404 with a page for every other. */
export function createPages(site: Site, config: Pick<Config, "hsts">): RequestListener {
  const sendLargeFile = createLargeFiles(site.folder, site.largeFiles);
  const common = strictTransport(config);
  return (request, response) => {
    const { path, query } = parseUrl(request);
    if (request.method !== "GET" && request.method !== "HEAD")
      return response.writeHead(405, { ...common, Allow: "GET, HEAD", "Content-Length": 0 }).end();
    const listing = findListing(site, path, query);
    const page = findPage(site, path);
    const file = listing?.file ?? (page && fillPage(page, path, query));
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

/** The page, or one that holds what its query says: a form with some fields filled in, or the one after sending. */
function fillPage(page: SiteFile, path: string, query: string): SiteFile {
  if (query === "" || query.length > maxFilledQuery) return page;
  const built = page.variants.identity.body;
  const form = fillForm(built, path, query);
  if (form !== undefined) return createPassingFile(form, page.headers);
  if (!path.endsWith("/sent")) return page;
  const sent = fillSentPage(String(built), path, query) ?? String(built);
  return createPassingFile(sent, { ...page.headers, ...ofOneVisitor });
}

/** Characters: a subject of 200 emoji is 2,400. */
const maxFilledQuery = 4_096;

/** The address of the page after sending can hold the key of the inquiry's page. */
const ofOneVisitor = { "Cache-Control": "no-store, no-transform", "Referrer-Policy": "no-referrer" };

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
