import { describe, expect, test } from "vitest";
import { articles } from "../../../app/articles/articles.server.ts";
import { fetchPage } from "./crawl.ts";
import { metaContent } from "./crawled-page.ts";
import { serveSite } from "./serve-site.ts";

const origin = "https://nawat.example";
const notIndexed = [
  "/en/contact/sent",
  "/ar/contact/sent",
  "/ar/start-project/sent",
  "/en/inquiry",
  "/ar/inquiry",
  "/auth",
  "/auth/confirm",
  "/admin",
  "/security-test",
];

describe("files and pages beside the indexed ones", async () => {
  const site = await serveSite({ publicUrl: origin });

  const get = (path: string) => fetch(site.url + path, { redirect: "manual" });

  test("the sitemap dates what has a date of its own: articles, and lists by the last of theirs", async () => {
    const text = await (await get("/sitemap.xml")).text();
    const dated = [...text.matchAll(/<loc>(.*?)<\/loc>\n(?: *<lastmod>(.*?)<\/lastmod>)?/g)].map(
      ([, address = "", date]) => [address.slice(origin.length), date] as const,
    );
    const dates = articles.map(({ written }) => written).toSorted();
    const expected = new Map(articles.map(({ slug, written }) => [`/articles/${slug}`, written]));
    expect(dated).toHaveLength(112);
    for (const [path, date] of dated) {
      const page = path.slice("/en".length);
      if (expected.has(page)) expect(date, path).toBe(expected.get(page));
      else if (page === "/articles") expect(date).toBe(dates.at(-1));
      else if (page.includes("?")) expect(dates, path).toContain(date);
      else expect(date, path).toBeUndefined();
    }
  });

  test("no network between may change a page: hide its addresses, or add a script", async () => {
    for (const path of ["/en", "/auth", "/nothing-here"])
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

  test("pages that are not to be found say noindex, in the page and in the headers", async () => {
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

  test.each(["en", "ar"])("the %s page's manifest and icons are there", async (language) => {
    const page = await fetchPage(site.url, `/${language}`);
    const manifest = await get(page.document("link[rel=manifest]").attr("href") ?? "");
    expect(manifest.headers.get("content-type")).toBe("application/manifest+json");
    const { lang, dir, start_url, icons } = await manifest.json();
    expect([lang, dir]).toEqual(language === "ar" ? ["ar", "rtl"] : ["en", "ltr"]);
    expect(start_url).toBe(`/${language}`);
    const links = page.document("link[rel~=icon], link[rel=apple-touch-icon]").toArray();
    const sources = [
      ...icons.map((icon: { src: string }) => icon.src),
      ...links.map((link) => link.attribs["href"]),
    ];
    expect(sources.length).toBeGreaterThan(6);
    for (const source of sources) expect((await get(source)).status, source).toBe(200);
  });

  test("nothing that is served still names the unknown origin of the build", async () => {
    const files = ["/sitemap.xml", "/robots.txt", "/.well-known/security.txt", "/site.ar.webmanifest"];
    for (const path of ["/en", "/ar/articles", ...notIndexed, ...files]) {
      expect(await (await get(path)).text(), path).not.toContain("nawat.invalid");
    }
  });
});
