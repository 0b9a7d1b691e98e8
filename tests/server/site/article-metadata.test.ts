import { describe, expect, test } from "vitest";
import { type CrawledPage, fetchPage } from "./crawl.ts";
import { serveSite } from "./serve-site.ts";

const origin = "https://nawat.example";
const site = await serveSite({ publicUrl: origin });

describe.each([
  ["en", "Nawat"],
  ["ar", "نواة"],
])("metadata of an article in %s", (language, company) => {
  const fetchArticle = (slug: string) => fetchPage(site.url, `/${language}/articles/${slug}`);

  test("Open Graph names its author, section, tags, and when it was written", async () => {
    const page = await fetchArticle("mbz-sat-launch");
    expect(metaPropertyContents(page, "article:author")).toEqual([`${origin}/${language}/about`]);
    expect(page.document("meta[name=author]").attr("content")).toBe(company);
    expect(metaPropertyContents(page, "article:published_time")[0]).toMatch(/^2026-\d\d-\d\d$/);
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
      datePublished: metaPropertyContents(page, "article:published_time")[0],
      temporalCoverage: "2025-01-14",
      articleSection: metaPropertyContents(page, "article:section")[0],
      keywords: metaPropertyContents(page, "article:tag"),
      author: { "@type": "Organization", name: company, url: `${origin}/${language}` },
    });
  });

  test("an event of which the month is known names no day", async () => {
    const page = await fetchArticle("kuwait-wamd-instant-payments");
    const times = page.document("main > article time").toArray();
    expect(times.map(({ attribs }) => attribs["datetime"])).toEqual(["2025-07", "2026-11-26"]);
    expect(newsArticleOf(page)["temporalCoverage"]).toBe("2025-07");
    expect(page.document("head, main > article").toString()).not.toMatch(/2025-07-\d\d/);
  });
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
