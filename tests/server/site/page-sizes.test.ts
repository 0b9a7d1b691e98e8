import { describe, expect, test } from "vitest";
import { pagePath } from "../../../app/i18n/paths.ts";
import { locales } from "../../../app/i18n/text.ts";
import { publicPages } from "../../../app/site/metadata/page-metadata.ts";
import { serveSite } from "./serve-site.ts";

/** As a browser gets the page. A new connection's first answer carries about 14 KB before it waits for the visitor. */
const byteLimit = 14_000;
const byteLimits: Partial<Record<string, number>> = {
  articles: 16_000,
};

describe("the size of pages", async () => {
  const site = await serveSite();

  test.each(publicPages)("of $page is within its limit", async ({ page }) => {
    const limit = byteLimits[page] ?? byteLimit;
    for (const locale of locales) {
      const path = pagePath(locale, page);
      const bytes = await fetchSize(site.url + path);
      expect(bytes).toBeLessThanOrEqual(limit);
      expect(bytes).toBeGreaterThan(limit / 2);
    }
  });
});

async function fetchSize(url: string): Promise<number> {
  const answer = await fetch(url, { method: "HEAD", headers: { "Accept-Encoding": "br" } });
  expect(answer.headers.get("content-encoding")).toBe("br");
  return Number(answer.headers.get("content-length"));
}
