import { siteOrigin } from "./origin.server.ts";

/** `/robots.txt`. Nothing is disallowed: what should not be listed says so itself, and must be readable to say it. */
export function loader() {
  return new Response(
    `User-agent: *
Disallow:

Sitemap: ${siteOrigin()}/sitemap.xml
`,
    { headers: { "Content-Type": "text/plain; charset=utf-8" } },
  );
}
