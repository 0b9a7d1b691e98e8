import { describe, expect, test } from "vitest";
import { categories, filters } from "../../../app/articles/categories.ts";
import { type CrawledPage, fetchPage } from "./crawl.ts";
import { canonicalOf, metaContent, metaPropertyContent, titleOf } from "./crawled-page.ts";
import { serveSite } from "./serve-site.ts";

const origin = "https://nawat.example";
const languages = ["en", "ar"] as const;

/** The query value of each category in its canonical address. */
const canonicalValues = Object.keys(categories).map(
  (category) => Object.entries(filters).find(([, filtered]) => filtered === category)?.[0] ?? category,
);

describe("a list of one category", async () => {
  const site = await serveSite({ publicUrl: origin });

  const fetchListing = (language: string, value: string) =>
    fetchPage(site.url, `/${language}/articles?category=${value}`);

  describe.each(languages)("in %s", (language) => {
    // Its other metadata is every page's: whole-site.test.ts.
    test.each(canonicalValues)("%s is named in its metadata, and shows what it names", async (value) => {
      const page = await fetchListing(language, value);
      const name = page.document("[data-filters] [aria-current]").first().text().trim();
      expect(name).not.toBe("");
      expect(titleOf(page)).toContain(name);
      expect(titleOf(page).length).toBeLessThanOrEqual(60);
      expect(metaContent(page, "description")).toContain(name);
      expect(metaContent(page, "description").length).toBeLessThanOrEqual(155);
      const address = `${origin}/${language}/articles?category=${value}`;
      expect([canonicalOf(page), metaPropertyContent(page, "og:url")]).toEqual([address, address]);
      expect(shownLabels(page)).toEqual([name]);
    });

    test("an alias of a category names the main one as canonical, and marks its filter as current", async () => {
      const page = await fetchListing(language, "artificial-intelligence");
      expect(canonicalOf(page)).toBe(`${origin}/${language}/articles?category=ai`);
      expect(page.document("[data-filters] [aria-current]").attr("data-values")).toContain("ai");
    });

    test.each(["telepathy", "AI", "../fintech", "fintech,ai", "constructor"])(
      "%s is no category: the page says so, with 404 and noindex",
      async (value) => {
        const page = await fetchListing(language, encodeURIComponent(value));
        const sentence = page.document("#no-articles p").text();
        expect(page.status).toBe(404);
        expect(titleOf(page)).toContain(sentence);
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
      expect(canonicalOf(page)).toBe(`${origin}/${language}/articles`);
      expect(shownCards(page)).toHaveLength(30);
    });
  });
});

function shownCards({ document }: CrawledPage) {
  return document("[data-slug]:not([hidden])").toArray();
}

function shownLabels(page: CrawledPage): string[] {
  return [
    ...new Set(shownCards(page).map((card) => page.document(card).find("[data-field=category]").text())),
  ];
}
