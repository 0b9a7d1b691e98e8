import { coreServices } from "../../../app/site/core-services.ts";
import { words } from "../../../app/site/services/words.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { expect, openPage, test } from "../../support/browser/shared-server.ts";

test.use({ viewport: { width: 390, height: 800 }, javaScriptEnabled: false });

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: on a phone a service opens where a link leads to it, and another in its place; one tap more asks about it`, async ({
    page,
  }) => {
    const [, boards, firmware] = coreServices;
    if (!boards || !firmware) throw new Error("The services that the home page shows are missing");
    const feature = (service: typeof boards) =>
      page.locator(`#${service.id}`).getByText(service.features[0]?.[locale] ?? "", { exact: true });

    await openPage(page, `/${locale}`);
    await page.getByRole("link", { name: boards.title[locale] }).click();
    await expect(page).toHaveURL(`/${locale}/services#${boards.id}`);
    await expect(page.getByRole("heading", { name: boards.title[locale] })).toBeInViewport();
    await expect(feature(boards)).toBeInViewport();
    await expect(feature(firmware)).toBeHidden();

    await page.getByRole("link", { name: firmware.title[locale], exact: true }).click();
    await expect(feature(firmware)).toBeInViewport();
    await expect(feature(boards)).toBeHidden();
    await page.goBack();
    await expect(feature(boards)).toBeVisible();

    await page.locator(`#${boards.id}`).getByRole("link", { name: words.ask[locale] }).click();
    await expect(page).toHaveURL(new RegExp(`/${locale}/contact\\?subject=`));
  });
}
