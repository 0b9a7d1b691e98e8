import { headerLinks } from "../../../app/site/navigation.ts";
import { expect, openPage, test } from "../../support/browser/shared-server.ts";
import { horizontalCentreOf, tabTo } from "../../support/page-checks/tab-stops.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const strings = {
  en: { skip: "Skip to content", menu: "Menu" },
  ar: { skip: "انتقل إلى المحتوى", menu: "القائمة" },
};

for (const locale of journeyLocales(import.meta.filename)) {
  const { skip, menu: menuName } = strings[locale];

  test(`${locale}: the first stop skips to the content`, async ({ page }) => {
    await openPage(page, `/${locale}/services`);
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: skip });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toBeVisible();
  });

  test(`${locale}: the stops of the header follow one another in reading direction`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPage(page, `/${locale}/services`);
    await page.keyboard.press("Tab");
    const middles: number[] = [];
    for (;;) {
      await page.keyboard.press("Tab");
      const focused = page.locator("header :focus");
      if ((await focused.count()) === 0) break;
      middles.push(await horizontalCentreOf(focused));
    }
    const brandAndLanguage = 2;
    expect(middles).toHaveLength(headerLinks(locale).bar.length + brandAndLanguage);
    const readingOrder = middles.toSorted((a, b) => (locale === "ar" ? b - a : a - b));
    expect(middles).toEqual(readingOrder);
  });

  test(`${locale}: the menu of a phone opens with Enter, closes with Escape and gives the focus back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openPage(page, `/${locale}/services`);
    const summary = page.locator("header summary");
    const menu = page.getByRole("navigation", { name: menuName });
    await tabTo(page, summary);
    await expect(menu).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(summary).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, menu.getByRole("link").last());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/${locale}/${headerLinks(locale).menu.at(-1)?.page}`);
  });
}
