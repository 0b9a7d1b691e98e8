import type { Page } from "@playwright/test";
import { words } from "../../../app/site/home/words.ts";
import {
  patchSceneWorker,
  sceneScript,
  waitForScene,
  workerPatches,
} from "../../support/browser/hero-scene.ts";
import { expect, openPage, test } from "../../support/browser/shared-server.ts";
import { waitForFrames } from "../../support/page-checks/wait-for-frames.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { holdRequests } from "../../support/browser/hold-requests.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  test(`/${locale}: the placeholder, then the scene`, async ({ page }) => {
    await patchSceneWorker(page, workerPatches.graphicsProcessor, workerPatches.singleFrame);
    await page.goto(`/${locale}`);
    await waitForScene(page, "placeholder");
    await expect(page.getByText(words.heroLoading[locale])).toBeVisible();
    await waitForScene(page, "loaded");
    await expect(page.getByText(words.heroLoading[locale])).toBeHidden();
    await expect(page.locator("canvas")).toHaveCSS("opacity", "1");
    await expect(page.locator("canvas")).toHaveAttribute("aria-hidden", "true");
  });

  test(`/${locale}: where WebGL fails a message says so`, async ({ page }) => {
    await patchSceneWorker(page, workerPatches.noWebgl);
    await openPage(page, `/${locale}`);
    await waitForScene(page, "unavailable");
    await expect(page.getByText(words.heroFailed[locale])).toBeVisible();
    await expectStill(page, locale);
  });

  test(`/${locale}: a still where the machine would draw in software`, async ({ page }) => {
    await openPage(page, `/${locale}`);
    await waitForScene(page, "still");
    await expectStill(page, locale);
  });
}

test("an error that is not WebGL's is reported as an uncaught error", async ({ context }) => {
  // A page without the console check, because it logs errors.
  const page = await context.newPage();
  await patchSceneWorker(page, workerPatches.broken);
  const error = page.waitForEvent("pageerror");
  await page.goto("/en");
  expect((await error).message).toBe("The test broke it");
  await waitForScene(page, "still");
  await expect(page.getByText(words.heroFailed.en)).toBeHidden();
});

test("a scene whose script does not load fires vite:preloadError, and is an error unless that is handled", async ({
  context,
}) => {
  const page = await context.newPage();
  await page.route(sceneScript, (route) => route.abort());
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));

  await page.goto("/en");
  await waitForScene(page, "still");
  await expect.poll(() => errors).toEqual(["The 3D scene could not be loaded"]);

  await page.addInitScript(() => {
    addEventListener("vite:preloadError", (event) => {
      event.preventDefault();
      document.documentElement.dataset["handled"] = `${"payload" in event && event.payload}`;
    });
  });
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute(
    "data-handled",
    "Error: The 3D scene could not be loaded",
  );
  expect(errors.length).toBe(1);
});

const reasons: Record<string, (page: Page) => Promise<unknown>> = {
  "asks for less motion": (page) => page.emulateMedia({ reducedMotion: "reduce" }),
  "saves data": (page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    }),
  "has little memory": (page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, "deviceMemory", { value: 2 });
    }),
  "has no canvas beside the page": (page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
    }),
};

for (const [reason, prepare] of Object.entries(reasons)) {
  test(`who ${reason} sees the still, and the scene is not requested`, async ({ page }) => {
    await prepare(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await openPage(page, "/ar");
    await waitForScene(page, "still");
    await expectStill(page, "ar");
    await waitForFrames(page, 30);
    expect(asked.filter((url) => url.includes("/assets/scene-"))).toEqual([]);
  });
}

test("turning reduced motion on later switches to the still", async ({ page }) => {
  await patchSceneWorker(page, workerPatches.graphicsProcessor, workerPatches.instantGraphicsProcessor);
  await openPage(page, "/en");
  await waitForScene(page, "loaded");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await waitForScene(page, "still");
  await expect.poll(() => page.workers().length).toBe(0);
});

test("a still is shown while the scene takes long to load", async ({ page }) => {
  await patchSceneWorker(page, workerPatches.graphicsProcessor, workerPatches.instantGraphicsProcessor);
  const release = await holdRequests(page, sceneScript);
  await page.goto("/en");
  await expectStill(page, "en");
  await waitForScene(page, "placeholder");
  release();
  await waitForScene(page, "loaded");
});

test("without scripts there is the still", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/en");
  await expectStill(page, "en");
  await context.close();
});

/** The picture that is painted where the scene would be. */
async function expectStill(page: Page, locale: "en" | "ar") {
  const art = page.locator("[data-art]");
  await expect(art).toHaveAccessibleName(words.heroStill[locale]);
  await expect
    .poll(() => art.evaluate((box) => getComputedStyle(box, "::after").borderImageSource))
    .toContain(locale === "ar" ? "hero-rtl" : "hero-ltr");
}
