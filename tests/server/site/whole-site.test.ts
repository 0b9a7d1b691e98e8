import { parseAtomFeed } from "feedsmith";
import { beforeAll, describe, expect, test } from "vitest";
import { articles } from "../../../app/articles/articles.server.ts";
import { pagePath } from "../../../app/i18n/paths.ts";
import { locales } from "../../../app/i18n/text.ts";
import { publicPages } from "../../../app/site/metadata/page-metadata.ts";
import { parseJpeg } from "../../support/parse-jpeg.ts";
import { origin, serveBuiltSite } from "./built-site.ts";
import { type CrawledPage, crawl, internalLinksOf } from "./crawl.ts";
import {
  alternatesOf,
  canonicalOf,
  englishSentence,
  filesOf,
  hasPolicy,
  metaContent,
  metaPropertyContent,
  textsOf,
  titleOf,
} from "./crawled-page.ts";

/** Every address that the site itself names, in links, sitemap and feeds, requested with its query. */
describe("the whole site", async () => {
  const url = await serveBuiltSite();
  const getText = async (path: string) => (await fetch(url + path)).text();
  const pathOf = (address = "") => address.slice(origin.length);
  let pages: Map<string, CrawledPage>;
  let sitemap: string;
  const sitemapPaths = () =>
    [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => pathOf(address));

  beforeAll(async () => {
    sitemap = await getText("/sitemap.xml");
    const feeds = await Promise.all((articles.length > 0 ? locales : []).map(fetchFeedPaths));
    const sent = locales.map((locale) => `/${locale}/contact/sent`);
    pages = await crawl(url, ["/en", "/ar", ...sent, "/nothing-here", ...sitemapPaths(), ...feeds.flat()]);
  });

  async function fetchFeedPaths(locale: string): Promise<string[]> {
    const atom = parseAtomFeed(await getText(`/${locale}/articles/feed.xml`));
    return (atom.entries ?? []).map(({ links }) => pathOf(links?.[0]?.href));
  }

  const found = () => [...pages.values()].filter(({ path }) => path !== "/nothing-here");
  const isIndexable = (page: CrawledPage) => !metaContent(page, "robots").includes("noindex");
  /** Those that are their own canonical. */
  const own = () => found().filter((page) => isIndexable(page) && canonicalOf(page) === origin + page.path);
  const inLanguage = (language: string) =>
    found().filter(({ path }) => new RegExp(`^/${language}(/|$)`).test(path));

  test("answers at every address that it names, with a page", () => {
    const paths = locales.flatMap((locale) => publicPages.map(({ page }) => pagePath(locale, page)));
    expect([...pages.keys()]).toEqual(expect.arrayContaining(paths));
    const categories = new Set(articles.map(({ category }) => category));
    expect(own()).toHaveLength(paths.length + locales.length * (articles.length + categories.size));
  });

  const rules: [name: string, among: () => CrawledPage[], holds: (page: CrawledPage) => boolean][] = [
    ["is there", found, ({ status }) => status === 200],
    ["has a policy that lets in no script that it does not name", () => [...pages.values()], hasPolicy],
    ["has one title", found, (page) => page.document("head title").length === 1 && titleOf(page) !== ""],
    ["is no page of what is missing", found, (page) => !/page not found/i.test(titleOf(page))],
    [
      "has a description if it is indexed",
      () => found().filter(isIndexable),
      (page) => metaContent(page, "description") !== "",
    ],
    ["has one h1", found, ({ document }) => document("h1").length === 1],
    ["says whether it is indexed", found, (page) => metaContent(page, "robots") !== ""],
    [
      "says in a header that it is not indexed when its head does",
      found,
      (page) => page.headers.has("x-robots-tag") !== isIndexable(page),
    ],
    [
      "lets no network between change it: hide its address, or add a script",
      () => [...pages.values()],
      ({ headers }) => headers.get("cache-control")?.includes("no-transform") === true,
    ],
    [
      "has the language and direction of its address",
      found,
      ({ path, document }) => {
        const { lang, dir } = document("html").attr() ?? {};
        return `${lang} ${dir}` === (path.startsWith("/ar") ? "ar rtl" : "en ltr");
      },
    ],
    [
      "names a canonical address that exists and is indexed",
      () => found().filter(isIndexable),
      (page) => {
        const canonical = pages.get(pathOf(canonicalOf(page)));
        return canonical !== undefined && isIndexable(canonical);
      },
    ],
    [
      "has alternates that point at each other",
      () => found().filter(isIndexable),
      (page) => {
        const alternates = alternatesOf(page);
        return (
          Object.keys(alternates).join() === "en,ar,x-default" &&
          alternates["x-default"] === alternates["en"] &&
          Object.values(alternates).includes(canonicalOf(page)) &&
          locales.every((locale) => {
            const other = pages.get(pathOf(alternates[locale]));
            return other && JSON.stringify(alternatesOf(other)) === JSON.stringify(alternates);
          })
        );
      },
    ],
    [
      "has a share image that is measured and described",
      own,
      (page) =>
        metaPropertyContent(page, "og:image:width") + metaPropertyContent(page, "og:image:height") ===
          "1200630" && metaPropertyContent(page, "og:image:alt") !== "",
    ],
    [
      "leads to the same page in the other language",
      // What an address fills in a form with is of one language.
      () => inLanguage("ar").filter(({ path }) => !/(contact|start-project)\?/.test(path)),
      ({ path, document }) => {
        const other = document("[data-language-switch]").attr("href") ?? "";
        const back = pages.get(other)?.document("[data-language-switch]").attr("href");
        return other === path.replace("/ar", "/en") && back === path;
      },
    ],
  ];
  test.each(rules)("each page %s", (_, among, holds) => {
    const judged = among();
    expect(judged.length).toBeGreaterThan(Math.min(40, publicPages.length + articles.length - 1));
    expect(judged.filter((page) => !holds(page)).map(({ path }) => path)).toEqual([]);
  });

  test("has no dead link, no link to a redirect, and none to a fragment that does not exist", () => {
    const dead = [...pages.values()].flatMap((page) =>
      internalLinksOf(page)
        .filter(({ address, fragment }) => {
          const target = pages.get(address);
          const isThere = !fragment || target?.document(`[id="${fragment}"]`).length === 1;
          return target?.status !== 200 || !isThere;
        })
        .map(({ address, fragment }) => `${page.path} → ${address}#${fragment}`),
    );
    expect(dead).toEqual([]);
  });

  test("has every picture, script, style and font its pages ask for", async () => {
    const wanted = new Set([...pages.values()].flatMap(filesOf));
    expect(wanted.size).toBeGreaterThan(10);
    for (const path of wanted) expect((await fetch(url + path)).status, path).toBe(200);
  });

  test("has a title and a description for each page that no other one has", () => {
    for (const textOf of [titleOf, (page: CrawledPage) => metaContent(page, "description")]) {
      const shared = [...Map.groupBy(own(), textOf).values()].filter(({ length }) => length > 1);
      expect(shared.map((group) => group.map(({ path }) => path))).toEqual([]);
    }
  });

  test("has structured data on each page that names the page and its language", () => {
    for (const { path, document } of own()) {
      const graph: Record<string, unknown>[] = JSON.parse(
        document("script[type='application/ld+json']").text(),
      )["@graph"];
      expect(
        graph.find((thing) => thing["@id"] === origin + path),
        path,
      ).toMatchObject({
        url: origin + path,
        name: document("title").text(),
        inLanguage: document("html").attr("lang"),
      });
    }
  });

  test("has a share image for each page, 1200 × 630", async () => {
    const images = new Set(own().map((page) => metaPropertyContent(page, "og:image")));
    // Lists of one category show that of the whole list.
    expect(images.size).toBe(own().filter(({ path }) => !path.includes("?")).length);
    for (const image of images) {
      const answer = await fetch(url + pathOf(image));
      expect([answer.status, answer.headers.get("content-type")], image).toEqual([200, "image/jpeg"]);
      const { width, height } = parseJpeg(Buffer.from(await answer.arrayBuffer()));
      expect([width, height]).toEqual([1200, 630]);
    }
  });

  test("lists exactly the indexed pages in its sitemap, with their alternates", () => {
    expect(sitemapPaths().toSorted()).toEqual(
      own()
        .map(({ path }) => path)
        .toSorted(),
    );
    for (const [, entry = ""] of sitemap.matchAll(/<url>(.*?)<\/url>/gs)) {
      const path = pathOf(entry.match(/<loc>(.*?)<\/loc>/)?.[1]);
      const alternates = [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)];
      const page = pages.get(path);
      expect(Object.fromEntries(alternates.map(([, key, href]) => [key, href])), path).toEqual(
        page && alternatesOf(page),
      );
    }
  });

  const foreign: [what: string, language: string, isForeign: (text: string) => boolean][] = [
    ["no English sentence in an Arabic page", "ar", (text) => englishSentence.test(text)],
    [
      "no text of Latin letters alone in an Arabic page, but isolated names",
      "ar",
      (text) => /[a-z]{2}/i.test(text) && !/\p{Script=Arabic}/u.test(text),
    ],
    [
      "no Arabic in an English page, but the link to the Arabic one",
      "en",
      (text) => /\p{Script=Arabic}/u.test(text),
    ],
  ];
  test.each(foreign)("has %s", (_, language, isForeign) => {
    const texts = inLanguage(language).flatMap((page) =>
      textsOf(page)
        .filter(isForeign)
        .map((text) => `${page.path}: ${text}`),
    );
    expect(texts).toEqual([]);
  });
});
