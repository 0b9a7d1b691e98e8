/** The path of a prerendered listing of articles: `/en/articles/category/ai`. */
export const prerenderedListing = /\/articles\/category\/([^/]+)\/?$/;

/**
 * Each category's listing is prerendered (`/en/articles/category/ai`) and served for its query: this is the path a visitor
 * sees, and the canonical one.
 */
export function canonicalPath(path: string): string {
  return path.replace(prerenderedListing, "/articles?category=$1");
}
