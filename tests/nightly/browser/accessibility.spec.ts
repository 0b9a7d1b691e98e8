import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import {
  expect,
  openPage,
  openStaffPage,
  test,
  waitForHydration,
} from "../../support/browser/shared-server.ts";
import { words } from "../../support/browser/words.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: the staff pages are accessible to somebody not signed in`, async ({ page }) => {
    await openStaffPage(page, "/auth", locale);
    // The contrast of a field is that of what is typed in it.
    await page.getByLabel(strings.accountEmail).fill("rana@example.com");
    await page.getByLabel(strings.password).first().fill("a door of brass");
    await checkAccessibility(page);
    await page.getByRole("tab", { name: strings.signUpTab }).click();
    await page.getByLabel(strings.password).first().fill("a door of brass");
    await checkAccessibility(page);
    await openStaffPage(page, "/security-test", locale);
    await checkAccessibility(page);
  });

  test(`${locale}: the page that names what is wrong with a form is accessible`, async ({ page }) => {
    await openPage(page, `/${locale}/contact`);
    await page.locator("main form").evaluate((form: HTMLFormElement) => form.submit());
    await expect(page.locator("#problems")).toBeVisible();
    await checkAccessibility(page);
  });

  test(`${locale}: a form is accessible with its problems, and once sent`, async ({ page }) => {
    await openPage(page, `/${locale}/contact`);
    await waitForHydration(page);
    await page.getByRole("button", { name: strings.sendMessage }).click();
    await expect(page.locator("#problems")).toBeVisible();
    await checkAccessibility(page);
    await page.getByLabel(strings.name).fill("Rana");
    await page.getByLabel(strings.email).fill("rana@example.com");
    await page.getByLabel(strings.subject).fill("A board");
    await page.getByRole("textbox", { name: strings.message }).last().fill("One line");
    await page.getByRole("button", { name: strings.sendMessage }).click();
    await expect(page.getByText(strings.messageSent)).toBeVisible();
    await checkAccessibility(page);
  });

  test(`${locale}: the open menu of a phone is accessible`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openPage(page, `/${locale}`);
    await page.locator("header summary").click();
    await checkAccessibility(page, "header");
  });
}
