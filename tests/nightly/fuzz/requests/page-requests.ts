import type { Random } from "../random.ts";
import { encodePart, corrupt } from "../encode-address.ts";
import { makeHeaderText, makeHostileText } from "../hostile-text.ts";
import type { FuzzRequest, FuzzInputs } from "./fuzz-request.ts";

const otherPaths = [
  "/",
  "/health/live",
  "/health/ready",
  "/sitemap.xml",
  "/robots.txt",
  "/nothing-here",
  "/AR/contact/",
  "/fr/contact",
  "/../etc/passwd",
  "/assets/",
  "/en/articles?category=ai",
];
const headerNames = [
  "Accept",
  "Accept-Encoding",
  "Accept-Language",
  "Range",
  "If-None-Match",
  "If-Modified-Since",
  "Referer",
  "Cookie",
  "X-Forwarded-For",
  "Purpose",
];

/** A page, a file, a redirect or a health check, with headers a browser would not send. */
export function makePageRequest(random: Random, { pages }: FuzzInputs): FuzzRequest {
  const base = random.pick(random.oneIn(3) ? otherPaths : pages);
  const address = random.pick([
    () => base,
    () => corrupt(random, base),
    () => `${base}/${encodePart(random, makeHostileText(random, 12_000))}`,
    () => `${base}?${encodePart(random, makeHostileText(random, 12_000))}`,
    () => `/${encodePart(random, makeHostileText(random, 12_000))}`,
  ])();
  const headers = Array.from({ length: random.below(3) }, () => [
    random.pick(headerNames),
    makeHeaderText(random, random.oneIn(10) ? 20_000 : 4_000),
  ]);
  return {
    method: random.pick(["GET", "GET", "GET", "HEAD", "POST", "OPTIONS", "DELETE"]),
    path: address.startsWith("/") ? address : `/${address}`,
    headers: Object.fromEntries(headers),
  };
}
