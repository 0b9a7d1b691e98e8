import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { beforeAll, describe, expect, test } from "vitest";
import { type CrawledPage, fetchPage } from "../crawl.ts";
import { serveSite } from "./serve-site.ts";

const origin = "https://nawat.example";
const locales = ["en", "ar"] as const;

/** Every address the site itself names, requested with its query. */
describe("every URL in sitemap, menus, filters and feeds", () => {
  const site = serveSite({ publicUrl: origin });
  let pages: Map<string, CrawledPage>;

  beforeAll(async () => {
    const named = new Set([
      ...(await fetchSitemapPaths()),
      ...(await Promise.all(locales.map(fetchFeedPaths))).flat(),
    ]);
    pages = await fetchAll(named);
  });

  const getText = async (path: string) => (await fetch(site.url + path)).text();

  async function fetchSitemapPaths(): Promise<string[]> {
    const addresses = [...(await getText("/sitemap.xml")).matchAll(/<loc>(.*?)<\/loc>/g)];
    return addresses.map(([, address = ""]) => address.slice(origin.length));
  }

  async function fetchFeedPaths(locale: string): Promise<string[]> {
    const atom = parseAtomFeed(await getText(`/${locale}/articles/feed.xml`));
    const json = parseJsonFeed(await getText(`/${locale}/articles/feed.json`));
    const items = [
      ...(atom.entries ?? []).map(({ links }) => links?.[0]?.href ?? ""),
      ...(json.items ?? []).map(({ url }) => url ?? ""),
    ];
    expect(items).toHaveLength(60);
    return items.map((address) => address.slice(origin.length));
  }

  /** These pages and all that their links lead to, queries included. */
  async function fetchAll(starts: Set<string>): Promise<Map<string, CrawledPage>> {
    const fetched = new Map<string, CrawledPage>();
    const queue = [...starts];
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      if (fetched.has(path)) continue;
      const page = await fetchPage(site.url, path);
      fetched.set(path, page);
      const links = page.document("a[href^='/']:not([type])").toArray();
      queue.push(...links.map(({ attribs }) => (attribs["href"] ?? "").replace(/#.*/, "")));
    }
    return fetched;
  }

  const all = () => [...pages.values()];
  const isIndexable = (page: CrawledPage) => !metaContent(page, "robots").includes("noindex");
  const indexable = () => all().filter(isIndexable);
  /** Paths of the pages for which `fails` is true. */
  const pathsWhere = (fails: (page: CrawledPage) => boolean, among = all()) =>
    among.filter(fails).map(({ path }) => path);

  test("answers with a page", () => {
    expect(pages.size).toBeGreaterThan(90);
    expect(all().filter(({ path }) => path.includes("?category=")).length).toBeGreaterThanOrEqual(12);
    expect.soft(pathsWhere(({ status }) => status !== 200)).toEqual([]);
    expect
      .soft(pathsWhere(({ document }) => /page not found/i.test(document("head").html() ?? "")))
      .toEqual([]);
  });

  test("has a title, a description, a robots meta tag and one h1", () => {
    expect.soft(pathsWhere(({ document }) => document("head title").length !== 1)).toEqual([]);
    expect.soft(pathsWhere((page) => titleOf(page) === "")).toEqual([]);
    expect.soft(pathsWhere((page) => metaContent(page, "description") === "")).toEqual([]);
    expect.soft(pathsWhere((page) => metaContent(page, "robots") === "")).toEqual([]);
    expect.soft(pathsWhere(({ document }) => document("h1").length !== 1)).toEqual([]);
  });

  test("is in the language and direction it is under", () => {
    expect
      .soft(
        pathsWhere(({ path, document }) => {
          const { lang, dir } = document("html").attr() ?? {};
          return `${lang} ${dir}` !== (path.startsWith("/ar") ? "ar rtl" : "en ltr");
        }),
      )
      .toEqual([]);
  });

  test("names a canonical URL that exists and is indexable", () => {
    expect
      .soft(
        pathsWhere(({ document }) => {
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
        pathsWhere((page) => {
          const alternates = alternatesOf(page);
          const others = locales.map((locale) => pages.get(alternates[locale]?.slice(origin.length) ?? ""));
          const canonical = page.document("link[rel=canonical]").attr("href");
          return (
            !Object.values(alternates).includes(canonical ?? "") ||
            others.some((other) => !other || !isEqual(alternatesOf(other), alternates))
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
    for (const textOf of [titleOf, (page: CrawledPage) => metaContent(page, "description")]) {
      const pagesByText = Map.groupBy(own, textOf);
      const shared = [...pagesByText.values()].filter(({ length }) => length > 1);
      expect(shared.map((group) => group.map(({ path }) => path))).toEqual([]);
    }
  });
});

function titleOf({ document }: CrawledPage): string {
  return document("head title").text();
}

function metaContent({ document }: CrawledPage, name: string): string {
  return document(`meta[name="${name}"]`).attr("content") ?? "";
}

function alternatesOf({ document }: CrawledPage): Record<string, string> {
  const links = document("link[rel=alternate][hreflang]").toArray();
  return Object.fromEntries(links.map(({ attribs }) => [attribs["hreflang"], attribs["href"] ?? ""]));
}

function isEqual(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
