import { headerLinks } from "../../../app/site/frame/navigation.ts";
import { words as notFoundWords } from "../../../app/site/not-found/words.ts";
import { switchWords, words } from "../../../app/site/words.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { expect, firstVisit, openPage, test } from "../../support/browser/shared-server.ts";
import { horizontalCentreOf, tabTo } from "../../support/page-checks/tab-stops.ts";

test.use({ storageState: firstVisit });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("the root leads to English; the menu of a phone opens, leads on and closes; the same page is one link away in the other language", async ({
      page,
    }) => {
      await page.goto("/");
      await expect(page).toHaveURL("/en");
      await page.goto("/ar");
      const menu = page.getByRole("navigation", { name: words.menuLabel.ar });
      await expect(menu).toBeHidden();
      await page.locator("summary", { hasText: words.menuLabel.ar }).click();
      const links = headerLinks("ar").menu;
      await expect(menu.getByRole("link")).toHaveText(links.map(({ name }) => name));
      await menu.getByRole("link").last().click();
      await expect(page).toHaveURL(`/ar/${links.at(-1)?.page}`);
      await expect(menu).toBeHidden();
      const address = `services?from=mail#core`;
      await page.goto(`/ar/${javaScriptEnabled ? address : "services"}`);
      await page.getByRole("link", { name: switchWords.en.name }).first().click();
      await expect(page).toHaveURL(`/en/${javaScriptEnabled ? address : "services"}`);
      await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
    });
  });
}

test("an unknown address says so in both languages, answers 404, and logs its path to the console", async ({
  page,
}) => {
  const logged = page.waitForEvent("console", (message) => message.text().includes("/en/nothing-here"));
  const answer = await page.goto("/en/nothing-here");
  expect(answer?.status()).toBe(404);
  await logged;
  for (const title of Object.values(notFoundWords.title))
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await page.getByRole("link", { name: notFoundWords.home.en }).click();
  await expect(page).toHaveURL("/en");
});

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: by the keyboard the first stop skips to the content, the others follow in reading direction`, async ({
    page,
  }) => {
    // Else the other language is offered above the header.
    await page.addInitScript(() => localStorage.setItem("language-chosen", "yes"));
    await openPage(page, `/${locale}/services`);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: words.skip[locale] });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    const middles: number[] = [];
    for (;;) {
      await page.keyboard.press("Tab");
      const focused = page.locator("header :focus");
      if ((await focused.count()) === 0) break;
      middles.push(await horizontalCentreOf(focused));
    }
    const brandStartAndLanguage = 3;
    expect(middles).toHaveLength(headerLinks(locale).bar.length + brandStartAndLanguage);
    expect(middles).toEqual(middles.toSorted((a, b) => (locale === "ar" ? b - a : a - b)));
    await page.reload();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toBeVisible();
  });

  test(`${locale}: the menu of a phone opens with Enter, closes with Escape and gives the focus back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openPage(page, `/${locale}/services`);
    const summary = page.locator("header summary");
    const menu = page.getByRole("navigation", { name: words.menuLabel[locale] });
    await tabTo(page, summary);
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(summary).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, menu.getByRole("link").last());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/${locale}/${headerLinks(locale).menu.at(-1)?.page}`);
  });
}
