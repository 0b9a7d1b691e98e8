import { brotliCompressSync } from "node:zlib";
import { load } from "cheerio";
import { sumLayoutShifts } from "./layout-shifts.ts";
import { expect, firstVisit, test } from "./shared-server.ts";
import { waitForFrames } from "./wait-for-frames.ts";

test.describe("on a first visit", () => {
  test.use({ storageState: firstVisit, locale: "ar" });

  test("text is shown before any other request; the fonts follow, and the next page has them", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.resourceType()));
    await page.goto("/ar/process");
    const early = [...asked];
    expect(early.filter((type) => ["font", "script", "stylesheet"].includes(type))).toEqual([]);
    await expect(page.locator("html")).toHaveAttribute("data-fonts", "web");
    expect(asked).toContain("font");
    expect(await page.evaluate(() => document.fonts.check('1em "Readex Pro Variable"', "ن"))).toBe(true);

    await page.goto("/ar/services", { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-fonts", "web");
    expect(await page.evaluate(() => performance.now())).toBeLessThan(2000);
  });

  for (const path of [
    "/ar/articles/riyadh-metro-opens",
    "/en/articles/joby-test-flight-dubai",
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

for (const path of ["/en", "/ar/articles", "/en/nothing-here"]) {
  test(`${path} has at most 2 KB of inline script and loads none`, async ({ request }) => {
    const page = load(await (await request.get(path)).text());
    expect(page("script[src], link[rel=modulepreload]").length).toBe(0);
    const script = page("script:not([type='application/ld+json'])").text();
    expect(script.length).toBeGreaterThan(500);
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(2048);
  });
}
