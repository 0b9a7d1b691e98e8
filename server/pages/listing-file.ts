const listingFilePath = /^(\/\w+\/articles)\/category\/([\w-]+)$/;

export function isListingFile(path: string): boolean {
  return listingFilePath.test(path);
}

/** The URL to redirect to when such a file is requested by its own path; undefined for every other path. */
export function canonicalListingUrl(path: string): string | undefined {
  const [, listing, category] = path.match(listingFilePath) ?? [];
  return listing && `${listing}?category=${category}`;
}
