import { describe, expect, test } from "vitest";
import { pagePath } from "../../i18n/paths.ts";
import { locales } from "../../i18n/text.ts";
import { buildPageHead } from "./document-head.server.ts";
import { hiddenTitles, pageMetadata } from "./page-metadata.ts";

const origin = "https://nawat.example";
const pages = Object.keys({ ...pageMetadata, ...hiddenTitles }).flatMap((key) =>
  locales.map((locale) => ({ key, locale, path: pagePath(locale, key) })),
);

describe("the head of a page", () => {
  test("has a title of its own in each language", () => {
    const titles = pages.filter(({ key }) => key !== "404").map(({ path }) => titleOf(path));
    expect(new Set(titles).size).toBe(titles.length);
  });

  test("names itself as canonical and lists both languages, English for all others", () => {
    expect(linksOf("/ar/contact")).toEqual([
      ["canonical", undefined, `${origin}/ar/contact`],
      ["alternate", "en", `${origin}/en/contact`],
      ["alternate", "ar", `${origin}/ar/contact`],
      ["alternate", "x-default", `${origin}/en/contact`],
    ]);
    expect(linksOf("/en")[0]).toEqual(["canonical", undefined, `${origin}/en`]);
  });

  test("of a hidden page keeps it out of search results and offers no alternates", () => {
    for (const path of [
      "/auth",
      "/auth/confirm",
      "/admin",
      "/security-test",
      "/en/contact/sent",
      "/ar/inquiry",
      "/404",
      "/nobody/knows",
    ]) {
      expect(buildPageHead(path, origin)).toContainEqual({ name: "robots", content: "noindex" });
      expect(linksOf(path)).toEqual([]);
    }
  });

  test("of a hidden page has no share tags and no structured data", () => {
    expect(buildPageHead("/en/contact/sent", origin).map((tag) => Object.keys(tag)[0])).toEqual([
      "title",
      "name",
    ]);
  });

  test("of a public page may be listed, and says where the company is", () => {
    const head = buildPageHead("/ar/services", origin);
    expect(head).toContainEqual({ name: "robots", content: "index, follow, max-image-preview:large" });
    expect(head).toContainEqual({ name: "geo.position", content: "33.8938;35.5018" });
    expect(head).toContainEqual({ name: "ICBM", content: "33.8938, 35.5018" });
    expect(head).toContainEqual({ name: "geo.region", content: "LB" });
    expect(head).toContainEqual({ name: "geo.placename", content: "بيروت" });
  });

  test("of a public page has Open Graph and X tags", () => {
    expect(titleOf("/ar/services")).toBe("خدمات هندسية: لوحات وبرمجيات ثابتة وروبوتات · نواة");
    expect(buildPageHead("/ar/services", origin)).toEqual(
      expect.arrayContaining([
        { property: "og:type", content: "website" },
        { property: "og:site_name", content: "نواة" },
        { property: "og:url", content: `${origin}/ar/services` },
        { property: "og:title", content: "خدمات هندسية: لوحات وبرمجيات ثابتة وروبوتات · نواة" },
        { property: "og:locale", content: "ar_AR" },
        { property: "og:locale:alternate", content: "en_GB" },
        { property: "og:image", content: `${origin}/share/services.ar.jpg` },
        { property: "og:image:width", content: "1200" },
        { property: "og:image:height", content: "630" },
        { name: "twitter:card", content: "summary_large_image" },
      ]),
    );
  });

  test("of an unknown address says that the page was not found", () => {
    expect(titleOf("/constructor")).toContain("Page not found");
  });
});

function titleOf(path: string): string | undefined {
  return buildPageHead(path, origin).flatMap((tag) => ("title" in tag ? [String(tag.title)] : []))[0];
}

function linksOf(path: string): unknown[][] {
  return buildPageHead(path, origin).flatMap((tag) =>
    "tagName" in tag && tag.tagName === "link" ? [[tag.rel, tag["hrefLang"], tag.href]] : [],
  );
}
