import { words as homeWords } from "../../../app/site/home/words.ts";
import { pageMetadata, publicPages } from "../../../app/site/metadata/page-metadata.ts";
import { pagePath } from "../../../app/i18n/paths.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { expect, firstVisit, test } from "../../support/browser/shared-server.ts";

const phone = { width: 390, height: 800 };
const laptop = { width: 1280, height: 800 };
const desktop = { width: 1280, height: 900 };

for (const locale of journeyLocales(import.meta.filename)) {
  test.describe(`${locale}: a first visit in the other language`, () => {
    test.use({ locale: locale === "ar" ? "en-GB" : "ar", storageState: firstVisit });

    test("has the start of a project in sight on every page, and the header in one row", async ({ page }) => {
      for (const { page: name } of publicPages) {
        await page.goto(pagePath(locale, name));
        const start = page.locator("header").getByRole("link", {
          name: pageMetadata["start-project"].name[locale],
        });
        for (const size of [phone, desktop]) {
          await page.setViewportSize(size);
          await expect.soft(start, name).toBeInViewport({ ratio: 1 });
          expect.soft((await page.locator("header").boundingBox())?.height, name).toBeLessThan(85);
        }
      }
    });

    test("sees both buttons of the home page without scrolling", async ({ page }) => {
      for (const size of [phone, laptop]) {
        await page.setViewportSize(size);
        await page.goto(pagePath(locale, "home"));
        await expect(page.locator("#language-offer")).toBeVisible();
        const hero = page.locator("[data-scene]");
        for (const name of [homeWords.heroPrimary[locale], homeWords.heroSecondary[locale]])
          await expect(hero.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
      }
    });
  });
}
