import { createHash } from "node:crypto";
import type { Config } from "../config.ts";

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

/** Headers of a built page. Its policy names the inline scripts and styles it holds, and no others may take effect. */
export function pageHeaders(html: string, settings: HeaderSettings): Record<string, string> {
  return {
    ...policies.page,
    "Content-Security-Policy": contentSecurityPolicy(html, settings),
    ...policies.every,
    ...strictTransport(settings),
    // Some crawlers read only headers, so the page's own robots meta is repeated.
    ...(/<meta name="robots" content="[^"]*noindex/.test(html) && { "X-Robots-Tag": "noindex" }),
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

function contentSecurityPolicy(html: string, { publicUrl, apiOrigin }: HeaderSettings): string {
  const api = apiOrigin === undefined ? "'self'" : `'self' ${apiOrigin}`;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashInline(html, inlineScript)].join(" "),
    ["style-src 'self'", ...hashInline(html, inlineStyle)].join(" "),
    `img-src ${api} data:`,
    "font-src 'self'",
    ...(html.includes("<video") ? ["media-src 'self'"] : []),
    `connect-src ${api}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${api}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // A page with a canvas may create a trusted URL for the worker that draws on it, in a policy of this name only.
    ...(html.includes("<canvas") ? ["worker-src 'self'", "trusted-types scene"] : ["trusted-types 'none'"]),
    ...(publicUrl.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** As React and the build write them. Data in JSON needs no permission. */
const inlineScript = /<script(?![^>]* src=|[^>]*json")[^>]*>([^]*?)<\/script>/g;
const inlineStyle = /<style>([^]*?)<\/style>/g;

/** Sources for the policy that allow exactly these texts. */
function hashInline(html: string, pattern: RegExp): string[] {
  const texts = new Set(Array.from(html.matchAll(pattern), ([, text = ""]) => text));
  return [...texts].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
