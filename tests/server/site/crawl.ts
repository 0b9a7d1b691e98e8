import { type CheerioAPI, load } from "cheerio/slim";

export interface CrawledPage {
  path: string;
  status: number;
  headers: Headers;
  document: CheerioAPI;
}

/** Every page that links lead to from `starts`, by its address with its query, including those that answer 404. */
export async function crawl(server: string, starts: string[]): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const queue = [...starts];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (pages.has(path)) continue;
    const page = await fetchPage(server, path);
    pages.set(path, page);
    queue.push(...internalLinksOf(page).map(({ address }) => address));
  }
  return pages;
}

export async function fetchPage(server: string, path: string): Promise<CrawledPage> {
  const answer = await fetch(server + path, { redirect: "manual" });
  const { status, headers } = answer;
  return { path, status, headers, document: load(await answer.text()) };
}

/** The links of a page that stay on the site: path with its query, and fragment without its sign. */
export function internalLinksOf({ path, document }: CrawledPage): { address: string; fragment: string }[] {
  // A link with a `type` leads to a file, not to a page.
  return document("a[href]:not([type])")
    .toArray()
    .map((link) => new URL(document(link).attr("href") ?? "", `http://site.invalid${path}`))
    .filter(({ host, protocol }) => host === "site.invalid" && protocol === "http:")
    .map(({ pathname, search, hash }) => ({
      address: pathname + search,
      fragment: decodeURIComponent(hash.slice(1)),
    }));
}
