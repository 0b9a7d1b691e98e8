import { words } from "../../../app/site/home/words.ts";
import {
  measureFrameCost,
  countDraws,
  totalDraws,
  patchSceneWorker,
  sceneWorker,
  waitForScene,
  workerPatches,
} from "../../support/browser/hero-scene.ts";
import { expect, openPage, test } from "../../support/browser/shared-server.ts";
import { waitForFrames } from "../../support/page-checks/wait-for-frames.ts";

test.describe("on a machine that draws at once", () => {
  test.beforeEach(async ({ page }) => {
    await patchSceneWorker(page, workerPatches.graphicsProcessor, workerPatches.instantGraphicsProcessor);
    await openPage(page, "/ar");
    await waitForScene(page, "loaded");
    await expect.poll(() => countDraws(page, 18)).toBeGreaterThan(0);
  });

  test("stops drawing when idle, until the pointer moves", async ({ page }) => {
    await expect.poll(() => countDraws(page, 30)).toBe(0);
    expect(await countDraws(page, 90)).toBe(0);
    await page.mouse.move(200, 200);
    await expect.poll(() => countDraws(page, 18)).toBeGreaterThan(0);
  });

  test("is paused with the keyboard: nothing is drawn until it is resumed", async ({ page }) => {
    const pause = page.getByRole("button", { name: words.motionPause.ar });
    await pause.focus();
    await page.keyboard.press("Enter");
    expect(await countDraws(page, 12)).toBeLessThan(100);
    expect(await countDraws(page, 60)).toBe(0);
    await page.mouse.move(100, 300);
    expect(await countDraws(page, 30)).toBe(0);
    await page.getByRole("button", { name: words.motionResume.ar }).press("Space");
    await expect.poll(() => countDraws(page, 18)).toBeGreaterThan(0);
    await expect(pause).toBeFocused();
  });

  test("draws nothing while it is out of sight", async ({ page }) => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await waitForFrames(page, 18);
    expect(await countDraws(page, 60)).toBe(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => countDraws(page, 18)).toBeGreaterThan(0);
  });

  test("draws nothing while the page is hidden", async ({ page }) => {
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await waitForFrames(page, 18);
    expect(await countDraws(page, 60)).toBe(0);
    await page.evaluate(() => {
      Reflect.deleteProperty(document, "hidden");
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect.poll(() => countDraws(page, 18)).toBeGreaterThan(0);
  });

  test("is at most 80,000 triangles in 60 draw calls, whole and in pieces", async ({ page }) => {
    for (const scrolled of [0, 300]) {
      await page.evaluate((y) => scrollTo(0, y), scrolled);
      await waitForFrames(page, 30);
      const { draws, triangles } = await measureFrameCost(page, 42);
      expect(draws).toBeGreaterThan(20);
      expect(draws).toBeLessThanOrEqual(60);
      expect(triangles).toBeGreaterThan(40_000);
      expect(triangles).toBeLessThanOrEqual(80_000);
    }
  });

  test("does not capture wheel or touch", async ({ page }) => {
    await page.locator("canvas").hover({ force: true });
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(page.locator("canvas")).toHaveCSS("pointer-events", "none");
    await expect(page.locator("canvas")).toHaveCSS("touch-action", "auto");
  });
});

test("survives the loss of its context, and looks as before", async ({ page }) => {
  test.slow();
  await patchSceneWorker(page, workerPatches.graphicsProcessor, workerPatches.singleFrame);
  await openPage(page, "/en");
  await waitForScene(page, "loaded");
  const hero = page.locator("[data-scene]");
  await sceneWorker(page).evaluate(
    `self.framesLeft = Infinity;
    self.lose = self.contexts.at(-1).getExtension("WEBGL_lose_context");
    self.lose.loseContext()`,
  );
  await expect(hero).toHaveAttribute("data-delayed", "");
  const before = await totalDraws(page);
  expect(await countDraws(page, 60)).toBe(0);
  await sceneWorker(page).evaluate("self.framesLeft = 1; self.lose.restoreContext()");
  await expect(hero).not.toHaveAttribute("data-delayed");
  await waitForScene(page, "loaded");
  await expect.poll(() => totalDraws(page)).toBeGreaterThan(before);
});
