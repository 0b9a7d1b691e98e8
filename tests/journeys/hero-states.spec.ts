import type { Page } from "@playwright/test";
import { words } from "../../app/site/home/words.ts";
import { browserWithWebgl, meet, sceneScript, untilScene, worlds } from "./hero-scene.ts";
import { expect, open, test } from "./site.ts";

test.use({ launchOptions: await browserWithWebgl(), viewport: { width: 640, height: 480 } });

for (const locale of ["en", "ar"] as const) {
  test(`/${locale}: a pool of light, then the scene`, async ({ page }) => {
    await meet(page, worlds.graphicsProcessor);
    await page.goto(`/${locale}`);
    await untilScene(page, "placeholder");
    await expect(page.getByText(words.heroLoading[locale])).toBeVisible();
    await untilScene(page, "loaded");
    await expect(page.getByText(words.heroLoading[locale])).toBeHidden();
    await expect(page.locator("canvas")).toHaveCSS("opacity", "1");
    await expect(page.locator("canvas")).toHaveAttribute("aria-hidden", "true");
  });

  test(`/${locale}: where WebGL fails it is said`, async ({ page }) => {
    await meet(page, worlds.noWebgl);
    await open(page, `/${locale}`);
    await untilScene(page, "unavailable");
    await expect(page.getByText(words.heroFailed[locale])).toBeVisible();
    await expectStill(page, locale);
  });

  test(`/${locale}: a still where the machine would draw in software`, async ({ page }) => {
    await open(page, `/${locale}`);
    await untilScene(page, "still");
    await expectStill(page, locale);
  });
}

test("an error that is not WebGL's is the page's", async ({ context }) => {
  // A page of its own, because it is to complain.
  const page = await context.newPage();
  await meet(page, worlds.broken);
  const error = page.waitForEvent("pageerror");
  await page.goto("/en");
  expect((await error).message).toBe("The test broke it");
  await untilScene(page, "still");
  await expect(page.getByText(words.heroFailed.en)).toBeHidden();
});

test("a scene whose script does not come raises the event of failed preloads, and is an error unless that is handled", async ({
  context,
}) => {
  const page = await context.newPage();
  await page.route(sceneScript, (route) => route.abort());
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));

  await page.goto("/en");
  await untilScene(page, "still");
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
  test(`who ${reason} sees the still, and the scene is not asked for`, async ({ page }) => {
    await prepare(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await open(page, "/ar");
    await untilScene(page, "still");
    await expectStill(page, "ar");
    await page.waitForTimeout(500);
    expect(asked.filter((url) => url.includes("/assets/scene-"))).toEqual([]);
  });
}

test("who comes to ask for less motion gets the still", async ({ page }) => {
  await meet(page, worlds.graphicsProcessor, worlds.instantGraphicsProcessor);
  await open(page, "/en");
  await untilScene(page, "loaded");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await untilScene(page, "still");
  await expect.poll(() => page.workers().length).toBe(0);
});

test("a still stands in for a scene that takes long to come", async ({ page }) => {
  await meet(page, worlds.graphicsProcessor, worlds.instantGraphicsProcessor);
  let let_go = () => {};
  const held = new Promise<void>((resolve) => (let_go = resolve));
  await page.route(sceneScript, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto("/en");
  await expectStill(page, "en");
  await untilScene(page, "placeholder");
  let_go();
  await untilScene(page, "loaded");
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
  const art = page.locator(".hero-art");
  await expect(art).toHaveAccessibleName(words.heroStill[locale]);
  await expect
    .poll(() => art.evaluate((box) => getComputedStyle(box, "::after").borderImageSource))
    .toContain(locale === "ar" ? "hero-rtl" : "hero-ltr");
}
