import { describe, expect, test } from "vitest";
import { type CrawledPage, fetchPage } from "../crawl.ts";
import { serveSite } from "./serve-site.ts";

const origin = "https://nawat.example";
const site = await serveSite({ publicUrl: origin });
const monthOnly = { "kuwait-wamd-instant-payments": "2025-07", "prypco-mint-property-tokens": "2025-05" };

describe.each([
  ["en", "Nawat"],
  ["ar", "نواة"],
])("metadata of an article in %s", (language, company) => {
  const fetchArticle = (slug: string) => fetchPage(site.url, `/${language}/articles/${slug}`);

  test("Open Graph names its author, section, tags, and when it was published and changed", async () => {
    const page = await fetchArticle("mbz-sat-launch");
    expect(metaPropertyContents(page, "article:author")).toEqual([`${origin}/${language}/about`]);
    expect(page.document("meta[name=author]").attr("content")).toBe(company);
    expect(metaPropertyContents(page, "article:published_time")).toEqual(["2025-01-14"]);
    expect(metaPropertyContents(page, "article:modified_time")[0]).toMatch(
      /^2026-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
    );
    expect(metaPropertyContents(page, "article:section")).toEqual([
      page.document("main > article h1 + p > a").text(),
    ]);
    expect(metaPropertyContents(page, "article:tag")).toEqual(
      language === "en"
        ? ["Space Technology", "United Arab Emirates"]
        : ["تقنيات الفضاء", "الإمارات العربية المتحدة"],
    );
  });

  test("structured data says the same", async () => {
    const page = await fetchArticle("mbz-sat-launch");
    const data = newsArticleOf(page);
    expect(data).toMatchObject({
      datePublished: "2025-01-14",
      dateModified: metaPropertyContents(page, "article:modified_time")[0],
      articleSection: metaPropertyContents(page, "article:section")[0],
      keywords: metaPropertyContents(page, "article:tag"),
      author: { "@type": "Organization", name: company, url: `${origin}/${language}` },
    });
  });

  test.each(Object.entries(monthOnly))(
    "%s, of which the month is known, names no day",
    async (slug, month) => {
      const page = await fetchArticle(slug);
      expect(page.document("main > article time").first().attr("datetime")).toBe(month);
      expect(newsArticleOf(page)["datePublished"]).toBe(month);
      // An Open Graph date needs a day.
      expect(metaPropertyContents(page, "article:published_time")).toEqual([]);
      expect(metaPropertyContents(page, "article:modified_time")).toHaveLength(1);
      const ownParts = page.document("head, main > article").toString();
      expect(ownParts.match(new RegExp(`${month}-\\d\\d`, "g"))).toBeNull();
    },
  );
});

function metaPropertyContents({ document }: CrawledPage, property: string): (string | undefined)[] {
  const tags = document(`meta[property="${property}"]`).toArray();
  return tags.map(({ attribs }) => attribs["content"]);
}

function newsArticleOf({ document }: CrawledPage): Record<string, unknown> {
  const data = JSON.parse(document("script[type='application/ld+json']").text());
  const graph: Record<string, unknown>[] = data["@graph"];
  return graph.find((thing) => thing["@type"] === "NewsArticle") ?? {};
}
