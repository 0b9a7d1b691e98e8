import { describe, expect, test } from "vitest";
import { locales } from "../../app/i18n/text.ts";
import { serveSite } from "./serve-site.ts";

/** Of the page as a browser gets it. A new connection's first answer carries about 14 KB before it waits for the visitor. */
const byteLimits: Record<string, number> = {
  "": 14_000,
  "/contact": 14_000,
  "/start-project": 14_000,
  "/industries": 14_000,
  "/cases": 14_000,
  "/process": 14_000,
  "/about": 14_000,
  "/privacy-policy": 14_000,
  "/terms-of-service": 14_000,
  "/services": 18_000,
  "/articles": 18_000,
};

describe("the size of pages", async () => {
  const site = await serveSite();

  test.each(Object.entries(byteLimits))("of %j is within its limit", async (page, limit) => {
    for (const locale of locales) {
      const path = `/${locale}${page}`;
      // The first request is answered with what could be made quickly.
      await expect.poll(() => fetchSize(site.url + path), { timeout: 30_000 }).toBeLessThanOrEqual(limit);
      expect(await fetchSize(site.url + path)).toBeGreaterThan(limit / 2);
    }
  });
});

async function fetchSize(url: string): Promise<number> {
  const answer = await fetch(url, { method: "HEAD", headers: { "Accept-Encoding": "br" } });
  expect(answer.headers.get("content-encoding")).toBe("br");
  return Number(answer.headers.get("content-length"));
}
