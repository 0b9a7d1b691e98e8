import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../../support/browser/shared-server.ts";

const reader = (page: Page) => page.getByRole("dialog");
const firstCard = (page: Page) => page.locator("[data-slug]").first();

for (const [locale, readMore, close] of [
  ["en", "Read More", "Close article"],
  ["ar", "تابع القراءة", "أغلق المقال"],
] as const) {
  test.describe(locale, () => {
    const listing = `/${locale}/articles`;

    test.beforeEach(async ({ page }) => {
      await openPage(page, listing);
      await waitForFirstText(page);
    });

    test("an article opens over the list under its own address, whole", async ({ page }) => {
      const title = await firstCard(page).getByRole("heading").innerText();
      const address = await firstCard(page).getByRole("link", { name: readMore }).getAttribute("href");
      await firstCard(page).getByRole("link", { name: readMore }).click();
      await expect(reader(page).getByRole("heading", { level: 2 })).toHaveText(title);
      await expect(page).toHaveURL(address ?? "");
      await expect(page).toHaveTitle(title);
      const paragraphs = await reader(page).locator(":is([data-text], [data-note]) p").allInnerTexts();
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      expect(await page.locator("main > article .prose p").allInnerTexts()).toEqual(paragraphs);
    });

    for (const [way, leave] of Object.entries({
      button: (page: Page) => page.getByRole("button", { name: close }).click(),
      "a press outside": (page: Page) => page.mouse.click(5, 300),
      Escape: (page: Page) => page.keyboard.press("Escape"),
      Back: (page: Page) => page.goBack(),
    })) {
      test(`closes by ${way}; the focus and the address are where they were`, async ({ page }) => {
        const heading = firstCard(page).getByRole("heading").getByRole("link");
        await heading.click();
        await expect(reader(page)).toBeVisible();
        expect(await reader(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
        await leave(page);
        await expect(reader(page)).toBeHidden();
        await expect(page).toHaveURL(listing);
        await expect(heading).toBeFocused();
        await page.goForward();
        await expect(reader(page)).toBeVisible();
      });
    }

    test("opens by the keyboard, and keeps it until it is closed", async ({ page }) => {
      await firstCard(page).getByRole("link", { name: readMore }).focus();
      await page.keyboard.press("Enter");
      await expect(reader(page)).toBeVisible();
      for (let presses = 0; presses < 6; presses++) {
        await page.keyboard.press("Tab");
        const isOutside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
        );
        expect(isOutside).toBe(false);
      }
    });

    test("a card that was near opens without waiting for the network", async ({ page, context }) => {
      await context.setOffline(true);
      await firstCard(page).getByRole("link", { name: readMore }).click();
      await expect(reader(page).locator("[data-text] p").first()).not.toBeEmpty();
      expect(await reader(page).locator("[data-text]").getAttribute("aria-busy")).toBeNull();
    });
  });
}

for (const [locale, sentence, tryAgain] of [
  [
    "en",
    "You are offline, so only the summary is shown. Try again when the connection returns.",
    "Try again",
  ],
  ["ar", "لا اتصال بالشبكة، فلا يظهر هنا سوى الملخّص. حاول مرة أخرى حين يعود الاتصال.", "حاول مرة أخرى"],
] as const)
  test(`${locale}: offline, a card that was not near shows what is there, says why, and is whole once the network is back`, async ({
    page,
    context,
  }) => {
    await openPage(page, `/${locale}/articles`);
    await waitForFirstText(page);
    await context.setOffline(true);
    const last = page.locator("[data-slug]").last();
    const summary = await last.locator("[data-field=excerpt]").innerText();
    await last.getByRole("link").last().click();
    await expect(reader(page).getByRole("alert")).toHaveText(sentence);
    await expect(reader(page).locator("[data-field=excerpt]")).toHaveText(summary);
    await expect(reader(page).locator("[data-permalink]")).toBeHidden();
    const again = reader(page).getByRole("button", { name: tryAgain });
    await again.press("Enter");
    await expect(reader(page).getByRole("alert")).toHaveText(sentence);
    await expect(again).toBeFocused();
    await context.setOffline(false);
    await expect(reader(page).locator("[data-text] p").first()).not.toBeEmpty();
    await expect(reader(page).locator("[data-text]")).toBeFocused();
    await expect(again).toBeHidden();
    await expect(reader(page).locator("[data-permalink]")).toBeVisible();
    const picture = reader(page).getByRole("img");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
  });

test("where the server fails, the same button asks again", async ({ page }) => {
  let fails = true;
  await page.route("**/text.json", (route) => (fails ? route.fulfill({ status: 404 }) : route.continue()));
  await openPage(page, "/en/articles");
  await page.waitForLoadState("networkidle");
  await waitForArticleScript(page);
  await firstCard(page).getByRole("link").last().click();
  await expect(reader(page).getByRole("alert")).toHaveText(/^The full article could not be loaded/);
  fails = false;
  await reader(page).getByRole("button", { name: "Try again" }).click();
  await expect(reader(page).locator("[data-text] p").first()).not.toBeEmpty();
});

/** Before that, a card is a link to another document. */
async function waitForArticleScript(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/text.json")),
  );
}

async function waitForFirstText(page: Page) {
  const slug = await firstCard(page).getAttribute("data-slug");
  await page.waitForFunction(
    (file) => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(file)),
    `/${slug}/text.json`,
  );
  await page.waitForLoadState("networkidle");
}
