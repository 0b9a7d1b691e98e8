import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { beforeAll, describe, expect, test } from "vitest";
import { type CrawledPage, readPage } from "../crawl.ts";
import { serveSite } from "./built-site.ts";

const origin = "https://nawat.example";
const locales = ["en", "ar"] as const;

/** Whatever the site itself names, asked for as a stranger would ask: with its query. */
describe("every address in sitemap, menus, filters and feeds", () => {
  const site = serveSite({ publicUrl: origin });
  let pages: Map<string, CrawledPage>;

  beforeAll(async () => {
    const named = new Set([...(await sitemap()), ...(await Promise.all(locales.map(feeds))).flat()]);
    pages = await readAll(named);
  });

  const getText = async (path: string) => (await fetch(site.url + path)).text();

  async function sitemap(): Promise<string[]> {
    const addresses = [...(await getText("/sitemap.xml")).matchAll(/<loc>(.*?)<\/loc>/g)];
    return addresses.map(([, address = ""]) => address.slice(origin.length));
  }

  async function feeds(locale: string): Promise<string[]> {
    const atom = parseAtomFeed(await getText(`/${locale}/articles/feed.xml`));
    const json = parseJsonFeed(await getText(`/${locale}/articles/feed.json`));
    const items = [
      ...(atom.entries ?? []).map(({ links }) => links?.[0]?.href ?? ""),
      ...(json.items ?? []).map(({ url }) => url ?? ""),
    ];
    expect(items).toHaveLength(60);
    return items.map((address) => address.slice(origin.length));
  }

  /** Those, and what links in them lead to, query and all. */
  async function readAll(starts: Set<string>): Promise<Map<string, CrawledPage>> {
    const read = new Map<string, CrawledPage>();
    const waiting = [...starts];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (read.has(path)) continue;
      const page = await readPage(site.url, path);
      read.set(path, page);
      const links = page.document("a[href^='/']:not([type])").toArray();
      waiting.push(...links.map(({ attribs }) => (attribs["href"] ?? "").replace(/#.*/, "")));
    }
    return read;
  }

  const all = () => [...pages.values()];
  const isIndexable = (page: CrawledPage) => !metaOf(page, "robots").includes("noindex");
  const indexable = () => all().filter(isIndexable);
  /** The addresses of pages of which something does not hold. */
  const where = (fails: (page: CrawledPage) => boolean, among = all()) =>
    among.filter(fails).map(({ path }) => path);

  test("is a page that is there", () => {
    expect(pages.size).toBeGreaterThan(90);
    expect(all().filter(({ path }) => path.includes("?category=")).length).toBeGreaterThanOrEqual(12);
    expect.soft(where(({ status }) => status !== 200)).toEqual([]);
    expect.soft(where(({ document }) => /page not found/i.test(document("head").html() ?? ""))).toEqual([]);
  });

  test("has a title, a description, a word to robots and one first heading", () => {
    expect.soft(where(({ document }) => document("head title").length !== 1)).toEqual([]);
    expect.soft(where((page) => titleOf(page) === "")).toEqual([]);
    expect.soft(where((page) => metaOf(page, "description") === "")).toEqual([]);
    expect.soft(where((page) => metaOf(page, "robots") === "")).toEqual([]);
    expect.soft(where(({ document }) => document("h1").length !== 1)).toEqual([]);
  });

  test("is in the language and direction it is under", () => {
    expect
      .soft(
        where(({ path, document }) => {
          const { lang, dir } = document("html").attr() ?? {};
          return `${lang} ${dir}` !== (path.startsWith("/ar") ? "ar rtl" : "en ltr");
        }),
      )
      .toEqual([]);
  });

  test("names a canonical address that is there and may be listed", () => {
    expect
      .soft(
        where(({ document }) => {
          const canonical = document("link[rel=canonical]").attr("href")?.slice(origin.length) ?? "";
          const page = pages.get(canonical);
          return page === undefined || !isIndexable(page);
        }, indexable()),
      )
      .toEqual([]);
  });

  test("has alternates that point at each other", () => {
    expect
      .soft(
        where((page) => {
          const alternates = alternatesOf(page);
          const others = locales.map((locale) => pages.get(alternates[locale]?.slice(origin.length) ?? ""));
          const canonical = page.document("link[rel=canonical]").attr("href");
          return (
            !Object.values(alternates).includes(canonical ?? "") ||
            others.some((other) => !other || !same(alternatesOf(other), alternates))
          );
        }, indexable()),
      )
      .toEqual([]);
  });

  test("has a title and a description that no other page has, if it is its own canonical", () => {
    const own = indexable().filter(
      ({ path, document }) => document("link[rel=canonical]").attr("href") === origin + path,
    );
    expect(own.length).toBeGreaterThan(80);
    for (const words of [titleOf, (page: CrawledPage) => metaOf(page, "description")]) {
      const pathsByWords = Map.groupBy(own, words);
      const shared = [...pathsByWords.values()].filter(({ length }) => length > 1);
      expect(shared.map((group) => group.map(({ path }) => path))).toEqual([]);
    }
  });
});

function titleOf({ document }: CrawledPage): string {
  return document("head title").text();
}

function metaOf({ document }: CrawledPage, name: string): string {
  return document(`meta[name="${name}"]`).attr("content") ?? "";
}

function alternatesOf({ document }: CrawledPage): Record<string, string> {
  const links = document("link[rel=alternate][hreflang]").toArray();
  return Object.fromEntries(links.map(({ attribs }) => [attribs["hreflang"], attribs["href"] ?? ""]));
}

function same(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
