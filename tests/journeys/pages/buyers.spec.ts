import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/shared-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: the page prints as four sheets, and the vendor pack as the first two`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/buyers`);
    expect(await sheetsOf(page)).toBe(4);
    await page.locator("a[href='#vendor-pack']").click();
    await expect(page.locator("#vendor-pack a[href='#main']")).toBeVisible();
    expect(await sheetsOf(page)).toBe(2);
    await page.locator("#vendor-pack a[href='#main']").click();
    expect(await sheetsOf(page)).toBe(4);
  });

  test(`${locale}: without scripts a ticked trait keeps its column, a cell names its source, and a phone shows one market`, async ({
    browser,
    publicSite,
  }) => {
    const context = await browser.newContext({ baseURL: publicSite.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`/${locale}/buyers`);
    const columns = page.getByRole("columnheader").locator("visible=true");
    await expect(columns).toHaveCount(9);
    await page.getByRole("checkbox").first().check();
    await expect(columns).toHaveCount(1);
    const cell = page.locator("#market td details").first();
    await expect(cell.getByRole("link")).toBeHidden();
    await cell.locator("summary").click();
    await expect(cell.getByRole("link").first()).toHaveAttribute("href", /^https?:/);
    const cities = page.locator("#firm details");
    await cities.first().locator("summary").click();
    await expect(cities.first().locator("svg")).toBeVisible();
    await cities.nth(1).locator("summary").click();
    await expect(cities.first().locator("svg")).toBeHidden();

    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    const rows = page.getByRole("rowheader").locator("visible=true");
    await expect(rows).toHaveCount(1);
    const first = await rows.textContent();
    await page.getByRole("radio").nth(3).check();
    await expect(rows).toHaveCount(1);
    expect(await rows.textContent()).not.toBe(first);
    await expect(page.locator("#market td:visible")).toHaveCount(9);
    await context.close();
  });
}

async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, format: "A4" });
  return Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(pdf.toString("latin1"))?.[1]);
}
