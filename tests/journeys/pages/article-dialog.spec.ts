import type { Page } from "@playwright/test";
import { categories, type Category } from "../../../app/articles/categories.ts";
import { articleCount, articleWords, cardWords } from "../../../app/articles/words.ts";
import { formatCount } from "../../../app/i18n/plural.ts";
import type { Locale } from "../../../app/i18n/text.ts";
import {
  articles,
  cards,
  categories as used,
  filtered,
  openArticles,
} from "../../support/browser/article-list.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { expect, test } from "../../support/browser/shared-server.ts";
import { waitForFrames } from "../../support/page-checks/wait-for-frames.ts";

const reader = (page: Page) => page.getByRole("dialog");
/** Deep in the list. */
const deepCard = (page: Page) => page.locator("[data-slug]").nth(Math.min(20, articles.length) - 1);

const waysToClose = {
  "its button": (page: Page) => reader(page).locator("[data-close]").click(),
  "a press outside": (page: Page) => page.mouse.click(5, 300),
  Escape: (page: Page) => page.keyboard.press("Escape"),
  Back: (page: Page) => page.goBack(),
};

for (const locale of articles.length > 0 ? journeyLocales(import.meta.filename) : []) {
  const listing = `/${locale}/articles`;

  test(`${locale}: an article is read over the list, which stays where it is until it is closed in any way`, async ({
    page,
  }) => {
    const { link, before } = await openDeepArticle(page, locale);
    const title = await deepCard(page).getByRole("heading").innerText();
    await expect(reader(page).getByRole("heading", { level: 2 })).toHaveText(title);
    await expect(page).toHaveTitle(title);
    await expectInTheMiddle(page);
    const address = page.url();
    const paragraphs = await reader(page).locator(":is([data-text] p, [data-note])").allInnerTexts();

    for (const [x, y, turns] of [
      [4, 700, 900],
      [640, 400, 20_000],
    ] as const) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, turns);
      await page.mouse.wheel(0, -2 * turns);
    }
    for (const key of ["PageDown", "End", "PageDown", "ArrowDown", "PageUp", "Home", "ArrowUp"])
      await page.keyboard.press(key);
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
      );
      expect(isOutside).toBe(false);
    }
    expect(await scrollPositionOf(page)).toEqual(before);

    for (const [way, close] of Object.entries(waysToClose)) {
      await test.step(`closed by ${way}, and opened again by Forward`, async () => {
        await close(page);
        await expect(reader(page)).toBeHidden();
        await expect(page).toHaveURL(listing);
        await expect(way === "its button" ? link : deepCard(page).locator("h2 a")).toBeFocused();
        await waitForFrames(page, 5);
        expect(await scrollPositionOf(page)).toEqual(before);
        await page.goForward();
        await expect(reader(page)).toBeVisible();
        await expect(page).toHaveURL(address);
      });
    }
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    // Going back is under way, and would end another navigation.
    await expect(page).toHaveURL(listing);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    expect(await page.locator("main > article :is(.prose > p, [data-note])").allInnerTexts()).toEqual(
      paragraphs,
    );
  });

  for (const { category, value, count } of filtered)
    test(`${locale}: over a filtered list, it leaves the filter, the count and the title as they were`, async ({
      page,
    }) => {
      await openFilteredArticle(page, locale, category);
      const title = await page.title();
      await page.goBack();
      await expect(page).not.toHaveTitle(title);
      const listTitle = await page.title();
      expect(listTitle).toContain(categories[category][locale]);
      await page.goForward();
      await expect(reader(page)).toBeVisible();
      await expect(cards(page)).toHaveCount(count);
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL(`${listing}?category=${value}`);
      await expect(page).toHaveTitle(listTitle);
      await expect(page.getByRole("status")).toHaveText(formatCount(locale, count, articleCount));
    });

  if (articles.length > 1)
    test(`${locale}: a text that was near opens offline, with its way on; one that cannot be had opens as a page`, async ({
      page,
      context,
    }) => {
      const lost = `**/${articles.at(-1)?.slug}/text.json`;
      await page.route(lost, (route) => route.fulfill({ status: 404 }));
      await openArticles(page, listing);
      const near = cards(page).first();
      const slug = await near.getAttribute("data-slug");
      await page.waitForFunction(
        (file) => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(file)),
        `/${slug}/text.json`,
      );
      await context.setOffline(true);
      await near.getByRole("link", { name: cardWords.readMore[locale] }).click();
      await expect(reader(page).locator("[data-text] p").first()).not.toBeEmpty();
      await expect(reader(page).locator("[data-services] a").first()).toHaveAttribute("href", /services#/);
      const ask = reader(page).getByRole("link", { name: articleWords.askLink[locale] });
      await expect(ask).toHaveAttribute("href", /contact\?.*subject=/);
      await page.keyboard.press("Escape");
      await context.setOffline(false);

      const last = page.locator("[data-slug]").last();
      const title = await last.getByRole("heading").innerText();
      await last.getByRole("link").last().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await page.goBack();
      await expect(page).toHaveURL(listing);
    });
}

if (articles.length > 0)
  test.describe("by touch", () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

    test("a finger that draws over the backdrop or past the end of the text moves nothing behind", async ({
      page,
    }) => {
      const { before } = await openDeepArticle(page, "ar");
      await expectInTheMiddle(page);
      const session = await page.context().newCDPSession(page);
      for (const [x, y, yDistance] of [
        [3, 500, -400],
        [3, 100, 400],
        [180, 400, -9000],
        [180, 400, -600],
        [180, 200, 9000],
        [180, 200, 600],
      ] as const)
        await session.send("Input.synthesizeScrollGesture", {
          ...{ x, y, yDistance, speed: 20_000 },
          gestureSourceType: "touch",
        });
      expect(await scrollPositionOf(page)).toEqual(before);
    });
  });

for (const { category, value } of filtered) {
  test("a close event that comes only after Forward reopened it leaves it open", async ({ page }) => {
    await openFilteredArticle(page, "en", category);
    const address = page.url();
    // The browser fires it in a task of its own, which a busy machine may run late.
    await holdCloseEvent(page);
    await page.goBack();
    await expect(page.locator("#article-dialog")).toHaveAttribute("data-held");
    await page.goForward();
    await expect(reader(page)).toBeVisible();
    await page.evaluate(() => document.querySelector("#article-dialog")?.dispatchEvent(new Event("close")));
    await expect(reader(page)).toBeVisible();
    expect(page.url()).toBe(address);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(`/en/articles?category=${value}`);
  });

  test("a close event that comes only after Escape closed it again goes back once", async ({ page }) => {
    await openFilteredArticle(page, "en", category);
    await holdCloseEvent(page);
    await page.goBack();
    await expect(page.locator("#article-dialog")).toHaveAttribute("data-held");
    await page.evaluate(() => {
      const again = () => document.querySelector("#article-dialog")?.dispatchEvent(new Event("close"));
      document.addEventListener("close", again, { capture: true, once: true });
    });
    await page.goForward();
    await expect(reader(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(reader(page)).toBeHidden();
    await expect(page).toHaveURL(`/en/articles?category=${value}`);
    await page.goForward();
    await expect(reader(page)).toBeVisible();
  });
}

/** Keeps the next event of closing from the page's script. */
function holdCloseEvent(page: Page) {
  return page.evaluate(() => {
    const hold = (event: Event) => {
      event.stopImmediatePropagation();
      document.querySelector("#article-dialog")?.setAttribute("data-held", "");
    };
    document.addEventListener("close", hold, { capture: true, once: true });
  });
}

async function openFilteredArticle(page: Page, locale: Locale, category: Category) {
  const other = used.find((one) => one.category !== category);
  await openArticles(page, `/${locale}/articles?category=${other?.value ?? "all"}`);
  await page.locator("[data-filters]").getByRole("link", { name: categories[category][locale] }).click();
  await cards(page).last().getByRole("link").last().click();
  await expect(reader(page)).toBeVisible();
}

async function openDeepArticle(page: Page, locale: string) {
  await openArticles(page, `/${locale}/articles`);
  const link = deepCard(page).getByRole("link").last();
  await link.scrollIntoViewIfNeeded();
  const before = await scrollPositionOf(page);
  await link.click();
  await expect(reader(page).locator("[data-text] p").first()).not.toBeEmpty();
  expect(await scrollPositionOf(page)).toEqual(before);
  return { link, before };
}

/** How far the page is scrolled, and where that shows the card. */
function scrollPositionOf(page: Page) {
  return deepCard(page).evaluate((card) => {
    const { top, left } = card.getBoundingClientRect();
    return { scrolled: scrollY, top, left };
  });
}

async function expectInTheMiddle(page: Page) {
  const window = page.viewportSize();
  const box = await reader(page).locator("[data-panel]").boundingBox();
  if (!window || !box) throw new Error("The dialog has no box");
  expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
  expect(Math.abs(box.x * 2 + box.width - window.width)).toBeLessThanOrEqual(1);
  expect(Math.abs(box.y * 2 + box.height - window.height)).toBeLessThanOrEqual(1);
}
