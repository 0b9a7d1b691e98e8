import { readdir } from "node:fs/promises";
import { dirname } from "node:path";
import { type Locale, localeOf } from "../app/i18n/text.ts";
import { builtSite } from "../tests/server.ts";

export interface Page {
  /** `/en/services` */
  path: string;
  locale: Locale;
  /** It ships React and comes alive after it is loaded. */
  isHydrated: boolean;
  /** It asks search engines to stay away. */
  isHidden: boolean;
}

/** The pages that were built, or those of them in `wanted`; the page for unknown addresses is not one. */
export async function listPages(server: string, wanted: string[]): Promise<Page[]> {
  const built = wanted.length > 0 ? wanted : (await builtPaths()).filter(speaksForItself);
  return Promise.all(built.map((path) => describePage(server, path)));
}

async function builtPaths(): Promise<string[]> {
  const files = await readdir(builtSite, { recursive: true });
  const pages = files.filter((file) => file.endsWith("index.html")).map((file) => `/${dirname(file)}`);
  // The list in a category is the list.
  return pages.filter((path) => path !== "/404" && !path.includes("/articles/category/")).sort();
}

/** One article stands for all: they are the same page with other words. */
function speaksForItself(path: string, _: number, paths: string[]): boolean {
  const [, locale, section, slug] = path.split("/");
  if (section !== "articles" || !slug) return true;
  return path === paths.find((other) => other.startsWith(`/${locale}/articles/`));
}

async function describePage(server: string, path: string): Promise<Page> {
  const answer = await fetch(server + path);
  if (answer.status !== 200) throw new Error(`${path} is no page: the server answers ${answer.status}`);
  const html = await answer.text();
  return {
    path,
    locale: localeOf(path),
    isHydrated: html.includes('<meta name="alive"'),
    isHidden: answer.headers.get("x-robots-tag")?.includes("noindex") ?? false,
  };
}
