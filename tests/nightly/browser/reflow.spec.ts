import { staffPages } from "../../support/browser/built-pages.ts";
import { checkReflow } from "../../support/page-checks/check-reflow.ts";
import { openPage, openStaffPage, test } from "../../support/browser/shared-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: the staff pages fit a narrow window, large text and wide spacing`, async ({ page }) => {
    for (const path of staffPages) {
      await openStaffPage(page, path, locale);
      await checkReflow(page);
    }
  });

  test(`${locale}: the open menu of a phone fits a narrow window, large text and wide spacing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openPage(page, `/${locale}`);
    await page.locator("header summary").click();
    await checkReflow(page);
  });
}
