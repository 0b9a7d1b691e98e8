import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../../support/browser/shared-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const listing = "/en/articles";
const cards = (page: Page) => page.locator("[data-slug]:visible");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const [locale, filter, name, count] of [
      ["en", "Artificial Intelligence", "ai", "3 articles"],
      ["en", "Space Technology", "space-technology", "4 articles"],
      ["ar", "المدن الذكية", "smart-cities", "مقالان"],
      ["ar", "التقنية المالية", "fintech", "مقالان"],
    ] as const) {
      test(`${locale}: the filter ${name} shows its articles under an address of its own`, async ({
        page,
      }) => {
        await openPage(page, `/${locale}/articles`);
        await expect(cards(page)).toHaveCount(30);
        if (javaScriptEnabled) await waitForFilterScript(page);
        await page.locator("[data-filters]").getByRole("link", { name: filter, exact: true }).click();
        await expect(page).toHaveURL(`/${locale}/articles?category=${name}`);
        await expect(page.getByRole("status")).toHaveText(count);
        await expect(page.locator("[data-filters] [aria-current]")).toHaveText(filter);
        const labels = await cards(page).locator("[data-field=category]").allTextContents();
        expect([...new Set(labels)]).toEqual([filter]);
        await expect(cards(page).first().getByRole("heading")).toBeVisible();
      });
    }

    for (const [locale, empty] of [
      ["en", "No articles found in this category"],
      ["ar", "لا مقالات في هذه الفئة"],
    ] as const) {
      test(`${locale}: a category there is not says so, and leads back to everything`, async ({ page }) => {
        await openPage(page, `/${locale}/articles?category=telepathy`);
        await expect(page.locator("#no-articles p")).toHaveText(empty);
        await expect(page.locator("#no-articles p")).toBeVisible();
        await expect(page.getByRole("status")).toHaveText(empty);
        await expect(page.locator("[data-filters] [aria-current]")).toHaveCount(0);
        await expect(cards(page)).toHaveCount(0);
        if (javaScriptEnabled) await waitForFilterScript(page);
        await page.locator("#no-articles [data-see-all]").click();
        await expect(cards(page)).toHaveCount(30);
        await expect(page).toHaveURL(`/${locale}/articles`);
      });
    }

    for (const [locale, name] of [
      ["en", "Healthcare Technology"],
      ["ar", "تقنيات الرعاية الصحية"],
    ] as const)
      test(`${locale}: a category without a filter is added as one more, and is current`, async ({
        page,
      }) => {
        await openPage(page, `/${locale}/articles?category=healthcare-technology`);
        await expect(cards(page)).toHaveCount(3);
        await expect(page.locator("[data-filters] a")).toHaveCount(8);
        await expect(page.locator("[data-filters] [aria-current]")).toHaveText(name);
        await page.locator("[data-filters] a").first().click();
        await expect(cards(page)).toHaveCount(30);
        await page.goBack();
        await expect(page.locator("[data-filters] [aria-current]")).toHaveText(name);
      });

    test("the newest articles come first", async ({ page }) => {
      await openPage(page, listing);
      const months = await cards(page)
        .locator("time")
        .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")?.slice(0, 7) ?? ""));
      expect(months).toEqual(months.toSorted().toReversed());
    });

    test("an article's own page shows the whole article", async ({ page }) => {
      await openPage(page, `${listing}/falcon-arabic-model`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Arabic AI model");
      await expect(page.locator("main > article .prose p")).not.toHaveCount(0);
      await page.getByRole("link", { name: "Read this article in Arabic" }).click();
      await expect(page).toHaveURL("/ar/articles/falcon-arabic-model");
      await page.getByRole("link", { name: "مقال أقدم" }).click();
      await expect(page.locator("h1")).toBeVisible();
    });
  });
}

test("filters and Back change the list without loading another document", async ({ page }) => {
  await openPage(page, listing);
  await waitForFilterScript(page);
  await page.evaluate(() => void ((globalThis as { here?: boolean }).here = true));
  await page.locator("[data-filters]").getByRole("link", { name: "Fintech" }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.goBack();
  await expect(cards(page)).toHaveCount(30);
  expect(await page.evaluate(() => (globalThis as { here?: boolean }).here)).toBe(true);
});

test("search takes Arabic as people type it, and goes with a filter", async ({ page }) => {
  await openPage(page, "/ar/articles");
  await waitForFilterScript(page);
  const search = page.getByRole("searchbox", { name: "ابحث في المقالات" });
  for (const typed of ["الذكا", "الذكاء", "لذكا الاصطناعى"]) {
    await search.fill(typed);
    await expect(cards(page).first()).toContainText("الذكاء الاصطناعي");
  }
  await search.fill("ابوظبي");
  await expect(cards(page).first()).toContainText("أبوظبي");
  const found = await cards(page).count();
  await page.locator("[data-filters]").getByRole("link", { name: "الذكاء الاصطناعي" }).click();
  await expect.poll(() => cards(page).count()).toBeLessThan(found);
  await search.fill("لا شيء كهذا");
  await expect(page.locator("#no-articles p")).toHaveText("لا نتائج لهذا البحث في هذه الفئة");
});

for (const [locale, words] of [
  [
    "en",
    {
      query: "Manah",
      filter: "Fintech",
      nowhere: "Nothing matches your search",
      here: "Nothing in this category matches your search",
      everywhere: "Search all categories",
      seeAll: "See all articles",
      one: "1 article",
    },
  ],
  [
    "ar",
    {
      query: "منح 1",
      filter: "التقنية المالية",
      nowhere: "لا نتائج لهذا البحث",
      here: "لا نتائج لهذا البحث في هذه الفئة",
      everywhere: "ابحث في كل الفئات",
      seeAll: "اطّلع على كل المقالات",
      one: "مقال واحد",
    },
  ],
] as const)
  test(`${locale}: a search without a hit says what was searched, once, and leads back`, async ({ page }) => {
    await openPage(page, `/${locale}/articles`);
    await waitForFilterScript(page);
    const status = page.getByRole("status");
    const reason = page.locator("#no-articles p");
    const search = page.getByRole("searchbox");
    const everywhere = page.getByRole("link", { name: words.everywhere });
    await search.fill(words.query);
    await expect(status).toHaveText(words.one);

    await page.locator("[data-filters]").getByRole("link", { name: words.filter }).click();
    await expect(reason).toHaveText(words.here);
    await expect(status).toHaveText(words.here);
    await everywhere.click();
    await expect(status).toHaveText(words.one);
    await expect(page).toHaveURL(`/${locale}/articles`);

    await search.fill("qqqq");
    await expect(reason).toHaveText(words.nowhere);
    await expect(status).toHaveText(words.nowhere);
    await expect(everywhere).toBeHidden();
    const changes = await status.evaluateHandle((element) => {
      const seen: string[] = [];
      const observer = new MutationObserver(() => seen.push(element.textContent ?? ""));
      observer.observe(element, { childList: true, characterData: true, subtree: true });
      return seen;
    });
    await search.pressSequentially("qqqqqq");
    await page.getByRole("link", { name: words.seeAll }).click();
    await expect(cards(page)).toHaveCount(30);
    await expect(search).toHaveValue("");
    await expect(reason).toBeHidden();
    await expect(status).not.toHaveText(words.nowhere);
    expect(await changes.jsonValue()).toHaveLength(1);
  });

for (const locale of journeyLocales(import.meta.filename)) {
  for (const width of [768, 1280]) {
    test(`${locale}: at ${width} px every row of the list is full, however many it shows`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const category of ["all", "fintech", "space-technology", "ai"]) {
        await openPage(page, `/${locale}/articles?category=${category}`);
        expect.soft(await unfilledRows(page), category).toEqual([]);
      }
    });
  }
}

test("feeds are announced in the head", async ({ page, request }) => {
  await openPage(page, "/ar/articles");
  for (const type of ["application/atom+xml", "application/feed+json"]) {
    const href = await page.locator(`link[rel=alternate][type="${type}"]`).getAttribute("href");
    expect((await request.get(href ?? "")).ok()).toBe(true);
  }
});

/** The widths of the rows that end before their list does. */
function unfilledRows(page: Page): Promise<number[]> {
  return page.locator(":has(> [data-slug])").evaluate((list) => {
    const rows = new Map<number, DOMRect[]>();
    for (const card of list.querySelectorAll("[data-slug]:not([hidden])")) {
      const box = card.getBoundingClientRect();
      rows.set(box.top, [...(rows.get(box.top) ?? []), box]);
    }
    return [...rows.values()]
      .map((row) => Math.max(...row.map(({ right }) => right)) - Math.min(...row.map(({ left }) => left)))
      .filter((width) => width < list.getBoundingClientRect().width - 1);
  });
}

/** Before that, a filter is a link to another document. */
async function waitForFilterScript(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /assets\/listing-.*\.js/.test(name)),
  );
  await page.waitForLoadState("networkidle");
}
