import type { Page } from "@playwright/test";
import { categories } from "../../../app/articles/categories.ts";
import { articleCount, articleWords, words } from "../../../app/articles/words.ts";
import { interpolate } from "../../../app/i18n/text.ts";
import { formatCount } from "../../../app/i18n/plural.ts";
import {
  articles,
  cards,
  categories as used,
  filtered,
  openArticles,
  unfiltered,
} from "../../support/browser/article-list.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { expect, openPage, test } from "../../support/browser/shared-server.ts";

const [article] = articles;
/** One with a figure in its title, if there is any. */
const searched = articles.find(({ title }) => /\d/.test(title.ar)) ?? article;

for (const locale of article ? journeyLocales(import.meta.filename) : []) {
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
        await expect(cards(page)).toHaveCount(articles.length);
        for (const { category, value, count } of filtered) {
          const name = categories[category][locale];
          await filters.getByRole("link", { name, exact: true }).click();
          await expect(page).toHaveURL(`${listing}?category=${value}`);
          await expect(page.getByRole("status")).toHaveText(formatCount(locale, count, articleCount));
          await expect(current).toHaveText(name);
          const labels = Array.from({ length: count }, () => name);
          await expect(cards(page).locator("[data-field=category]")).toHaveText(labels);
        }
        for (const { category, value, count } of unfiltered) {
          await page.goto(`${listing}?category=${value}`);
          await expect(cards(page)).toHaveCount(count);
          // It has no filter otherwise.
          await expect(current).toHaveText(categories[category][locale]);
        }

        await page.goto(`${listing}?category=telepathy`);
        await expect(page.getByRole("status")).toHaveText(words.empty[locale]);
        await expect(current).toHaveCount(0);
        await expect(cards(page)).toHaveCount(0);
        await page.locator("#no-articles [data-see-all]").click();
        await expect(cards(page)).toHaveCount(articles.length);
        await expect(page).toHaveURL(listing);

        await page.goto(`${listing}/${article?.slug}`);
        await expect(page.locator("main > article .prose p")).not.toHaveCount(0);
        await page.getByRole("link", { name: articleWords.otherLanguage[locale] }).click();
        await expect(page).toHaveURL(`/${locale === "en" ? "ar" : "en"}/articles/${article?.slug}`);
        await page.goBack();
        await page.locator("main [data-services] a").first().click();
        await expect(page.locator(":target")).toBeVisible();
        await page.goBack();
        await page.getByRole("link", { name: articleWords.askLink[locale] }).click();
        const subject = interpolate(articleWords.subject[locale], { title: article?.title[locale] ?? "" });
        await expect(page.locator("[name=subject]")).toHaveValue(subject);
      });
    });
  }

  test(`${locale}: a search has an address to share, and is there again after a reload and Back`, async ({
    page,
  }) => {
    await openArticles(page, `${listing}?category=${articles.at(-1)?.category}`);
    const status = page.getByRole("status");
    const search = page.getByRole("searchbox", { name: words.searchLabel[locale] });
    const one = formatCount(locale, 1, articleCount);
    // In all categories, whichever was shown.
    const title = asTyped(searched?.title[locale] ?? "");
    await search.fill(title);
    await expect(status).toHaveText(one);
    await cards(page).getByRole("link").last().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(status).toHaveText(one);
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    await expect(search).toHaveValue(title);
    await page.goto(`${listing}/${searched?.slug}`);
    await page.goBack();
    await expect(cards(page)).toHaveCount(1);
  });

  for (const { category, count } of filtered)
    test(`${locale}: a search takes categories, all of them, until a filter is pressed`, async ({ page }) => {
      await openArticles(page, `${listing}?category=${articles[0]?.category}`);
      const search = page.getByRole("searchbox", { name: words.searchLabel[locale] });
      const name = categories[category][locale];
      const found = cards(page).locator("[data-field=category]").filter({ hasText: name });
      await search.fill(asTyped(name));
      await expect(found).toHaveCount(count);
      await page.goto(page.url());
      await expect(found).toHaveCount(count);
      await page.locator("[data-filters]").getByRole("link", { name, exact: true }).click();
      await expect(search).toHaveValue("");
      await expect(cards(page)).toHaveCount(count);
      await search.fill("qqqq");
      await expect(cards(page)).toHaveCount(0);
      await page.goBack();
      await expect(cards(page)).toHaveCount(count);
      await page.goBack();
      await expect(search).toHaveValue(asTyped(name));
    });

  test(`${locale}: a search without a hit says so once, and leads back in the same document`, async ({
    page,
  }) => {
    await openArticles(page, `${listing}?category=${article?.category}`);
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
    await expect(cards(page)).toHaveCount(articles.length);
    await expect(search).toHaveValue("");
    await expect(reason).toBeHidden();
    await expect(status).not.toHaveText(words.emptySearch[locale]);
    expect(await said.jsonValue()).toHaveLength(1);
    expect(await page.evaluate("window.isSame")).toBe(true);
  });

  test(`${locale}: every row of the list is full, however many it shows`, async ({ page }) => {
    const byCount = new Map(used.map(({ count, value }) => [count, value]));
    for (const category of ["all", ...byCount.values()]) {
      await openPage(page, `${listing}?category=${category}`);
      for (const width of [768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await unfilledRows(page), `${category}, ${width} px`).toEqual([]);
      }
    }
  });
}

/** In capitals, with an Arabic letter that many write for another, and in Arabic with its own digits. */
function asTyped(text: string): string {
  const isArabic = /[ء-ي]/.test(text);
  const typed = text.toUpperCase().replaceAll("ة", "ه");
  return isArabic ? typed.replaceAll(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "") : typed;
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
