import type { Site, SiteFile } from "./site.ts";

export interface Listing {
  file: SiteFile;
  /** 404 for an unknown category, as search engines ask for a filter that finds nothing. */
  status: 200 | 404;
}

/**
 * The list of articles is prerendered for each category. `/en/articles?category=ai` gets the file of that category, any
 * other value the file of the unknown category; undefined for every other path.
 */
export function findListing({ listings }: Site, path: string, query: string): Listing | undefined {
  if (!path.endsWith("/articles")) return undefined;
  const category = new URLSearchParams(query).get("category");
  if (!category || category === "all") return undefined;
  const known = category === "unknown" ? undefined : listings.get(`${path}/category/${category}`);
  const file = known ?? listings.get(`${path}/category/unknown`);
  return file && { file, status: known ? 200 : 404 };
}
