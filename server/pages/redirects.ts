import type { IncomingMessage } from "node:http";
import { parseAccept } from "hono/utils/accept";
import { canonicalListingUrl } from "./listing.ts";
import type { Site } from "./site.ts";

export interface Redirect {
  status: 302 | 308;
  /** Path with the request's own query. */
  location: string;
}

/** The redirect for a path that is not a file, if any; see docs/decisions/pages.md. */
export function findRedirect(site: Site, path: string, request: IncomingMessage): Redirect | undefined {
  const listing = canonicalListingUrl(path);
  if (listing) return { status: 308, location: listing };
  const target = canonicalPath(site, path, request);
  if (target === undefined) return undefined;
  const query = request.url?.indexOf("?") ?? -1;
  const search = query < 0 ? "" : request.url?.slice(query);
  return { status: path === "/" ? 302 : 308, location: encodeURI(target) + search };
}

function canonicalPath(site: Site, path: string, request: IncomingMessage): string | undefined {
  if (path === "/") return "/en";
  // All addresses are in small letters; people write them as they like.
  const [, first = "", ...others] = path
    .toLowerCase()
    .replace(/(?<!\/)\/+$/, "")
    .split("/");
  const rest = others.join("/");
  const canonical = ["", first, ...others].join("/");
  if (canonical !== path && site.files.has(canonical)) return canonical;

  const withoutLocale = [first, ...others].join("/");
  if (withoutLocale !== "" && site.publicPages.has(withoutLocale))
    return `/${preferredLocale(request)}/${withoutLocale}`;

  const locale = first === "ar" ? "ar" : "en";
  if (rest === "" && isLanguageTag(first)) return `/${locale}`;
  if (rest !== "" && first !== "" && site.publicPages.has(rest)) return `/${locale}/${rest}`;
  return undefined;
}

/** A lone first segment is taken for a language only when it looks like one; `/nothing-here` is a missing page. */
function isLanguageTag(segment: string): boolean {
  return /^[a-z]{2}(-[a-z]{2})?$/.test(segment);
}

/** Characters of Accept-Language that are parsed: more takes time and tells nothing. */
const maxHeaderLength = 500;

function preferredLocale(request: IncomingMessage): "en" | "ar" {
  const referrer = URL.parse(request.headers.referer ?? "");
  if (referrer?.host === request.headers.host) {
    const locale = referrer?.pathname.split("/")[1];
    if (locale === "ar" || locale === "en") return locale;
  }
  const accepted = parseAccept(request.headers["accept-language"]?.slice(0, maxHeaderLength) ?? "");
  // The one it prefers comes first.
  return /^ar\b/i.test(accepted[0]?.type ?? "") ? "ar" : "en";
}
