import type { Site, SiteFile } from "./site.ts";

export interface Listing {
  file: SiteFile;
  /** 404 for a category there is not: search engines ask for that where a filter finds nothing. */
  status: 200 | 404;
}

/**
 * The list of articles is built once for each category. `/en/articles?category=ai` is answered with the file of that
 * category, any other value with that of a category there is not; undefined for every other address.
 */
export function listingFor({ listings }: Site, path: string, query: string): Listing | undefined {
  if (!path.endsWith("/articles")) return undefined;
  const category = new URLSearchParams(query).get("category");
  if (!category || category === "all") return undefined;
  const known = category === "unknown" ? undefined : listings.get(`${path}/category/${category}`);
  const file = known ?? listings.get(`${path}/category/unknown`);
  return file && { file, status: known ? 200 : 404 };
}

const ownName = /^(\/\w+\/articles)\/category\/([\w-]+)$/;

export function isListing(path: string): boolean {
  return ownName.test(path);
}

/** Where somebody is led who asks for such a file by its own name; undefined for every other path. */
export function listingAddress(path: string): string | undefined {
  const [, listing, category] = path.match(ownName) ?? [];
  return listing && `${listing}?category=${category}`;
}
