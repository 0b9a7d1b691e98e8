import type { Config } from "../config.ts";
import type { PageContents } from "./page-contents.ts";

/** The settings that the headers depend on. */
export type HeaderSettings = Pick<Config, "publicUrl" | "hsts" | "apiOrigin">;

/** What each kind of file is sent with. */
const policies = {
  page: {
    // Networks on the way may not hide addresses or add scripts: the policy would refuse what they add.
    "Cache-Control": "no-cache, no-transform",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
  },
  /** Names under assets carry a hash of the content, so those never change. */
  asset: { "Cache-Control": "public, max-age=31536000, immutable" },
  other: { "Cache-Control": "no-cache" },
  every: {
    Vary: "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  },
};

/** Headers of a page. Its policy names the inline scripts and styles it holds, and no others may take effect. */
export function pageHeaders(contents: PageContents, settings: HeaderSettings): Record<string, string> {
  return {
    ...policies.page,
    "Content-Security-Policy": contentSecurityPolicy(contents, settings),
    ...policies.every,
    ...strictTransport(settings),
    // Some crawlers read only headers, so the page's own robots meta is repeated.
    ...(contents.isNoindex && { "X-Robots-Tag": "noindex" }),
  };
}

/** Headers of any other file, by its address. */
export function fileHeaders(address: string, settings: HeaderSettings): Record<string, string> {
  const policy = address.startsWith("/assets/") ? policies.asset : policies.other;
  return { ...policy, ...policies.every, ...strictTransport(settings) };
}

/** For every response of a server that browsers must reach by HTTPS. */
export function strictTransport({ hsts }: Pick<Config, "hsts">): Record<string, string> {
  return hsts ? { "Strict-Transport-Security": hsts } : {};
}

function contentSecurityPolicy(contents: PageContents, { publicUrl, apiOrigin }: HeaderSettings): string {
  const api = apiOrigin === undefined ? "'self'" : `'self' ${apiOrigin}`;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...contents.scripts].join(" "),
    ["style-src 'self'", ...contents.styles].join(" "),
    `img-src ${api} data:`,
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
