import { beforeAll, describe, expect, test } from "vitest";
import { articles } from "../../app/articles/articles.server.ts";
import { type CrawledPage, crawl, fetchPage } from "../crawl.ts";
import { parseJpeg } from "../parse-jpeg.ts";
import { serveSite } from "./serve-site.ts";

/** The public origin: neither the one the site was built for nor this machine's. */
const origin = "https://nawat.example";
const languages = ["en", "ar"] as const;
const specified = [
  "",
  "/services",
  "/industries",
  "/cases",
  "/process",
  "/about",
  "/articles",
  "/contact",
  "/start-project",
  "/privacy-policy",
  "/terms-of-service",
];
const notIndexed = [
  "/en/contact/sent",
  "/ar/contact/sent",
  "/ar/start-project/sent",
  "/auth",
  "/auth/confirm",
  "/admin",
  "/security-test",
];

describe("metadata of the site", () => {
  const site = serveSite({ publicUrl: origin });
  let pages: Map<string, CrawledPage>;

  beforeAll(async () => {
    pages = await crawl(site.url, ["/en", "/ar"]);
  });

  const get = (path: string) => fetch(site.url + path, { redirect: "manual" });
  const allPages = () => [...pages.values()];

  test("links from home lead to every page of the specification in both languages", () => {
    const paths = languages.flatMap((language) => specified.map((page) => `/${language}${page}`));
    expect([...pages.keys()]).toEqual(expect.arrayContaining(paths));
    expect(allPages().flatMap(({ path, status }) => (status === 200 ? [] : [path]))).toEqual([]);
  });

  test("each page has a title and a description of its own", () => {
    const titles = allPages().map(({ document }) => document("title").text());
    const descriptions = allPages().map((page) => metaContent(page, "description"));
    expect(titles.concat(descriptions)).not.toContain("");
    expect(new Set(titles).size).toBe(pages.size);
    expect(new Set(descriptions).size).toBe(pages.size);
  });

  test("each page is in the language and direction of its address", () => {
    for (const { path, document } of allPages()) {
      const isArabic = /^\/ar(\/|$)/.test(path);
      expect([document("html").attr("lang"), document("html").attr("dir")], path).toEqual(
        isArabic ? ["ar", "rtl"] : ["en", "ltr"],
      );
    }
  });

  test("each page is its own canonical, and each alternate names the page in turn", () => {
    for (const page of allPages()) {
      expect(page.document("link[rel=canonical]").attr("href")).toBe(origin + page.path);
      const alternates = alternatesOf(page);
      expect(Object.keys(alternates)).toEqual(["en", "ar", "x-default"]);
      expect(Object.values(alternates)).toContain(origin + page.path);
      expect(alternates["x-default"]).toBe(alternates["en"]);
      for (const address of Object.values(alternates)) {
        const other = pages.get(address?.slice(origin.length) ?? "");
        expect(other && alternatesOf(other), address).toEqual(alternates);
      }
    }
  });

  test("each page has structured data that names the page and its language", () => {
    for (const { path, document } of allPages()) {
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

  test("each page's share image is there, 1200 × 630, and described", async () => {
    const images = new Set(allPages().map((page) => metaPropertyContent(page, "og:image")));
    expect(images.size).toBe(pages.size);
    for (const image of images) {
      const answer = await get(image.slice(origin.length));
      expect([answer.status, answer.headers.get("content-type")], image).toEqual([200, "image/jpeg"]);
      const { width, height } = parseJpeg(Buffer.from(await answer.arrayBuffer()));
      expect([width, height]).toEqual([1200, 630]);
    }
    for (const page of allPages()) {
      expect(metaPropertyContent(page, "og:image:width") + metaPropertyContent(page, "og:image:height")).toBe(
        "1200630",
      );
      expect(metaPropertyContent(page, "og:image:alt")).not.toBe("");
      expect(metaContent(page, "twitter:image")).toBe(metaPropertyContent(page, "og:image"));
    }
  });

  test("the sitemap lists exactly the indexable pages, with their alternates", async () => {
    const answer = await get("/sitemap.xml");
    expect(answer.headers.get("content-type")).toMatch(/^(application|text)\/xml/);
    const text = await answer.text();
    const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    // Lists of one category have a query; tests/conformance/article-listings.test.ts is about them.
    const ownAddresses = addresses.filter((address) => !address?.includes("?"));
    expect(ownAddresses.toSorted()).toEqual([...pages.keys()].map((path) => origin + path).toSorted());
    for (const [, entry = ""] of text.matchAll(/<url>(.*?)<\/url>/gs)) {
      const path = entry.match(/<loc>(.*?)<\/loc>/)?.[1]?.slice(origin.length) ?? "";
      if (path.includes("?")) continue;
      const alternates = [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, key, href]) => [
        key,
        href,
      ]);
      const page = pages.get(path);
      expect(Object.fromEntries(alternates), path).toEqual(page && alternatesOf(page));
    }
  });

  test("the sitemap dates what has a date of its own: articles, and lists by the last of theirs", async () => {
    const text = await (await get("/sitemap.xml")).text();
    const dated = [...text.matchAll(/<loc>(.*?)<\/loc>\n(?: *<lastmod>(.*?)<\/lastmod>)?/g)].map(
      ([, address = "", date]) => [address.slice(origin.length), date] as const,
    );
    const dates = articles.map(({ modified }) => modified.slice(0, 10)).toSorted();
    const expected = new Map(
      articles.map(({ slug, modified }) => [`/articles/${slug}`, modified.slice(0, 10)]),
    );
    expect(dated).toHaveLength(114);
    for (const [path, date] of dated) {
      const page = path.slice("/en".length);
      if (expected.has(page)) expect(date, path).toBe(expected.get(page));
      else if (page === "/articles") expect(date).toBe(dates.at(-1));
      else if (page.includes("?")) expect(dates, path).toContain(date);
      else expect(date, path).toBeUndefined();
    }
  });

  test("no network between may change a page: hide its addresses, or add a script", async () => {
    for (const path of [...pages.keys(), "/auth", "/nothing-here"])
      expect((await get(path)).headers.get("cache-control"), path).toBe("no-cache, no-transform");
    const sent = await get("/ar/contact/sent?reference=N-7F3K2");
    const refused = await fetch(`${site.url}/functions/v1/submit-inquiry`, {
      method: "POST",
      body: "type=contact&locale=ar",
      headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
    });
    expect(refused.headers.get("content-type")).toContain("text/html");
    for (const { headers } of [sent, refused]) expect(headers.get("cache-control")).toContain("no-transform");
  });

  test("indexable pages say so; the others say noindex, in the page and in the headers", async () => {
    for (const page of allPages()) {
      expect(metaContent(page, "robots"), page.path).toMatch(/^index/);
      expect(page.headers.get("x-robots-tag")).toBeNull();
    }
    for (const path of [...notIndexed, "/nothing-here"]) {
      const page = await fetchPage(site.url, path);
      expect([metaContent(page, "robots"), page.headers.get("x-robots-tag")], path).toEqual([
        "noindex",
        "noindex",
      ]);
      expect(page.document("link[rel=canonical], link[rel=alternate]").length).toBe(0);
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
    expect(text).toContain("Preferred-Languages: en, ar");
    expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt`);
  });

  test.each(languages)("the %s page's manifest and icons are there", async (language) => {
    const page = pages.get(`/${language}`);
    const manifest = await get(page?.document("link[rel=manifest]").attr("href") ?? "");
    expect(manifest.headers.get("content-type")).toBe("application/manifest+json");
    const { lang, dir, start_url, icons } = await manifest.json();
    expect([lang, dir]).toEqual(language === "ar" ? ["ar", "rtl"] : ["en", "ltr"]);
    expect(pages.has(start_url)).toBe(true);
    const links = page?.document("link[rel~=icon], link[rel=apple-touch-icon]").toArray() ?? [];
    const sources = [
      ...icons.map((icon: { src: string }) => icon.src),
      ...links.map((link) => link.attribs["href"]),
    ];
    expect(sources.length).toBeGreaterThan(6);
    for (const source of sources) expect((await get(source)).status, source).toBe(200);
  });

  test("nothing that is served still names the unknown origin of the build", async () => {
    const files = ["/sitemap.xml", "/robots.txt", "/.well-known/security.txt", "/site.ar.webmanifest"];
    for (const path of [...pages.keys(), ...notIndexed, ...files]) {
      expect(await (await get(path)).text(), path).not.toContain("nawat.invalid");
    }
  });
});

function metaContent({ document }: CrawledPage, name: string): string {
  return document(`meta[name="${name}"]`).attr("content") ?? "";
}

function metaPropertyContent({ document }: CrawledPage, property: string): string {
  return document(`meta[property="${property}"]`).attr("content") ?? "";
}

/** Address of the page in each language, as in the page's head. */
function alternatesOf({ document }: CrawledPage): Record<string, string | undefined> {
  const links = document("link[rel=alternate][hreflang]").toArray();
  return Object.fromEntries(links.map(({ attribs }) => [attribs["hreflang"], attribs["href"]]));
}
