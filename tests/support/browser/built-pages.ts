import { readdirSync } from "node:fs";
import { hasArticles } from "../../../app/has-articles.ts";
import { builtSiteFolder } from "../server.ts";

/** Address of every page as it was built, in both languages: new pages are tested without being listed here. */
export const publicPages = readdirSync(builtSiteFolder, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => /^(en|ar)\/(.*\/)?index\.html$/.test(name))
  .map((name) => `/${name.replace(/\/index\.html$/, "")}`)
  // Served at the listing's address when its query asks for a category.
  .filter((path) => !path.includes("/articles/category/"))
  .toSorted();

/** The same, with one article of each language: all articles share a template. */
export const pageKinds = [
  ...publicPages.filter((path) => !isFurtherArticle(path)),
  ...(hasArticles ? ["/ar/articles?category=there-is-none"] : []),
];

/** One page of each template, in turn in English and in Arabic. */
const templates = [
  "/en",
  "/ar/services",
  "/en/cases",
  "/ar/start-project",
  ...pageKinds.filter((path) => path === "/en/articles" || path.startsWith("/ar/articles/")),
  "/en/buyers",
  "/ar/privacy-policy",
];

/** In `npm run test:all` every kind of page in both languages. */
export const pagesOfTest = process.env["TEST_ALL"] ? [...pageKinds, "/en/nothing-here"] : templates;

export const staffPages = [
  "/auth",
  "/auth/confirm#token_hash=x&type=signup",
  "/auth/forgotten-password",
  "/security-test",
];

function isFurtherArticle(path: string): boolean {
  const folder = path.match(/^\/(en|ar)\/articles\//)?.[0];
  return folder !== undefined && publicPages.find((other) => other.startsWith(folder)) !== path;
}
