import type { Page } from "@playwright/test";
import { offerWords, switchWords } from "../../../app/site/words.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { sumLayoutShifts } from "../../support/page-checks/layout-shifts.ts";
import { expect, firstVisit, test } from "../../support/browser/shared-server.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  const other = locale === "en" ? "ar" : "en";

  const linkOf = (page: Page) => page.getByText(switchWords[locale].label);

  test.describe(`a reader of ${locale}`, () => {
    test.use({ locale: locale === "en" ? "en-GB" : "ar", storageState: firstVisit });

    test(`is offered a page in that language, and led there when they say so`, async ({ page }) => {
      await page.goto(`/${other}/services?from=mail#core`);
      await linkOf(page).click();
      await expect(page).toHaveURL(`/${locale}/services?from=mail#core`);
      await page.goBack();
      await expect(page.locator("#language-offer")).toBeHidden();
    });

    test(`who stays is not asked again`, async ({ page }) => {
      await page.goto(`/${other}/contact`);
      await page.getByRole("button", { name: offerWords.dismiss[locale] }).click();
      await expect(page.locator("#language-offer")).toBeHidden();
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("#language-offer")).toBeHidden();
    });

    test(`on a phone sees it over nothing, and nothing moves for it; the keyboard reaches and closes it`, async ({
      page,
    }) => {
      await page.addInitScript(sumLayoutShifts);
      await page.setViewportSize({ width: 360, height: 740 });
      for (const path of ["", "/services", "/contact"]) {
        await page.goto(`/${other}${path}`);
        await expect(page.locator("html")).toHaveAttribute("data-fonts", "web");
        const offer = page.getByRole("complementary", { name: offerWords.label[locale] });
        await expect(offer).toBeInViewport({ ratio: 1 });
        expect.soft((await offer.boundingBox())?.height, path).toBeLessThan(60);
        expect.soft(await page.evaluate(coveredByOffer), path).toEqual([]);
        expect.soft(await page.evaluate(() => window.cumulativeLayoutShift), path).toBeLessThan(0.01);
      }
      await page.reload();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(linkOf(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.locator("#language-offer")).toBeHidden();
    });
  });
}

for (const locale of ["en", "fr"])
  test.describe(`a reader of ${locale}`, () => {
    test.use({ locale, storageState: firstVisit });

    test("is offered no other language on an English page", async ({ page }) => {
      await page.goto("/en/services");
      await expect(page.locator("#language-offer")).toBeAttached();
      await expect(page.locator("#language-offer")).toBeHidden();
    });
  });

/** Runs in the page: the parts of the page that lie under the offer, wherever the page is scrolled to. */
function coveredByOffer(): string[] {
  const offer = document.querySelector("#language-offer");
  const under = () =>
    [...document.querySelectorAll("header, main h1, main p, main a, main li, footer")]
      .filter((part) => {
        const [one, other] = [part, offer].map((element) => element?.getBoundingClientRect());
        if (!one?.width || !other?.width || part.closest(".sr-only")) return false;
        const isBeside = one.right <= other.left || other.right <= one.left;
        return !isBeside && one.top < other.bottom - 1 && other.top < one.bottom - 1;
      })
      .map((part) => `${part.localName} ${part.textContent.slice(0, 40)}`);
  return [0, 200, 5000].flatMap((top) => {
    scrollTo({ top, behavior: "instant" });
    return under();
  });
}
