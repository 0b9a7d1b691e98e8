import { addressOf } from "../i18n/address.ts";
import type { Locale } from "../i18n/text.ts";
import { everything } from "./categories.ts";

/** Where the listing shows one category: `/en/articles?category=ai`. */
export function listingAddress(locale: Locale, filter: string): string {
  const listing = addressOf(locale, "articles");
  return filter === everything ? listing : `${listing}?category=${filter}`;
}

/**
 * The listing is built once for each category (`/en/articles/category/ai`) and given out where its address asks for one.
 * What else is told about the page is that of the listing: this is the path a visitor sees.
 */
export function seenPath(path: string): string {
  return path.replace(/\/articles\/category\/[^/]+$/, "/articles");
}
