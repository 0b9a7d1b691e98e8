import { pagePath } from "../i18n/paths.ts";
import type { Locale } from "../i18n/text.ts";
import { everything } from "./categories.ts";

/** Where the listing shows one category: `/en/articles?category=ai`. */
export function listingAddress(locale: Locale, value: string): string {
  return pagePath(locale, listingPage(value));
}

/** The same without the language. */
export function listingPage(value: string): string {
  return value === everything ? "articles" : `articles?category=${value}`;
}

const builtListing = /\/articles\/category\/([^/]+)\/?$/;

/** What the path of a built listing (`/en/articles/category/ai`) asks for; undefined for every other path. */
export function askedIn(path: string): string | undefined {
  return builtListing.exec(path)?.[1];
}

/**
 * The listing is built once for each category (`/en/articles/category/ai`) and given out where its address asks for one:
 * this is the address a visitor sees.
 */
export function seenPath(path: string): string {
  return path.replace(builtListing, "/articles?category=$1");
}
