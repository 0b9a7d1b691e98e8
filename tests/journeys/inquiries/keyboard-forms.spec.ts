import { expect, openPage, openStaffPage, test } from "../../support/browser/shared-server.ts";
import { horizontalCentreOf, tabTo } from "../../support/page-checks/tab-stops.ts";
import { words } from "../../support/browser/words.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: a message is written and sent by the keyboard alone`, async ({ page }) => {
    await openPage(page, `/${locale}/contact`);
    await tabTo(page, page.getByLabel(strings.name));
    await page.keyboard.type("Rana");
    await tabTo(page, page.getByLabel(strings.email));
    await page.keyboard.type("rana@example.com");
    await tabTo(page, page.getByLabel(strings.subject));
    await page.keyboard.type("A board");
    await tabTo(page, page.locator("main textarea"));
    await page.keyboard.type("One line");
    await tabTo(page, page.getByRole("button", { name: strings.sendMessage }));
    await page.keyboard.press("Enter");
    await expect(page.getByText(strings.messageSent)).toBeVisible();
  });

  test(`${locale}: a project is described by the keyboard alone`, async ({ page }) => {
    await openPage(page, `/${locale}/start-project`);
    await tabTo(page, page.locator("main [type=radio][name=projectType]").first());
    for (const key of ["ArrowDown", "ArrowDown", "ArrowUp"]) await page.keyboard.press(key);
    await expect(page.getByRole("radio", { name: strings.iot })).toBeChecked();
    await tabTo(page, page.getByRole("checkbox", { name: strings.gateways }));
    await page.keyboard.press("Space");
    await tabTo(page, page.locator("main textarea"));
    await page.keyboard.type("From field to screen");
    await tabTo(page, page.getByLabel(strings.name));
    await page.keyboard.type("Omar");
    await tabTo(page, page.getByLabel(strings.email));
    await page.keyboard.type("omar@example.com");
    await expect(page.getByRole("checkbox", { name: strings.gateways })).toBeChecked();
    await tabTo(page, page.getByRole("button", { name: strings.sendProject }));
    await page.keyboard.press("Space");
    await expect(page.getByText(strings.projectSent)).toBeVisible();
  });

  test(`${locale}: arrows go through the tabs in reading direction`, async ({ page }) => {
    await openStaffPage(page, "/auth", locale);
    const signIn = page.getByRole("tab", { name: strings.signInTab });
    const signUp = page.getByRole("tab", { name: strings.signUpTab });
    const [onward, back] =
      locale === "ar" ? (["ArrowLeft", "ArrowRight"] as const) : (["ArrowRight", "ArrowLeft"] as const);
    await tabTo(page, signIn);
    await page.keyboard.press(onward);
    await expect(signUp).toBeFocused();
    await expect(signUp).toHaveAttribute("aria-selected", "true");
    expect((await horizontalCentreOf(signUp)) > (await horizontalCentreOf(signIn))).toBe(locale === "en");
    await page.keyboard.press(back);
    await expect(signIn).toBeFocused();
    await page.keyboard.press("End");
    await expect(signUp).toBeFocused();
    await page.keyboard.press("Home");
    await expect(signIn).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel").locator(":focus")).toBeVisible();
  });
}
