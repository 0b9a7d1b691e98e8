import { beforeAll, describe, expect, test } from "vitest";
import { type CrawledPage, crawl, internalLinksOf } from "../crawl.ts";
import { serveSite } from "./serve-site.ts";

describe("the whole site", () => {
  const site = serveSite();
  let pages: Map<string, CrawledPage>;

  beforeAll(async () => {
    pages = await crawl(site.url, ["/en", "/ar", "/en/contact/sent", "/ar/contact/sent", "/nothing-here"]);
  });

  test("has no dead link and no link to a redirect", () => {
    const dead = [...pages.values()].flatMap((page) =>
      internalLinksOf(page)
        .filter(({ path }) => pages.get(path)?.status !== 200)
        .map(({ path }) => `${page.path} → ${path}`),
    );
    expect(dead).toEqual([]);
  });

  test("has no link to a fragment that does not exist", () => {
    const dead = [...pages.values()].flatMap((page) =>
      internalLinksOf(page)
        .filter(({ fragment }) => fragment !== "")
        .filter(({ path, fragment }) => pages.get(path)?.document(`[id="${fragment}"]`).length !== 1)
        .map(({ path, fragment }) => `${page.path} → ${path}#${fragment}`),
    );
    expect(dead).toEqual([]);
  });

  test("has every picture, script, style and font its pages ask for", async () => {
    const wanted = new Set([...pages.values()].flatMap(filesOf));
    expect(wanted.size).toBeGreaterThan(10);
    for (const path of wanted) expect((await fetch(site.url + path)).status, path).toBe(200);
  });

  test("leads from each page to the same page in the other language", () => {
    for (const { path, document } of arabicPages(pages)) {
      const other = document("[data-language-switch]").attr("href");
      expect(other).toBe(path.replace("/ar", "/en"));
      expect(
        pages
          .get(other ?? "")
          ?.document("[data-language-switch]")
          .attr("href"),
      ).toBe(path);
    }
  });

  test("has no English sentence in an Arabic page", () => {
    const found = arabicPages(pages).flatMap((page) =>
      textsOf(page)
        .filter((text) => englishSentence.test(text))
        .map((text) => `${page.path}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test("has no text of Latin letters alone in an Arabic page, but isolated names", () => {
    const found = arabicPages(pages).flatMap((page) =>
      textsOf(page)
        .filter((text) => /[a-z]{2}/i.test(text) && !/\p{Script=Arabic}/u.test(text))
        .map((text) => `${page.path}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test("has no Arabic in an English page, but the link to the Arabic one", () => {
    const found = [...pages.values()]
      .filter(({ path }) => /^\/en(\/|$)/.test(path))
      .flatMap((page) =>
        textsOf(page)
          .filter((text) => /\p{Script=Arabic}/u.test(text))
          .map((text) => `${page.path}: ${text}`),
      );
    expect(found).toEqual([]);
  });
});

/** Three Latin words in a row: names of tools have two at most. */
const englishSentence = /[A-Za-z]{2,}(?:[ ,]+[A-Za-z]{2,}){2,}/;

function arabicPages(pages: Map<string, CrawledPage>): CrawledPage[] {
  const found = [...pages.values()].filter(({ path }) => /^\/ar(\/|$)/.test(path));
  expect(found.length).toBeGreaterThan(10);
  return found;
}

/**
 * Every text of a page a reader or a machine gets, piece by piece: also what stands in for pictures and names controls.
 * Not what is marked as another language, nor names and addresses kept left to right, nor lettering on drawings.
 */
function textsOf({ document }: CrawledPage): string[] {
  const excluded = "script, style, [lang]:not(html), [dir=ltr]:not(html), [aria-hidden=true]";
  const bodyTexts = document("body, body *")
    .toArray()
    .filter((element) => document(element).closest(excluded).length === 0)
    .flatMap((element) => element.children.map((child) => (child.type === "text" ? child.data : "")));
  const attributeTexts = ["alt", "aria-label", "title", "placeholder", "value"].flatMap((name) =>
    document(
      `[${name}]:not(${excluded}):not(input[type=hidden], option, input[type=radio], input[type=checkbox])`,
    )
      .toArray()
      .filter((element) => document(element).closest(excluded).length === 0)
      .map((element) => document(element).attr(name) ?? ""),
  );
  const headTexts = document(
    "title, meta[name=description], meta[name=keywords], meta[property='og:image:alt']",
  )
    .toArray()
    .map((element) => element.attribs["content"] ?? document(element).text());
  return [...bodyTexts, ...attributeTexts, ...headTexts].map((text) => text.trim()).filter(Boolean);
}

function filesOf({ document }: CrawledPage): string[] {
  return document("img, script[src], source, link[href]:not([rel=canonical], [rel=alternate])")
    .toArray()
    .map((element) => document(element))
    .flatMap((element) => [
      element.attr("src"),
      element.attr("href"),
      element.attr("srcset")?.split(/[ ,]/)[0],
    ])
    .filter((address) => address !== undefined)
    .filter((address) => address.startsWith("/"));
}
