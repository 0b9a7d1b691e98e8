import type { Page } from "@playwright/test";
import { expect, open, test } from "./site.ts";

const listing = "/en/articles";
const cards = (page: Page) => page.locator(".news-sheet .story:visible");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const [locale, filter, name, count] of [
      ["en", "Artificial Intelligence", "ai", "4 articles"],
      ["en", "Space Technology", "space-technology", "3 articles"],
      ["ar", "المدن الذكية", "smart-cities", "مقالان"],
      ["ar", "التقنية المالية", "fintech", "مقالان"],
    ] as const) {
      test(`${locale}: the filter ${name} shows its articles under an address of its own`, async ({
        page,
      }) => {
        await open(page, `/${locale}/articles`);
        await expect(cards(page)).toHaveCount(30);
        if (javaScriptEnabled) await untilNarrowedInPlace(page);
        await page.locator(".filters").getByRole("link", { name: filter, exact: true }).click();
        await expect(page).toHaveURL(`/${locale}/articles?category=${name}`);
        await expect(page.getByRole("status")).toHaveText(count);
        await expect(page.locator(".filters [aria-current]")).toHaveText(filter);
        const labels = await cards(page).locator(".label").allTextContents();
        expect([...new Set(labels)]).toEqual([filter]);
        await expect(cards(page).first().getByRole("heading")).toBeVisible();
      });
    }

    for (const [locale, empty] of [
      ["en", "No articles found in this category"],
      ["ar", "لا مقالات في هذه الفئة"],
    ] as const) {
      test(`${locale}: a category there is not says so, and leads back to everything`, async ({ page }) => {
        await open(page, `/${locale}/articles?category=telepathy`);
        await expect(page.getByText(empty)).toBeVisible();
        await expect(cards(page)).toHaveCount(0);
        if (javaScriptEnabled) await untilNarrowedInPlace(page);
        await page.locator("#no-articles a").click();
        await expect(cards(page)).toHaveCount(30);
        await expect(page).toHaveURL(`/${locale}/articles`);
      });
    }

    test("a category without a filter has an address too", async ({ page }) => {
      await open(page, `${listing}?category=healthcare-technology`);
      await expect(cards(page)).toHaveCount(2);
    });

    test("the newest articles come first", async ({ page }) => {
      await open(page, listing);
      const months = await cards(page)
        .locator("time")
        .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")?.slice(0, 7) ?? ""));
      expect(months).toEqual(months.toSorted().toReversed());
    });

    test("a card without scripts, and its own page with them, tell the whole article", async ({ page }) => {
      await open(page, `${listing}/falcon-arabic-model`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Falcon Arabic");
      await expect(page.locator(".told-text p")).not.toHaveCount(0);
      await page.getByRole("link", { name: "Read this article in Arabic" }).click();
      await expect(page).toHaveURL("/ar/articles/falcon-arabic-model");
      await page.getByRole("link", { name: "مقال أقدم" }).click();
      await expect(page.locator("h1")).toBeVisible();
    });
  });
}

test("filters and Back change the list without another document", async ({ page }) => {
  await open(page, listing);
  await untilNarrowedInPlace(page);
  await page.evaluate(() => void ((globalThis as { here?: boolean }).here = true));
  await page.locator(".filters").getByRole("link", { name: "Fintech" }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.goBack();
  await expect(cards(page)).toHaveCount(30);
  expect(await page.evaluate(() => (globalThis as { here?: boolean }).here)).toBe(true);
});

test("search takes Arabic as people type it, and goes with a filter", async ({ page }) => {
  await open(page, "/ar/articles");
  await untilNarrowedInPlace(page);
  const search = page.getByRole("searchbox", { name: "ابحث في الأخبار" });
  for (const typed of ["الذكا", "الذكاء", "لذكا الاصطناعى"]) {
    await search.fill(typed);
    await expect(cards(page).first()).toContainText("الذكاء الاصطناعي");
  }
  await search.fill("ابوظبي");
  await expect(cards(page).first()).toContainText("أبوظبي");
  const found = await cards(page).count();
  await page.locator(".filters").getByRole("link", { name: "الذكاء الاصطناعي" }).click();
  await expect.poll(() => cards(page).count()).toBeLessThan(found);
  await search.fill("لا شيء كهذا");
  await expect(page.getByText("لا مقالات في هذه الفئة")).toBeVisible();
});

for (const locale of ["en", "ar"] as const) {
  for (const width of [768, 1280]) {
    test(`${locale}: at ${width} px every row of the list is full, however many it shows`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const category of ["all", "fintech", "space-technology", "ai"]) {
        await open(page, `/${locale}/articles?category=${category}`);
        expect.soft(await unfilledRows(page), category).toEqual([]);
      }
    });
  }
}

test("feeds are announced in the head", async ({ page, request }) => {
  await open(page, "/ar/articles");
  for (const type of ["application/atom+xml", "application/feed+json"]) {
    const href = await page.locator(`link[rel=alternate][type="${type}"]`).getAttribute("href");
    expect((await request.get(href ?? "")).ok()).toBe(true);
  }
});

/** The widths of the rows that end before their list does. */
function unfilledRows(page: Page): Promise<number[]> {
  return page.locator(".news-sheet .news").evaluate((list) => {
    const rows = new Map<number, DOMRect[]>();
    for (const card of list.querySelectorAll(".story:not([hidden])")) {
      const box = card.getBoundingClientRect();
      rows.set(box.top, [...(rows.get(box.top) ?? []), box]);
    }
    return [...rows.values()]
      .map((row) => Math.max(...row.map(({ right }) => right)) - Math.min(...row.map(({ left }) => left)))
      .filter((width) => width < list.getBoundingClientRect().width - 1);
  });
}

/** Before that, a filter is a link to another document. */
async function untilNarrowedInPlace(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /assets\/articles-.*\.js/.test(name)),
  );
  await page.waitForLoadState("networkidle");
}
