import { words } from "../../app/site/home/words.ts";
import {
  browserWithWebgl,
  costOfFrame,
  drawsIn,
  drawsSoFar,
  meet,
  sceneWorker,
  untilScene,
  worlds,
} from "./hero-scene.ts";
import { expect, open, test } from "./site.ts";

test.use({ launchOptions: await browserWithWebgl(), viewport: { width: 640, height: 480 } });

test.describe("on a machine that draws at once", () => {
  test.beforeEach(async ({ page }) => {
    await meet(page, worlds.graphicsProcessor, worlds.instantGraphicsProcessor);
    await open(page, "/ar");
    await untilScene(page, "loaded");
    await expect.poll(() => drawsIn(page, 300)).toBeGreaterThan(0);
  });

  test("comes to rest when nobody touches it: then nothing is drawn, until the pointer moves", async ({
    page,
  }) => {
    await expect.poll(() => drawsIn(page, 500), { timeout: 40_000 }).toBe(0);
    expect(await drawsIn(page, 1500)).toBe(0);
    await page.mouse.move(200, 200);
    await expect.poll(() => drawsIn(page, 300)).toBeGreaterThan(0);
  });

  test("is paused with the keyboard: nothing is drawn, until it goes on", async ({ page }) => {
    const pause = page.getByRole("button", { name: words.motionPause.ar });
    await pause.focus();
    await page.keyboard.press("Enter");
    expect(await drawsIn(page, 100)).toBeLessThan(100);
    expect(await drawsIn(page, 1000)).toBe(0);
    await page.mouse.move(100, 300);
    expect(await drawsIn(page, 500)).toBe(0);
    await page.getByRole("button", { name: words.motionResume.ar }).press("Space");
    await expect.poll(() => drawsIn(page, 300)).toBeGreaterThan(0);
    await expect(pause).toBeFocused();
  });

  test("draws nothing while it is out of sight", async ({ page }) => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(300);
    expect(await drawsIn(page, 1000)).toBe(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => drawsIn(page, 300)).toBeGreaterThan(0);
  });

  test("draws nothing while the page is hidden", async ({ page }) => {
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await page.waitForTimeout(300);
    expect(await drawsIn(page, 1000)).toBe(0);
    await page.evaluate(() => {
      Reflect.deleteProperty(document, "hidden");
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect.poll(() => drawsIn(page, 300)).toBeGreaterThan(0);
  });

  test("is at most 80,000 triangles in 60 draw calls, whole and in pieces", async ({ page }) => {
    for (const scrolled of [0, 300]) {
      await page.evaluate((y) => scrollTo(0, y), scrolled);
      await page.waitForTimeout(500);
      const { draws, triangles } = await costOfFrame(page, 700);
      expect(draws).toBeGreaterThan(20);
      expect(draws).toBeLessThanOrEqual(60);
      expect(triangles).toBeGreaterThan(40_000);
      expect(triangles).toBeLessThanOrEqual(80_000);
    }
  });

  test("leaves wheel and finger to the page", async ({ page }) => {
    await page.locator("canvas").hover({ force: true });
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(page.locator("canvas")).toHaveCSS("pointer-events", "none");
    await expect(page.locator("canvas")).toHaveCSS("touch-action", "auto");
  });
});

test("survives the loss of its context, and looks as before", async ({ page }) => {
  test.slow();
  await meet(page, worlds.graphicsProcessor);
  await open(page, "/en");
  await untilScene(page, "loaded");
  const hero = page.locator(".hero");
  await sceneWorker(page).evaluate(
    "self.lose = self.contexts.at(-1).getExtension('WEBGL_lose_context'), self.lose.loseContext()",
  );
  await expect(hero).toHaveAttribute("data-waits", "");
  const before = await drawsSoFar(page);
  expect(await drawsIn(page, 1000)).toBe(0);
  await sceneWorker(page).evaluate("self.lose.restoreContext()");
  await expect(hero).not.toHaveAttribute("data-waits");
  await untilScene(page, "loaded");
  await expect.poll(() => drawsSoFar(page)).toBeGreaterThan(before);
});
