/**
 * The list of articles is prerendered for each category. `/en/articles?category=ai` gets the file of that category, any
 * other value the file of the unknown category; undefined for every other path.
 */
export function findListing<File>(
  { listings }: { listings: Map<string, File> },
  path: string,
  query: string,
) {
  if (!path.endsWith("/articles")) return undefined;
  const category = new URLSearchParams(query).get("category");
  if (!category || category === "all") return undefined;
  const known = category === "unknown" ? undefined : listings.get(`${path}/category/${category}`);
  const file = known ?? listings.get(`${path}/category/unknown`);
  // Search engines ask for 404 where a filter finds nothing.
  return file && { file, status: known ? 200 : 404 };
}

const listingFilePath = /^(\/\w+\/articles)\/category\/([\w-]+)$/;

export function isListingFile(path: string): boolean {
  return listingFilePath.test(path);
}

/** The URL to redirect to when such a file is requested by its own path; undefined for every other path. */
export function canonicalListingUrl(path: string): string | undefined {
  const [, listing, category] = path.match(listingFilePath) ?? [];
  return listing && `${listing}?category=${category}`;
}
