import { readdirSync } from "node:fs";
import { builtSite } from "../server.ts";

/** Address of every page as it was built, in both languages: a new page is looked at without being named here. */
export const publicPages = readdirSync(builtSite, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => /^(en|ar)\/(.*\/)?index\.html$/.test(name))
  .map((name) => `/${name.replace(/\/index\.html$/, "")}`)
  // Given out where the listing's address asks for a category.
  .filter((path) => !path.includes("/articles/category/"))
  .toSorted();

/** The same, with one article for all: they are one page with other words. */
export const pageKinds = [
  ...publicPages.filter((path) => !isFurtherArticle(path)),
  "/ar/articles?category=there-is-none",
];

export const staffPages = ["/auth", "/auth/confirm#token_hash=x&type=signup", "/security-test"];

function isFurtherArticle(path: string): boolean {
  const folder = path.match(/^\/(en|ar)\/articles\//)?.[0];
  return folder !== undefined && publicPages.find((other) => other.startsWith(folder)) !== path;
}
