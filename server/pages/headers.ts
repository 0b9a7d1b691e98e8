import { sep } from "node:path";
import type { Config } from "../config.ts";
import type { PageContents } from "./page-contents.ts";

/** The settings that the headers depend on. */
export type HeaderSettings = Pick<Config, "publicUrl" | "hsts" | "apiOrigin">;

/** Headers of a page. Its policy names the inline scripts and styles it holds, and no others may take effect. */
export function pageHeaders(contents: PageContents, settings: HeaderSettings): Record<string, string> {
  return {
    // Networks that hide addresses or add scripts would change what the policy allows, and what is written.
    "Cache-Control": "no-cache, no-transform",
    "Content-Security-Policy": contentSecurityPolicy(contents, settings),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
    ...commonHeaders(settings.hsts),
    // The page's own robots meta, for crawlers that read only headers.
    ...(contents.isNoindex && { "X-Robots-Tag": "noindex" }),
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

function contentSecurityPolicy(contents: PageContents, { publicUrl, apiOrigin }: HeaderSettings): string {
  const api = apiOrigin === undefined ? "'self'" : `'self' ${apiOrigin}`;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...contents.scripts].join(" "),
    ["style-src 'self'", ...contents.styles].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    ...(contents.hasVideo ? ["media-src 'self'"] : []),
    `connect-src ${api}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${api}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // A page with a canvas may create a trusted URL for the worker that draws on it, in a policy of this name only.
    ...(contents.hasCanvas ? ["worker-src 'self'", "trusted-types scene"] : ["trusted-types 'none'"]),
    ...(publicUrl.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
