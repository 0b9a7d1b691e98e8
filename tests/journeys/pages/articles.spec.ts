import type { Page } from "@playwright/test";
import { categories } from "../../../app/articles/categories.ts";
import { articleCount, articleWords, words } from "../../../app/articles/words.ts";
import { formatCount } from "../../../app/i18n/plural.ts";
import { cards, openArticles } from "../../support/browser/article-list.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { expect, openPage, test } from "../../support/browser/shared-server.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  const listing = `/${locale}/articles`;

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled });

      test(`${locale}: a filter has an address of its own, one that finds nothing leads back, and an article has a page that leads on`, async ({
        page,
      }) => {
        const filters = page.locator("[data-filters]");
        const current = filters.locator("[aria-current]");
        await (javaScriptEnabled ? openArticles : openPage)(page, listing);
        await expect(cards(page)).toHaveCount(30);
        const fintech = categories.fintech[locale];
        await filters.getByRole("link", { name: fintech, exact: true }).click();
        await expect(page).toHaveURL(`${listing}?category=fintech`);
        await expect(page.getByRole("status")).toHaveText(formatCount(locale, 2, articleCount));
        await expect(current).toHaveText(fintech);
        await expect(cards(page).locator("[data-field=category]")).toHaveText([fintech, fintech]);

        await page.goto(`${listing}?category=healthcare-technology`);
        await expect(cards(page)).toHaveCount(3);
        // It has no filter otherwise.
        await expect(current).toHaveText(categories["healthcare-technology"][locale]);

        await page.goto(`${listing}?category=telepathy`);
        await expect(page.getByRole("status")).toHaveText(words.empty[locale]);
        await expect(current).toHaveCount(0);
        await expect(cards(page)).toHaveCount(0);
        await page.locator("#no-articles [data-see-all]").click();
        await expect(cards(page)).toHaveCount(30);
        await expect(page).toHaveURL(listing);

        await page.goto(`${listing}/falcon-arabic-model`);
        const title = await page.getByRole("heading", { level: 1 }).innerText();
        await expect(page.locator("main > article .prose p")).not.toHaveCount(0);
        await page.getByRole("link", { name: articleWords.otherLanguage[locale] }).click();
        await expect(page).toHaveURL(`/${locale === "en" ? "ar" : "en"}/articles/falcon-arabic-model`);
        await page.goBack();
        await page.locator("main [data-services] a").first().click();
        await expect(page.locator(":target")).toBeVisible();
        await page.goBack();
        await page.getByRole("link", { name: articleWords.askLink[locale] }).click();
        await expect(page.locator("[name=subject]")).toHaveValue(new RegExp(title.slice(-12)));
      });
    });
  }

  test(`${locale}: a search has an address to share, takes categories and is there again after a reload and Back`, async ({
    page,
  }) => {
    await openArticles(page, `${listing}?category=ai`);
    const status = page.getByRole("status");
    const search = page.getByRole("searchbox", { name: words.searchLabel[locale] });
    const one = formatCount(locale, 1, articleCount);
    // In all categories, whichever was shown.
    await search.fill({ en: "MANAH", ar: "منح ١" }[locale]);
    await expect(status).toHaveText(one);
    await cards(page).getByRole("link").last().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(status).toHaveText(one);
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    await expect(search).toHaveValue(/MANAH|منح/);
    await page.goto(`${listing}/manah-solar-plants`);
    await page.goBack();
    await expect(cards(page)).toHaveCount(1);

    await search.fill({ en: "energy", ar: "الطاقه المتجدده" }[locale]);
    const energy = categories["renewable-energy"][locale];
    await expect(cards(page).filter({ hasText: energy })).toHaveCount(4);
    await page.goto(page.url());
    await expect(cards(page).filter({ hasText: energy })).toHaveCount(4);
    await page.locator("[data-filters]").getByRole("link", { name: categories.fintech[locale] }).click();
    await expect(search).toHaveValue("");
    await expect(cards(page)).toHaveCount(2);
    await page.goBack();
    await expect(search).not.toHaveValue("");
  });

  test(`${locale}: a search without a hit says so once, and leads back in the same document`, async ({
    page,
  }) => {
    await openArticles(page, `${listing}?category=fintech`);
    await page.evaluate(() => void Object.assign(window, { isSame: true }));
    const status = page.getByRole("status");
    const reason = page.locator("#no-articles p");
    const search = page.getByRole("searchbox", { name: words.searchLabel[locale] });
    await search.fill("qqqq");
    await expect(reason).toHaveText(words.emptySearch[locale]);
    await expect(status).toHaveText(words.emptySearch[locale]);
    const said = await status.evaluateHandle((element) => {
      const seen: string[] = [];
      const note = () => seen.push(element.textContent ?? "");
      new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true });
      return seen;
    });
    await search.pressSequentially("qqqqqq");
    await page.getByRole("link", { name: words.seeAll[locale] }).click();
    await expect(cards(page)).toHaveCount(30);
    await expect(search).toHaveValue("");
    await expect(reason).toBeHidden();
    await expect(status).not.toHaveText(words.emptySearch[locale]);
    expect(await said.jsonValue()).toHaveLength(1);
    expect(await page.evaluate("window.isSame")).toBe(true);
  });

  test(`${locale}: every row of the list is full, however many it shows`, async ({ page }) => {
    for (const category of ["all", "fintech", "space-technology", "ai"]) {
      await openPage(page, `${listing}?category=${category}`);
      for (const width of [768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await unfilledRows(page), `${category}, ${width} px`).toEqual([]);
      }
    }
  });
}

/** The widths of the rows that end before their list does. */
function unfilledRows(page: Page): Promise<number[]> {
  return page.locator(":has(> [data-slug])").evaluate((list) => {
    const boxes = [...list.querySelectorAll("[data-slug]:not([hidden])")].map((card) =>
      card.getBoundingClientRect(),
    );
    return [...Map.groupBy(boxes, ({ top }) => top).values()]
      .map((row) => Math.max(...row.map(({ right }) => right)) - Math.min(...row.map(({ left }) => left)))
      .filter((width) => width < list.getBoundingClientRect().width - 1);
  });
}
