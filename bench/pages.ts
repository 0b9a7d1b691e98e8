import { readdir } from "node:fs/promises";
import { dirname } from "node:path";
import { type Locale, localeFromPath } from "../app/i18n/text.ts";
import { builtSiteFolder } from "../tests/support/server.ts";

export interface Page {
  /** `/en/services` */
  path: string;
  locale: Locale;
  /** What ships React: a form in the page, the whole page in the staff area, or none. */
  kind: "content" | "form" | "staff";
  /** Search engines are told not to index it. */
  isNoindex: boolean;
}

/** The pages that were built, or those of them in `wanted`; without the 404 page. */
export async function listPages(server: string, wanted: string[]): Promise<Page[]> {
  const built = wanted.length > 0 ? wanted : (await listBuiltPaths()).filter(isRepresentative);
  return Promise.all(built.map((path) => inspectPage(server, path)));
}

async function listBuiltPaths(): Promise<string[]> {
  const files = await readdir(builtSiteFolder, { recursive: true });
  const pages = files.filter((file) => file.endsWith("index.html")).map((file) => `/${dirname(file)}`);
  // The list of a category is the same page as the whole list.
  return pages.filter((path) => path !== "/404" && !path.includes("/articles/category/")).sort();
}

/** Only the first article of a language is measured: all are the same page with other text. */
function isRepresentative(path: string, _: number, paths: string[]): boolean {
  const [, locale, section, slug] = path.split("/");
  if (section !== "articles" || !slug) return true;
  return path === paths.find((other) => other.startsWith(`/${locale}/articles/`));
}

async function inspectPage(server: string, path: string): Promise<Page> {
  const response = await fetch(server + path);
  if (response.status !== 200)
    throw new Error(`${path} is not a page: the server answers ${response.status}`);
  const html = await response.text();
  return {
    path,
    locale: localeFromPath(path),
    kind: kindOf(html),
    isNoindex: response.headers.get("x-robots-tag")?.includes("noindex") ?? false,
  };
}

function kindOf(html: string): Page["kind"] {
  if (html.includes("__reactRouterContext")) return "staff";
  return /data-island="[a-z]+-form"/.test(html) ? "form" : "content";
}
