import { createHash } from "node:crypto";
import { sep } from "node:path";
import { load } from "cheerio/slim";

/** Headers of a page. Its policy names the inline scripts it holds, and nothing else may run. */
export function pageHeaders(html: string, publicUrl: string): Record<string, string> {
  return {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": contentSecurityPolicy(html, publicUrl),
    "Cross-Origin-Opener-Policy": "same-origin",
    // A page a visitor is about to open is made ready while the pointer rests on its link.
    "Speculation-Rules": '"/pages.speculationrules"',
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
    ...commonHeaders,
    // What the page says of itself, for those who read no further than the headers.
    ...(isHidden(html) && { "X-Robots-Tag": "noindex" }),
    ...(publicUrl.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
    }),
  };
}

/** Headers of any other file. Names under assets carry a hash of the content, so those never change. */
export function fileHeaders(path: string): Record<string, string> {
  const isHashed = path.includes(`${sep}assets${sep}`);
  return { "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "no-cache", ...commonHeaders };
}

const commonHeaders = {
  Vary: "Accept-Encoding",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

function isHidden(html: string): boolean {
  return load(html)("meta[name=robots]").attr("content")?.includes("noindex") ?? false;
}

function contentSecurityPolicy(html: string, publicUrl: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScriptHashes(html)].join(" "),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(publicUrl.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

function inlineScriptHashes(html: string): string[] {
  const document = load(html);
  const scripts = document("script:not([src])").toArray();
  return scripts
    .filter((script) => document(script).attr("type") !== "application/ld+json")
    .map((script) => `'sha256-${createHash("sha256").update(document(script).text()).digest("base64")}'`);
}
