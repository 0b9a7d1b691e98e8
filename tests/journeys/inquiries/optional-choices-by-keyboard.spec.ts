import { expect, firstVisit, test, waitForHydration } from "../../support/browser/shared-server.ts";
import { tabTo } from "../../support/page-checks/tab-stops.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

test.use({ storageState: firstVisit });

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: a choice is taken back by the keyboard, and the type of an inquiry too`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/start-project`);
    await waitForHydration(page);
    const budgets = page.locator("main [name=budget]");
    await tabTo(page, budgets.first());
    await page.keyboard.press("ArrowDown");
    await expect(budgets.nth(1)).toBeChecked();
    await page.keyboard.press("ArrowUp");
    await expect(page.locator("main [name=budget]:checked")).toHaveValue("");
    await page.goto(`/${locale}/contact`);
    const type = page.locator("main [name=inquiryType]");
    await type.selectOption("quote");
    await type.selectOption("");
    await expect(type).toHaveValue("");
  });
}
