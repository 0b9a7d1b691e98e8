import { describe, expect, test } from "vitest";
import { publicPages } from "../../../app/site/metadata/page-metadata.ts";
import { articles } from "../../../app/articles/articles.server.ts";
import { locales } from "../../../app/i18n/text.ts";
import { origin, serveBuiltSite } from "./built-site.ts";
import { fetchPage } from "./crawl.ts";
import { hasPolicy, metaContent } from "./crawled-page.ts";

const notIndexed = [
  ...["/en/contact/sent", "/ar/contact/sent", "/ar/start-project/sent", "/en/inquiry", "/ar/inquiry"],
  ...["/auth", "/auth/confirm", "/admin", "/security-test"],
];

describe("files and pages beside the indexed ones", async () => {
  const url = await serveBuiltSite();
  const get = (path: string) => fetch(url + path);

  test("the sitemap dates what has a date of its own: articles, and lists by the last of theirs", async () => {
    const text = await (await get("/sitemap.xml")).text();
    const entries = [...text.matchAll(/<loc>(.*?)<\/loc>\n(?: *<lastmod>(.*?)<\/lastmod>)?/g)];
    const categories = new Set(articles.map(({ category }) => category));
    const pages = publicPages.length + articles.length + categories.size;
    expect(entries).toHaveLength(locales.length * pages);
    const dates = articles.map(({ written }) => written).toSorted();
    const ofArticle = new Map(articles.map(({ slug, written }) => [`/articles/${slug}`, written]));
    for (const [, address = "", date] of entries) {
      const page = address.slice(`${origin}/en`.length);
      if (page === "/articles") expect(date).toBe(dates.at(-1));
      else if (page.includes("?")) expect(dates, address).toContain(date);
      else expect(date, address).toBe(ofArticle.get(page));
    }
  });

  test("pages that are not to be found say so in the page and in the headers, and are as safe as the others", async () => {
    for (const path of [...notIndexed, "/nothing-here", "/ar/contact/sent?reference=N-7F3K2"]) {
      const page = await fetchPage(url, path);
      const { headers } = page;
      expect([metaContent(page, "robots"), headers.get("x-robots-tag")], path).toEqual([
        "noindex",
        "noindex",
      ]);
      expect(hasPolicy(page), path).toBe(true);
      expect(headers.get("cache-control"), path).toContain("no-transform");
      expect(page.document("link[rel=canonical], link[rel=alternate]").length, path).toBe(0);
    }
  });

  test("robots.txt disallows nothing and names the sitemap", async () => {
    const text = await (await get("/robots.txt")).text();
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(text).not.toMatch(/Disallow: *\S/);
  });

  test("security.txt expires in less than a year", async () => {
    const answer = await get("/.well-known/security.txt");
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const text = await answer.text();
    const days = (Date.parse(text.match(/^Expires: (.*)$/m)?.[1] ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(1);
    expect(days).toBeLessThan(365);
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt`);
  });

  test.each(locales)("the %s page's manifest and icons are there", async (language) => {
    const page = await fetchPage(url, `/${language}`);
    const manifest = await get(page.document("link[rel=manifest]").attr("href") ?? "");
    expect(manifest.headers.get("content-type")).toBe("application/manifest+json");
    const { icons, ...described } = await manifest.json();
    const dir = language === "ar" ? "rtl" : "ltr";
    expect(described).toMatchObject({ lang: language, dir, start_url: `/${language}` });
    const sources: string[] = icons.map((icon: { src: string }) => icon.src);
    const links = page.document("link[rel~=icon], link[rel=apple-touch-icon]").toArray();
    sources.push(...links.map((link) => link.attribs["href"] ?? ""));
    expect(sources.length).toBeGreaterThan(6);
    for (const source of sources) expect((await get(source)).status, source).toBe(200);
  });

  test("nothing that is served still names the unknown origin of the build", async () => {
    const files = ["/sitemap.xml", "/robots.txt", "/.well-known/security.txt", "/site.ar.webmanifest"];
    for (const path of ["/en", ...(articles.length > 0 ? ["/ar/articles"] : []), ...notIndexed, ...files])
      expect(await (await get(path)).text(), path).not.toContain("nawat.invalid");
  });
});
