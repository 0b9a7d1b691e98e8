import { type CheerioAPI, load } from "cheerio/slim";

export interface CrawledPage {
  path: string;
  status: number;
  headers: Headers;
  document: CheerioAPI;
}

/** Every page of the site that links lead to from `starts`, by its path. A page that is not there is among them. */
export async function crawl(server: string, starts: string[]): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const waiting = [...starts];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const page = await readPage(server, path);
    pages.set(path, page);
    waiting.push(...linksOf(page).map(({ path }) => path));
  }
  return pages;
}

export async function readPage(server: string, path: string): Promise<CrawledPage> {
  const answer = await fetch(server + path, { redirect: "manual" });
  const { status, headers } = answer;
  return { path, status, headers, document: load(await answer.text()) };
}

/** The links of a page that stay on the site: path without query, and fragment without its sign. */
export function linksOf({ path, document }: CrawledPage): { path: string; fragment: string }[] {
  // A link of another type leads to no page.
  return document("a[href]:not([type])")
    .toArray()
    .map((link) => new URL(document(link).attr("href") ?? "", `http://site.invalid${path}`))
    .filter(({ host, protocol }) => host === "site.invalid" && protocol === "http:")
    .map(({ pathname, hash }) => ({ path: pathname, fragment: decodeURIComponent(hash.slice(1)) }));
}
