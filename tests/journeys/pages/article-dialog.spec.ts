import type { Locator, Page } from "@playwright/test";
import { expect, openPage, test } from "../../support/browser/shared-server.ts";

const reader = (page: Page) => page.getByRole("dialog");
/** Deep in the list. */
const deepCard = (page: Page) => page.locator("[data-slug]").nth(19);

for (const [locale, width, height] of [
  ["en", 1280, 800],
  ["ar", 1280, 800],
  ["en", 360, 640],
  ["ar", 360, 640],
] as const) {
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 400 });
    const waysToClose: Record<string, (page: Page) => Promise<unknown>> = {
      "its button": (page) => reader(page).locator("[data-close]").click(),
      Escape: (page) => page.keyboard.press("Escape"),
      Back: (page) => page.goBack(),
    };

    for (const [way, close] of Object.entries(waysToClose)) {
      test(`the list stays where it is while an article is read over it and closed by ${way}`, async ({
        page,
      }) => {
        const link = await openDeepArticle(page, locale);
        const before = await scrollPositionOf(page);
        await page.mouse.move(4, height - 4);
        await page.mouse.wheel(0, 900);
        await page.mouse.wheel(0, -1800);
        await page.mouse.move(width / 2, height / 2);
        for (let turns = 0; turns < 4; turns++) await page.mouse.wheel(0, 20_000);
        for (const key of ["PageDown", "End", "PageDown", "ArrowDown", "PageUp", "Home", "ArrowUp"])
          await page.keyboard.press(key);
        expect(await scrollPositionOf(page)).toEqual(before);
        await close(page);
        await expect(reader(page)).toBeHidden();
        await expect(page).toHaveURL(`/${locale}/articles`);
        await waitForScrollRestoration(page);
        expect(await scrollPositionOf(page)).toEqual(before);
        await expect(link).toBeFocused();
      });
    }

    test("it lies in the middle of the window and reaches over none of its edges", async ({ page }) => {
      await openDeepArticle(page, locale);
      await expect(reader(page)).toHaveCSS("position", "fixed");
      const {
        x,
        y,
        width: wide,
        height: high,
      } = (await reader(page).locator("[data-panel]").boundingBox()) ?? failWithoutBox();
      expect(Math.abs(x * 2 + wide - width)).toBeLessThanOrEqual(1);
      expect(Math.abs(y * 2 + high - height)).toBeLessThanOrEqual(1);
      expect([x, y, width - x - wide, height - y - high].every((gap) => gap >= 0)).toBe(true);
    });

    test("it is opened again by Forward where the list is", async ({ page }) => {
      await openDeepArticle(page, locale);
      const before = await scrollPositionOf(page);
      await page.goBack();
      await expect(reader(page)).toBeHidden();
      await page.goForward();
      await expect(reader(page)).toBeVisible();
      await waitForScrollRestoration(page);
      expect(await scrollPositionOf(page)).toEqual(before);
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL(`/${locale}/articles`);
      await waitForScrollRestoration(page);
      expect(await scrollPositionOf(page)).toEqual(before);
      await expect(deepCard(page).getByRole("heading").getByRole("link")).toBeFocused();
    });
  });
}

test.describe("by touch", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("a finger that draws over the backdrop or past the end of the text moves nothing behind", async ({
    page,
  }) => {
    await openDeepArticle(page, "ar");
    const before = await scrollPositionOf(page);
    const session = await page.context().newCDPSession(page);
    for (const [x, y, distance] of [
      [3, 500, -400],
      [3, 100, 400],
      [180, 400, -9000],
      [180, 400, -600],
      [180, 200, 9000],
      [180, 200, 600],
    ] as const)
      await session.send("Input.synthesizeScrollGesture", {
        x,
        y,
        yDistance: distance,
        speed: 20_000,
        gestureSourceType: "touch",
      });
    expect(await scrollPositionOf(page)).toEqual(before);
    await page.goBack();
    await expect(reader(page)).toBeHidden();
    await waitForScrollRestoration(page);
    expect(await scrollPositionOf(page)).toEqual(before);
  });
});

test.describe("for those who want no motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("it opens and closes without any", async ({ page }) => {
    await openDeepArticle(page, "en");
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test("over a filtered list, it leaves the filter, the count and the title as they were", async ({ page }) => {
  await openPage(page, "/en/articles?category=ai");
  await waitForArticleScript(page);
  await page.locator("[data-filters]").getByRole("link", { name: "Fintech" }).click();
  const title = await page.title();
  expect(title).toContain("Fintech");
  await page.locator("[data-slug]:visible").last().getByRole("link").last().click();
  await expect(reader(page)).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(reader(page)).toBeVisible();
  await expect(page.locator("[data-slug]:visible")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/en/articles?category=fintech");
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole("status")).toHaveText("2 articles");
});

test("a close event that arrives after Forward reopened it leaves it open, and the history as it was", async ({
  page,
}) => {
  await openPage(page, "/en/articles?category=ai");
  await waitForArticleScript(page);
  await page.locator("[data-slug]:visible").first().getByRole("link").last().click();
  await expect(reader(page)).toBeVisible();
  const address = page.url();
  const late = page.evaluate(
    () =>
      new Promise((resolve) => {
        const dialog = document.querySelector("#article-dialog");
        const hold = (event: Event) => {
          event.stopImmediatePropagation();
          dialog?.removeEventListener("close", hold, true);
          setTimeout(() => resolve(dialog?.dispatchEvent(new Event("close"))), 1000);
        };
        // The browser fires it in a task of its own, which a busy machine may run late.
        document.addEventListener("close", hold, { capture: true, once: true });
      }),
  );
  await page.goBack();
  await page.goForward();
  await late;
  await expect(reader(page)).toBeVisible();
  expect(page.url()).toBe(address);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/en/articles?category=ai");
});

test("a close event that arrives after Escape closed it again goes back once", async ({ page }) => {
  await openPage(page, "/en/articles?category=ai");
  await waitForArticleScript(page);
  await page.locator("[data-filters]").getByRole("link", { name: "Fintech" }).click();
  await page.locator("[data-slug]:visible").first().getByRole("link").last().click();
  await expect(reader(page)).toBeVisible();
  await page.evaluate(() => {
    const dialog = document.querySelector("#article-dialog");
    const hold = (event: Event) => {
      event.stopImmediatePropagation();
      dialog?.setAttribute("data-held", "");
      document.addEventListener("close", () => dialog?.dispatchEvent(new Event("close")), {
        capture: true,
        once: true,
      });
    };
    document.addEventListener("close", hold, { capture: true, once: true });
  });
  await page.goBack();
  await expect(page.locator("#article-dialog")).toHaveAttribute("data-held");
  await page.goForward();
  await expect(reader(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(reader(page)).toBeHidden();
  await expect(page).toHaveURL("/en/articles?category=fintech");
  await page.goForward();
  await expect(reader(page)).toBeVisible();
});

async function openDeepArticle(page: Page, locale: string): Promise<Locator> {
  await openPage(page, `/${locale}/articles`);
  await waitForArticleScript(page);
  const link = deepCard(page).getByRole("link").last();
  await link.scrollIntoViewIfNeeded();
  // Where the pictures above have come, nothing moves by itself any more.
  await page.waitForLoadState("networkidle");
  await link.click();
  await expect(reader(page)).toBeVisible();
  await expect(reader(page).locator("[data-text] p").first()).not.toBeEmpty();
  return link;
}

/** How far the page is scrolled, and where that shows the card. */
function scrollPositionOf(page: Page) {
  return deepCard(page).evaluate((card) => ({
    scrolled: scrollY,
    top: card.getBoundingClientRect().top,
    left: card.getBoundingClientRect().left,
  }));
}

/** The browser restores the scroll position of a history entry after it has fired its event. */
function waitForScrollRestoration(page: Page) {
  return page.evaluate(
    () =>
      new Promise((rest) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(rest, 50)))),
  );
}

/** Before that, a card is a link to another document. */
async function waitForArticleScript(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /assets\/listing-.*\.js/.test(name)),
  );
  await page.waitForLoadState("networkidle");
}

function failWithoutBox(): never {
  throw new Error("The dialog has no box");
}
