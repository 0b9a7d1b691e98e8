import { pageKinds } from "./built-pages.ts";
import { judgeAccessibility } from "./judge-accessibility.ts";
import { expect, open, openStaffPage, test, untilAlive } from "./site.ts";
import { words } from "./words.ts";

for (const path of [...pageKinds, "/en/nothing-here"]) {
  test(`${path} is accessible in every look`, async ({ page }) => {
    await open(page, path);
    await judgeAccessibility(page);
  });
}

for (const locale of ["en", "ar"] as const) {
  const said = words[locale];

  test(`${locale}: the staff pages are accessible to somebody not signed in`, async ({ page }) => {
    await openStaffPage(page, "/auth", locale);
    // The contrast of a field is that of what is typed in it.
    await page.getByLabel(said.accountEmail).fill("rana@example.com");
    await page.getByLabel(said.password).first().fill("a door of brass");
    await judgeAccessibility(page);
    await page.getByRole("tab", { name: said.signUpTab }).click();
    await page.getByLabel(said.password).first().fill("a door of brass");
    await judgeAccessibility(page);
    await openStaffPage(page, "/security-test", locale);
    await judgeAccessibility(page);
  });

  test(`${locale}: the page that names what is wrong with a form is accessible`, async ({ page }) => {
    await open(page, `/${locale}/contact`);
    await page.locator("main form").evaluate((form: HTMLFormElement) => form.submit());
    await expect(page.locator("#problems")).toBeVisible();
    await judgeAccessibility(page);
  });

  test(`${locale}: a form is accessible with its problems, and once sent`, async ({ page }) => {
    await open(page, `/${locale}/contact`);
    await untilAlive(page);
    await page.getByRole("button", { name: said.sendMessage }).click();
    await expect(page.locator("#problems")).toBeVisible();
    await judgeAccessibility(page);
    await page.getByLabel(said.name).fill("Rana");
    await page.getByLabel(said.email).fill("rana@example.com");
    await page.getByLabel(said.subject).fill("A board");
    await page.getByRole("textbox", { name: said.message }).last().fill("One line");
    await page.getByRole("button", { name: said.sendMessage }).click();
    await expect(page.getByText(said.messageSent)).toBeVisible();
    await judgeAccessibility(page);
  });

  test(`${locale}: the open menu of a phone is accessible`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, `/${locale}`);
    await page.locator("header summary").click();
    await judgeAccessibility(page, "header");
  });
}
