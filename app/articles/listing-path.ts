import { pagePath } from "../i18n/paths.ts";
import type { Locale } from "../i18n/text.ts";
import { allCategories } from "./categories.ts";

/** Where the listing shows one category: `/en/articles?category=ai`. */
export function listingPath(locale: Locale, value: string): string {
  return pagePath(locale, listingPage(value));
}

/** The same page without the language. */
export function listingPage(value: string): string {
  return value === allCategories ? "articles" : `articles?category=${value}`;
}
