import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { describe, expect, test } from "vitest";
import { serveSite } from "./serve-site.ts";

const origin = "https://nawat.example";
const site = await serveSite({ publicUrl: origin });

describe.each(["en", "ar"])("the feeds in %s", (locale) => {
  const get = (file: string) => fetch(`${site.url}/${locale}/articles/${file}`);

  test("a feed reader finds all thirty in Atom, newest first, with their texts and their own addresses", async () => {
    const answer = await get("feed.xml");
    expect(answer.headers.get("content-type")).toContain("xml");
    const text = await answer.text();
    const feed = parseAtomFeed(text);
    expect(feed.entries).toHaveLength(30);
    expect(feed.links?.find(({ rel }) => rel === "self")?.href).toBe(`${origin}/${locale}/articles/feed.xml`);
    const dates = feed.entries?.flatMap(({ published }) => published ?? []) ?? [];
    expect(dates).toHaveLength(28);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const { title, links, content } of feed.entries ?? []) {
      expect(title).toBeTruthy();
      expect(content?.value?.length).toBeGreaterThan(1000);
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

  test("an article of which only the month is known claims no day, and each says when it was changed", async () => {
    const atom = parseAtomFeed(await (await get("feed.xml")).text());
    const json = parseJsonFeed(await (await get("feed.json")).text());
    for (const slug of ["kuwait-wamd-instant-payments", "prypco-mint-property-tokens"]) {
      expect(atom.entries?.find(({ id }) => id?.endsWith(slug))?.published).toBeUndefined();
      expect(json.items?.find(({ id }) => id?.endsWith(slug))?.date_published).toBeUndefined();
    }
    const changes = atom.entries?.map(({ updated }) => new Date(updated ?? "").toISOString()) ?? [];
    expect(changes.every((change) => change.startsWith("2026-"))).toBe(true);
    expect(new Date(atom.updated ?? "").toISOString()).toBe(changes.toSorted().at(-1));
    const jsonChanges = json.items?.map(({ date_modified: changed }) =>
      new Date(changed ?? "").toISOString(),
    );
    expect(jsonChanges).toEqual(changes);
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
