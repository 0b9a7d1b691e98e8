import { describe, expect, test } from "vitest";
import { categories, filters } from "../../app/articles/categories.ts";
import { type CrawledPage, fetchPage } from "../crawl.ts";
import { serveSite } from "./serve-site.ts";

const origin = "https://nawat.example";
const languages = ["en", "ar"] as const;

/** The query value of each category in its canonical address. */
const canonicalValues = Object.keys(categories).map(
  (category) => Object.entries(filters).find(([, filtered]) => filtered === category)?.[0] ?? category,
);

describe("a list of one category", () => {
  const site = serveSite({ publicUrl: origin });

  const fetchListing = (language: string, value: string) =>
    fetchPage(site.url, `/${language}/articles?category=${value}`);

  describe.each(languages)("in %s", (language) => {
    test.each(canonicalValues)("%s has metadata of its own and is indexable", async (value) => {
      const page = await fetchListing(language, value);
      const address = `${origin}/${language}/articles?category=${value}`;
      const name = page.document("[data-filters] [aria-current]").first().text().trim();
      expect(page.status).toBe(200);
      expect(name).not.toBe("");
      expect(page.document("title").text()).toContain(name);
      expect(page.document("title").text().length).toBeLessThanOrEqual(60);
      expect(metaContent(page, "description")).toContain(name);
      expect(metaContent(page, "description").length).toBeLessThanOrEqual(155);
      expect(metaContent(page, "robots")).toMatch(/^index/);
      expect(page.headers.get("x-robots-tag")).toBeNull();
      expect(page.document("html").attr("lang")).toBe(language);
      expect(page.document("h1")).toHaveLength(1);
      expect(page.document("link[rel=canonical]").attr("href")).toBe(address);
      expect(metaContent(page, "og:url")).toBe(address);
      expect(alternatesOf(page)).toEqual({
        en: `${origin}/en/articles?category=${value}`,
        ar: `${origin}/ar/articles?category=${value}`,
        "x-default": `${origin}/en/articles?category=${value}`,
      });
      expect(shownLabels(page)).toEqual([name]);
    });

    test("no two have the same title or description, nor that of the whole list", async () => {
      const pages = await Promise.all(
        ["all", ...canonicalValues].map((value) => fetchListing(language, value)),
      );
      expect(new Set(pages.map(({ document }) => document("title").text())).size).toBe(pages.length);
      expect(new Set(pages.map((page) => metaContent(page, "description"))).size).toBe(pages.length);
    });

    test("an alias of a category names the main one as canonical, and marks its filter as current", async () => {
      const page = await fetchListing(language, "artificial-intelligence");
      expect(page.document("link[rel=canonical]").attr("href")).toBe(
        `${origin}/${language}/articles?category=ai`,
      );
      expect(page.document("[data-filters] [aria-current]").attr("data-values")).toContain("ai");
    });

    test("the language switch keeps the category without scripts", async () => {
      const page = await fetchListing(language, "fintech");
      const other = language === "en" ? "ar" : "en";
      expect(page.document("header [data-language-switch]").attr("href")).toBe(
        `/${other}/articles?category=fintech`,
      );
    });

    test.each(["telepathy", "AI", "../fintech", "fintech,ai", "constructor"])(
      "%s is no category: the page says so, with 404 and noindex",
      async (value) => {
        const page = await fetchListing(language, encodeURIComponent(value));
        const sentence = page.document("#no-articles p").text();
        expect(page.status).toBe(404);
        expect(page.document("title").text()).toContain(sentence);
        expect(metaContent(page, "description")).toContain(sentence);
        expect([metaContent(page, "robots"), page.headers.get("x-robots-tag")]).toEqual([
          "noindex",
          "noindex",
        ]);
        expect(page.document("link[rel=canonical], link[rel=alternate][hreflang]")).toHaveLength(0);
        expect(page.document("h1")).toHaveLength(1);
        expect(shownLabels(page)).toEqual([]);
        expect(page.document("[data-filters] [aria-current]")).toHaveLength(0);
      },
    );

    test.each(["", "all"])("'%s' asks for the whole list", async (value) => {
      const page = await fetchListing(language, value);
      expect(page.document("link[rel=canonical]").attr("href")).toBe(`${origin}/${language}/articles`);
      expect(shownCards(page)).toHaveLength(30);
    });
  });

  test("the sitemap lists every one of them, with its alternates", async () => {
    const text = await (await fetch(`${site.url}/sitemap.xml`)).text();
    for (const value of canonicalValues)
      for (const language of languages)
        expect(text).toContain(`<loc>${origin}/${language}/articles?category=${value}</loc>`);
    expect(text).not.toContain("category=artificial-intelligence");
  });
});

function metaContent({ document }: CrawledPage, name: string): string {
  return document(`meta[name="${name}"], meta[property="${name}"]`).attr("content") ?? "";
}

function alternatesOf({ document }: CrawledPage): Record<string, string | undefined> {
  const links = document("link[rel=alternate][hreflang]").toArray();
  return Object.fromEntries(links.map(({ attribs }) => [attribs["hreflang"], attribs["href"]]));
}

function shownCards({ document }: CrawledPage) {
  return document("[data-slug]:not([hidden])").toArray();
}

function shownLabels(page: CrawledPage): string[] {
  return [
    ...new Set(shownCards(page).map((card) => page.document(card).find("[data-field=category]").text())),
  ];
}
