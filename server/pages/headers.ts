import { createHash } from "node:crypto";
import { sep } from "node:path";
import { type CheerioAPI, load } from "cheerio/slim";
import type { Config } from "../config.ts";

/** The settings that the headers depend on. */
export type HeaderSettings = Pick<Config, "publicUrl" | "hsts" | "apiOrigin">;

/** Headers of a page. Its policy names the inline scripts and styles it holds, and no others may take effect. */
export function pageHeaders(html: string, settings: HeaderSettings): Record<string, string> {
  const page = load(html);
  return {
    // Networks that hide addresses or add scripts would change what the policy allows, and what is written.
    "Cache-Control": "no-cache, no-transform",
    "Content-Security-Policy": contentSecurityPolicy(page, settings),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
    ...commonHeaders(settings.hsts),
    // The page's own robots meta, for crawlers that read only headers.
    ...(isNoindex(page) && { "X-Robots-Tag": "noindex" }),
  };
}

/** Headers of any other file. Names under assets carry a hash of the content, so those never change. */
export function fileHeaders(path: string, { hsts }: HeaderSettings): Record<string, string> {
  const isHashed = path.includes(`${sep}assets${sep}`);
  return {
    "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
    ...commonHeaders(hsts),
  };
}

function commonHeaders(hsts: string | undefined): Record<string, string> {
  return {
    Vary: "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(hsts && { "Strict-Transport-Security": hsts }),
  };
}

function isNoindex(page: CheerioAPI): boolean {
  return page("meta[name=robots]").attr("content")?.includes("noindex") ?? false;
}

function contentSecurityPolicy(page: CheerioAPI, { publicUrl, apiOrigin }: HeaderSettings): string {
  const api = apiOrigin === undefined ? "'self'" : `'self' ${apiOrigin}`;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashInline(page, "script:not([src], [type='application/ld+json'])")].join(" "),
    ["style-src 'self'", ...hashInline(page, "style")].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    ...(page("video").length > 0 ? ["media-src 'self'"] : []),
    `connect-src ${api}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${api}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // A page with a canvas may create a trusted URL for the worker that draws on it, in a policy of this name only.
    ...(page("canvas").length > 0 ? ["worker-src 'self'", "trusted-types scene"] : ["trusted-types 'none'"]),
    ...(publicUrl.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** CSP hashes that allow exactly the inline text of those elements. */
function hashInline(page: CheerioAPI, selector: string): string[] {
  const texts = page(selector)
    .toArray()
    .map((element) => page(element).text());
  return [...new Set(texts)].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
