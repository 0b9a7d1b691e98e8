import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { describe, expect, test } from "vitest";
import { articles } from "../../../app/articles/articles.server.ts";
import { articleWords } from "../../../app/articles/words.ts";
import { locales } from "../../../app/i18n/text.ts";
import { serveSite } from "./serve-site.ts";

const origin = "https://nawat.example";
const site = await serveSite({ publicUrl: origin });

describe.each(locales)("the feeds in %s", (locale) => {
  const get = (file: string) => fetch(`${site.url}/${locale}/articles/${file}`);

  test("a feed reader finds all thirty in Atom, newest first, with their texts and their own addresses", async () => {
    const answer = await get("feed.xml");
    expect(answer.headers.get("content-type")).toContain("xml");
    const text = await answer.text();
    const feed = parseAtomFeed(text);
    expect(feed.entries).toHaveLength(30);
    expect(feed.links?.find(({ rel }) => rel === "self")?.href).toBe(`${origin}/${locale}/articles/feed.xml`);
    expect(feed.entries?.map(({ title }) => title?.value)).toEqual(
      articles.map(({ title }) => title[locale]),
    );
    for (const { title, links, content } of feed.entries ?? []) {
      expect(title).toBeTruthy();
      expect(content?.value).toContain(articleWords.note[locale]);
      const page = await fetch((links?.[0]?.href ?? "").replace(origin, site.url));
      expect(page.status).toBe(200);
    }
  });

  test("Atom has what the format asks for", async () => {
    const feed = parseAtomFeed(await (await get("feed.xml")).text());
    for (const part of [feed, ...(feed.entries ?? [])]) {
      expect(part.id).toMatch(/^https:\/\/nawat\.example\//);
      expect(part.title).toBeTruthy();
      expect(part.updated).toBeTruthy();
    }
    expect(new Set(feed.entries?.map(({ id }) => id)).size).toBe(30);
    expect(feed.links?.map(({ rel }) => rel)).toEqual(["self", "alternate"]);
  });

  test("each article says when it was written, in both formats, and the feed when the last was", async () => {
    const atom = parseAtomFeed(await (await get("feed.xml")).text());
    const json = parseJsonFeed(await (await get("feed.json")).text());
    const dayOf = (moment: string | undefined) => new Date(moment ?? "").toISOString().slice(0, 10);
    const days = atom.entries?.map(({ published }) => dayOf(published)) ?? [];
    expect(days).toEqual(articles.map(({ written }) => written));
    expect(atom.entries?.map(({ updated }) => dayOf(updated))).toEqual(days);
    expect(json.items?.map(({ date_published: published }) => dayOf(published))).toEqual(days);
    expect(dayOf(atom.updated)).toBe(days.toSorted().at(-1));
  });

  test("JSON Feed has what the format asks for", async () => {
    const answer = await get("feed.json");
    expect(answer.headers.get("content-type")).toContain("json");
    const feed = parseJsonFeed(await answer.text());
    expect(feed).toMatchObject({
      language: locale,
      home_page_url: `${origin}/${locale}/articles`,
      feed_url: `${origin}/${locale}/articles/feed.json`,
    });
    expect(feed.items).toHaveLength(30);
    for (const item of feed.items ?? []) {
      expect(item.id).toBe(item.url);
      expect(item.url).toMatch(/^https:\/\/nawat\.example\//);
      expect(item.content_html).toContain("<p>");
    }
  });
});
