import { beforeAll, describe, expect, test } from "vitest";
import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { pagePath } from "../../../app/i18n/paths.ts";
import { locales } from "../../../app/i18n/text.ts";
import { publicPages } from "../../../app/site/page-metadata.ts";
import { type CrawledPage, crawl, internalLinksOf } from "./crawl.ts";
import {
  alternatesOf,
  arabicPages,
  canonicalOf,
  englishSentence,
  filesOf,
  metaContent,
  metaPropertyContent,
  textsOf,
  titleOf,
} from "./crawled-page.ts";
import { parseJpeg } from "../../support/parse-jpeg.ts";
import { serveSite } from "./serve-site.ts";

/** The public origin: neither the one the site was built for nor this machine's. */
const origin = "https://nawat.example";

/** Every address that the site itself names, in links, sitemap and feeds, requested with its query. */
describe("the whole site", async () => {
  const site = await serveSite({ publicUrl: origin });
  let pages: Map<string, CrawledPage>;
  let sitemap: string;

  beforeAll(async () => {
    sitemap = await getText("/sitemap.xml");
    const feeds = await Promise.all(locales.map(fetchFeedPaths));
    const sent = locales.map((locale) => `/${locale}/contact/sent`);
    pages = await crawl(site.url, [
      "/en",
      "/ar",
      ...sent,
      "/nothing-here",
      ...sitemapPaths(),
      ...feeds.flat(),
    ]);
  });

  const getText = async (path: string) => (await fetch(site.url + path)).text();
  const sitemapPaths = () =>
    [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address.slice(origin.length));

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

  const found = () => [...pages.values()].filter(({ path }) => path !== "/nothing-here");
  const isIndexable = (page: CrawledPage) => !metaContent(page, "robots").includes("noindex");
  const indexable = () => found().filter(isIndexable);
  /** Those that are their own canonical. */
  const own = () => indexable().filter((page) => canonicalOf(page) === origin + page.path);
  /** Paths of the pages for which `fails` is true. */
  const pathsWhere = (fails: (page: CrawledPage) => boolean, among = found()) =>
    among.filter(fails).map(({ path }) => path);

  test("answers at every address that it names, with a page", () => {
    const paths = locales.flatMap((locale) => publicPages.map(({ page }) => pagePath(locale, page)));
    expect([...pages.keys()]).toEqual(expect.arrayContaining(paths));
    expect(pages.size).toBeGreaterThan(90);
    expect(found().filter(({ path }) => path.includes("?category=")).length).toBeGreaterThanOrEqual(12);
    expect.soft(pathsWhere(({ status }) => status !== 200)).toEqual([]);
    expect
      .soft(pathsWhere(({ document }) => /page not found/i.test(document("head").html() ?? "")))
      .toEqual([]);
  });

  test("has no dead link and no link to a redirect", () => {
    const dead = [...pages.values()].flatMap((page) =>
      internalLinksOf(page)
        .filter(({ address }) => pages.get(address)?.status !== 200)
        .map(({ address }) => `${page.path} → ${address}`),
    );
    expect(dead).toEqual([]);
  });

  test("has no link to a fragment that does not exist", () => {
    const dead = [...pages.values()].flatMap((page) =>
      internalLinksOf(page)
        .filter(({ fragment }) => fragment !== "")
        .filter(({ address, fragment }) => pages.get(address)?.document(`[id="${fragment}"]`).length !== 1)
        .map(({ address, fragment }) => `${page.path} → ${address}#${fragment}`),
    );
    expect(dead).toEqual([]);
  });

  test("has every picture, script, style and font its pages ask for", async () => {
    const wanted = new Set([...pages.values()].flatMap(filesOf));
    expect(wanted.size).toBeGreaterThan(10);
    for (const path of wanted) expect((await fetch(site.url + path)).status, path).toBe(200);
  });

  test("has pages with a title, a description, a robots meta tag and one h1", () => {
    expect.soft(pathsWhere(({ document }) => document("head title").length !== 1)).toEqual([]);
    expect.soft(pathsWhere((page) => titleOf(page) === "")).toEqual([]);
    expect.soft(pathsWhere((page) => metaContent(page, "description") === "")).toEqual([]);
    expect.soft(pathsWhere((page) => metaContent(page, "robots") === "")).toEqual([]);
    expect.soft(pathsWhere(({ document }) => document("h1").length !== 1)).toEqual([]);
    expect.soft(pathsWhere(({ headers }) => headers.has("x-robots-tag"), indexable())).toEqual([]);
  });

  test("has pages in the language and direction of their address", () => {
    expect(
      pathsWhere(({ path, document }) => {
        const { lang, dir } = document("html").attr() ?? {};
        return `${lang} ${dir}` !== (path.startsWith("/ar") ? "ar rtl" : "en ltr");
      }),
    ).toEqual([]);
  });

  test("names canonical addresses that exist and are indexable", () => {
    expect(
      pathsWhere((page) => {
        const canonical = pages.get(canonicalOf(page).slice(origin.length));
        return canonical === undefined || !isIndexable(canonical);
      }, indexable()),
    ).toEqual([]);
  });

  test("has alternates that point at each other", () => {
    expect(
      pathsWhere((page) => {
        const alternates = alternatesOf(page);
        const others = locales.map((locale) => pages.get(alternates[locale]?.slice(origin.length) ?? ""));
        return (
          Object.keys(alternates).join() !== "en,ar,x-default" ||
          alternates["x-default"] !== alternates["en"] ||
          !Object.values(alternates).includes(canonicalOf(page)) ||
          others.some((other) => !other || JSON.stringify(alternatesOf(other)) !== JSON.stringify(alternates))
        );
      }, indexable()),
    ).toEqual([]);
  });

  test("has a title and a description for each page that no other one has", () => {
    expect(own().length).toBeGreaterThan(80);
    for (const textOf of [titleOf, (page: CrawledPage) => metaContent(page, "description")]) {
      const shared = [...Map.groupBy(own(), textOf).values()].filter(({ length }) => length > 1);
      expect(shared.map((group) => group.map(({ path }) => path))).toEqual([]);
    }
  });

  test("has structured data on each page that names the page and its language", () => {
    for (const { path, document } of own()) {
      const data = JSON.parse(document("script[type='application/ld+json']").text());
      expect(data["@context"]).toBe("https://schema.org");
      const graph: Record<string, unknown>[] = data["@graph"];
      const page = graph.find((thing) => thing["@id"] === origin + path);
      expect(page, path).toMatchObject({ url: origin + path, name: document("title").text() });
      expect(page?.["inLanguage"]).toBe(document("html").attr("lang"));
      for (const required of ["Organization", "WebSite"]) {
        expect(graph.find((thing) => thing["@type"] === required)?.["name"]).toBeTruthy();
      }
    }
  });

  test("has a share image for each page, 1200 × 630, and described", async () => {
    const images = new Set(own().map((page) => metaPropertyContent(page, "og:image")));
    // Lists of one category show that of the whole list.
    expect(images.size).toBe(own().filter(({ path }) => !path.includes("?")).length);
    for (const image of images) {
      const answer = await fetch(site.url + image.slice(origin.length));
      expect([answer.status, answer.headers.get("content-type")], image).toEqual([200, "image/jpeg"]);
      const { width, height } = parseJpeg(Buffer.from(await answer.arrayBuffer()));
      expect([width, height]).toEqual([1200, 630]);
    }
    for (const page of own()) {
      expect(metaPropertyContent(page, "og:image:width") + metaPropertyContent(page, "og:image:height")).toBe(
        "1200630",
      );
      expect(metaPropertyContent(page, "og:image:alt")).not.toBe("");
      expect(metaContent(page, "twitter:image")).toBe(metaPropertyContent(page, "og:image"));
    }
  });

  test("lists exactly the indexable pages in its sitemap, with their alternates", () => {
    const paths = own().map(({ path }) => path);
    expect(sitemapPaths().toSorted()).toEqual(paths.toSorted());
    for (const [, entry = ""] of sitemap.matchAll(/<url>(.*?)<\/url>/gs)) {
      const path = entry.match(/<loc>(.*?)<\/loc>/)?.[1]?.slice(origin.length) ?? "";
      const alternates = [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, key, href]) => [
        key,
        href,
      ]);
      const page = pages.get(path);
      expect(Object.fromEntries(alternates), path).toEqual(page && alternatesOf(page));
    }
  });

  test("lets no network between change a page: hide its addresses, or add a script", () => {
    expect(pathsWhere(({ headers }) => !headers.get("cache-control")?.includes("no-transform"))).toEqual([]);
  });

  test("leads from each page to the same page in the other language", () => {
    for (const { path, document } of arabicPages(pages)) {
      const other = document("[data-language-switch]").attr("href");
      expect(other).toBe(path.replace("/ar", "/en"));
      expect(
        pages
          .get(other ?? "")
          ?.document("[data-language-switch]")
          .attr("href"),
      ).toBe(path);
    }
  });

  test("has no English sentence in an Arabic page", () => {
    const texts = arabicPages(pages).flatMap((page) =>
      textsOf(page)
        .filter((text) => englishSentence.test(text))
        .map((text) => `${page.path}: ${text}`),
    );
    expect(texts).toEqual([]);
  });

  test("has no text of Latin letters alone in an Arabic page, but isolated names", () => {
    const texts = arabicPages(pages).flatMap((page) =>
      textsOf(page)
        .filter((text) => /[a-z]{2}/i.test(text) && !/\p{Script=Arabic}/u.test(text))
        .map((text) => `${page.path}: ${text}`),
    );
    expect(texts).toEqual([]);
  });

  test("has no Arabic in an English page, but the link to the Arabic one", () => {
    const texts = [...pages.values()]
      .filter(({ path }) => /^\/en(\/|$)/.test(path))
      .flatMap((page) =>
        textsOf(page)
          .filter((text) => /\p{Script=Arabic}/u.test(text))
          .map((text) => `${page.path}: ${text}`),
      );
    expect(texts).toEqual([]);
  });
});
