import { brotliCompressSync } from "node:zlib";
import type { Request, Route } from "@playwright/test";
import { load } from "cheerio";
import { sumLayoutShifts } from "../../support/page-checks/layout-shifts.ts";
import { articles } from "../../support/browser/article-list.ts";
import { expect, firstVisit, test } from "../../support/browser/shared-server.ts";
import { waitForFrames } from "../../support/page-checks/wait-for-frames.ts";

test.describe("on a first visit", () => {
  test.use({ storageState: firstVisit, locale: "ar" });

  test("text is shown before any font is requested, and any script but that of every page; the fonts follow, and the next page has them", async ({
    page,
  }) => {
    const asked: Request[] = [];
    page.on("request", (request) => asked.push(request));
    const isAsked = (type: string) => asked.some((request) => request.resourceType() === type);
    await page.goto("/ar/process");
    expect(isAsked("font")).toBe(false);
    await expect(page.locator("html")).toHaveAttribute("data-fonts", "web");
    expect(isAsked("font")).toBe(true);
    expect(await page.evaluate(() => document.fonts.check('1em "Readex Pro Variable"', "ن"))).toBe(true);

    await page.goto("/ar/services");
    await expect(page.locator("html")).toHaveAttribute("data-fonts", "web");
    const transferred = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .flatMap((entry) =>
          entry.name.endsWith(".woff2") && "transferSize" in entry ? [entry.transferSize] : [],
        ),
    );
    expect(transferred).not.toEqual([]);
    expect(transferred.filter((bytes) => bytes !== 0)).toEqual([]);
  });

  test("text is shown before the stylesheets come, and nothing shifts when they do", async ({ page }) => {
    const held: Route[] = [];
    let isHeld = true;
    await page.route("**/assets/*.css", (route) => (isHeld ? held.push(route) : route.continue()));
    await page.setViewportSize({ width: 412, height: 823 });
    await page.addInitScript(sumLayoutShifts);
    await page.goto("/ar/cases", { waitUntil: "commit" });
    const hasPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
    await page.waitForFunction(hasPainted);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await expect(page.locator("h1")).toBeVisible();
    isHeld = false;
    for (const route of held) await route.continue();
    await expect(page.locator("footer nav").first()).toHaveCSS("border-block-start-style", "solid");
    await expect(page.locator("html")).toHaveAttribute("data-fonts", "web");
    await waitForFrames(page, 30);
    // A word may move within its line when the fonts arrive.
    expect(await page.evaluate(() => window.cumulativeLayoutShift)).toBeLessThan(0.005);
  });

  for (const path of [
    ...articles.slice(0, 1).flatMap(({ slug }) => [`/ar/articles/${slug}`, `/en/articles/${slug}`]),
    "/ar/process",
  ]) {
    test(`${path}: nothing shifts when the fonts arrive`, async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      await page.addInitScript(sumLayoutShifts);
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("data-fonts", "web");
      await waitForFrames(page, 30);
      // A word may move within its line.
      expect(await page.evaluate(() => window.cumulativeLayoutShift)).toBeLessThan(0.005);
    });
  }

  test("with Save-Data the system fonts stay", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await page.goto("/ar/process", { waitUntil: "networkidle" });
    await waitForFrames(page, 60);
    await expect(page.locator("html")).toHaveAttribute("data-fonts", "system");
  });
});

for (const path of ["/en", articles.length > 0 ? "/ar/articles" : "/ar/buyers", "/en/nothing-here"]) {
  test(`${path} names one script, the same as every page; inline are at most 512 bytes`, async ({
    request,
  }) => {
    const page = load(await (await request.get(path)).text());
    const named = page("script[src], link[rel=modulepreload]");
    expect(named).toHaveLength(1);
    expect(named.attr("src")).toMatch(/^\/assets\/entry\.page-[\w-]+\.js$/);
    const script = page("script:not([type='application/ld+json'])").text();
    expect(script.length).toBeGreaterThan(300);
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(512);
  });
}

for (const [path, limit] of [
  ["/en/contact", 74_000],
  ["/ar/start-project", 74_800],
] as const) {
  test(`${path} loads at most 7 scripts, of ${limit} bytes with their headers`, async ({ page }) => {
    const scripts: Request[] = [];
    page.on("requestfinished", (request) => request.resourceType() === "script" && scripts.push(request));
    await page.goto(path, { waitUntil: "networkidle" });
    const sizes = await Promise.all(scripts.map((script) => script.sizes()));
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.length).toBeLessThanOrEqual(7);
    const bytes = sizes.map(
      ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
    );
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(limit);
  });
}
