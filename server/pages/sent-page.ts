import type { ServerResponse } from "node:http";
import { fillSentPage } from "../../app/inquiries/sent/fill-sent-page.server.ts";
import type { Site } from "./site.ts";

/**
 * Sends the page a browser goes to after sending, with the reference of what it sent and the moment of the reply in
 * its text. False, and nothing sent, when the path is of another page or the query holds no reference.
 */
export function sendSentPage(site: Site, path: string, query: string, response: ServerResponse): boolean {
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
