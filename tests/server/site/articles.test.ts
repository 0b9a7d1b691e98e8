import { parseAtomFeed } from "feedsmith";
import { describe, expect, test } from "vitest";
import { tagsOf } from "../../../app/articles/article-metadata.ts";
import { articles } from "../../../app/articles/articles.server.ts";
import { categories, filterValueOf, findCategory } from "../../../app/articles/categories.ts";
import { articleWords } from "../../../app/articles/words.ts";
import { locales } from "../../../app/i18n/text.ts";
import { origin, serveBuiltSite } from "./built-site.ts";
import { type CrawledPage, fetchPage } from "./crawl.ts";
import { canonicalOf, metaContent, metaPropertyContent, titleOf } from "./crawled-page.ts";

const url = await serveBuiltSite();
const used = new Set(articles.map(({ category }) => category));
const unused = Object.keys(categories).filter((name) => articles.every(({ category }) => category !== name));

if (articles.length === 0)
  test.each(locales)(
    "without articles there is no list of them in %s, no feed, and no link to them",
    async (locale) => {
      for (const path of ["articles", "articles/feed.xml", "articles?category=ai"])
        expect((await fetch(`${url}/${locale}/${path}`)).status, path).toBe(404);
      for (const path of [`/${locale}`, "/sitemap.xml"])
        expect(await (await fetch(url + path)).text(), path).not.toContain("/articles");
    },
  );

// What holds for every page is in whole-site.test.ts.
describe.each(articles.length > 0 ? locales : [])("the articles in %s", (locale) => {
  const path = `/${locale}/articles`;
  const fetchList = (value: string) => fetchPage(url, `${path}?category=${encodeURIComponent(value)}`);

  test("name the same author, section, tags and days in share tags and structured data", async () => {
    for (const article of articles) {
      const { slug, written, date, category } = article;
      const page = await fetchPage(url, `${path}/${slug}`);
      const contents = (property: string) =>
        page
          .document(`meta[property="article:${property}"]`)
          .toArray()
          .map(({ attribs }) => attribs["content"]);
      expect(contents("author"), slug).toEqual([`${origin}/${locale}/about`]);
      expect(contents("published_time"), slug).toEqual(wholeDays(date));
      expect(contents("modified_time"), slug).toEqual([written]);
      expect(contents("section"), slug).toEqual([categories[category][locale]]);
      expect(contents("tag"), slug).toEqual(tagsOf(article, locale));
      expect(newsArticleOf(page), slug).toMatchObject({
        datePublished: date,
        dateModified: written,
        articleSection: contents("section")[0],
        keywords: contents("tag"),
        author: { name: metaContent(page, "author"), url: `${origin}/${locale}` },
      });
      const times = page.document("main > article time").toArray();
      expect(
        times.map(({ attribs }) => attribs["datetime"]),
        slug,
      ).toEqual([date, written]);
    }
  });

  test("are listed by category, which the list names, and shows alone", async () => {
    for (const category of used) {
      const page = await fetchList(filterValueOf(category));
      const name = categories[category][locale];
      expect(page.document("[data-filters] [aria-current]").first().text().trim()).toBe(name);
      expect(titleOf(page)).toContain(name);
      expect(metaContent(page, "description")).toContain(name);
      const address = `${origin}${path}?category=${filterValueOf(category)}`;
      expect([canonicalOf(page), metaPropertyContent(page, "og:url")]).toEqual([address, address]);
      // Its name is an alias.
      expect(canonicalOf(await fetchList(category))).toBe(address);
      expect(shownLabels(page)).toEqual([name]);
    }
  });

  test("are all listed without a category, and none in one that there is not: with 404, noindex and a sentence", async () => {
    for (const value of ["", "all"]) {
      const page = await fetchList(value);
      expect(canonicalOf(page)).toBe(`${origin}${path}`);
      expect(shownCards(page)).toHaveLength(articles.length);
    }
    const strange = ["telepathy", "AI", "../fintech", "fintech,ai", "constructor"];
    expect(strange.map(findCategory)).toEqual(strange.map(() => undefined));
    for (const value of [...strange, ...unused]) {
      const page = await fetchList(value);
      const sentence = page.document("#no-articles p").text();
      expect(page.status).toBe(404);
      expect(titleOf(page)).toContain(sentence);
      expect([metaContent(page, "robots"), page.headers.get("x-robots-tag")]).toEqual(["noindex", "noindex"]);
      expect(page.document("link[rel=canonical], link[rel=alternate][hreflang]")).toHaveLength(0);
      expect(page.document("[data-filters] [aria-current]")).toHaveLength(0);
      expect(shownCards(page)).toEqual([]);
    }
  });

  const dayOf = (moment: string | undefined) => moment && new Date(moment).toISOString().slice(0, 10);
  const addresses = articles.map(({ slug }) => `${origin}${path}/${slug}`);
  const eventDays = articles.map(({ date }) => wholeDays(date)[0]);
  const days = articles.map(({ written }) => written);

  test("are in an Atom feed, newest first, with their texts, days and addresses", async () => {
    const answer = await fetch(`${url}${path}/feed.xml`);
    expect(answer.headers.get("content-type")).toContain("xml");
    const { entries = [], ...feed } = parseAtomFeed(await answer.text());
    expect(feed.links).toMatchObject([
      { rel: "self", href: `${origin}${path}/feed.xml` },
      { rel: "alternate" },
    ]);
    expect(dayOf(feed.updated)).toBe(days.toSorted().at(-1));
    expect(entries.map(({ title }) => title?.value)).toEqual(articles.map(({ title }) => title[locale]));
    expect(entries.map(({ links }) => links?.[0]?.href)).toEqual(addresses);
    expect(entries.map(({ published }) => dayOf(published))).toEqual(eventDays);
    expect(entries.map(({ updated }) => dayOf(updated))).toEqual(days);
    for (const { content } of entries) expect(content?.value).toContain(articleWords.note[locale]);
    // Each has an id of its own, as the format asks.
    expect(new Set(entries.map(({ id }) => id)).size).toBe(articles.length);
    for (const { id } of [feed, ...entries]) expect(id).toMatch(/^https:\/\/nawat\.example\//);
  });
});

/** Of one event only the month is known: no day is made up. */
function wholeDays(date: string): string[] {
  return date.length === 10 ? [date] : [];
}

function newsArticleOf({ document }: CrawledPage): Record<string, unknown> | undefined {
  const graph: Record<string, unknown>[] = JSON.parse(document("script[type='application/ld+json']").text())[
    "@graph"
  ];
  return graph.find((thing) => thing["@type"] === "NewsArticle");
}

function shownCards({ document }: CrawledPage) {
  return document("[data-slug]:not([hidden])").toArray();
}

/** The categories of the articles that a list shows. */
function shownLabels(page: CrawledPage): string[] {
  return [
    ...new Set(shownCards(page).map((card) => page.document(card).find("[data-field=category]").text())),
  ];
}
