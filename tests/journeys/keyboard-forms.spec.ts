import { expect, open, openStaffPage, test } from "./site.ts";
import { middleOf, tabTo } from "./tab-stops.ts";
import { words } from "./words.ts";

for (const locale of ["en", "ar"] as const) {
  const said = words[locale];

  test(`${locale}: a message is written and sent by the keyboard alone`, async ({ page }) => {
    await open(page, `/${locale}/contact`);
    await tabTo(page, page.getByLabel(said.name));
    await page.keyboard.type("Rana");
    await tabTo(page, page.getByLabel(said.email));
    await page.keyboard.type("rana@example.com");
    await tabTo(page, page.getByLabel(said.subject));
    await page.keyboard.type("A board");
    await tabTo(page, page.locator("main textarea"));
    await page.keyboard.type("One line");
    await tabTo(page, page.getByRole("button", { name: said.sendMessage }));
    await page.keyboard.press("Enter");
    await expect(page.getByText(said.messageSent)).toBeVisible();
  });

  test(`${locale}: a project is described by the keyboard alone`, async ({ page }) => {
    await open(page, `/${locale}/start-project`);
    await tabTo(page, page.locator("main [type=radio][name=projectType]").first());
    for (const key of ["ArrowDown", "ArrowDown", "ArrowUp"]) await page.keyboard.press(key);
    await expect(page.getByRole("radio", { name: said.iot })).toBeChecked();
    await tabTo(page, page.getByRole("checkbox", { name: said.gateways }));
    await page.keyboard.press("Space");
    await tabTo(page, page.locator("main textarea"));
    await page.keyboard.type("From field to screen");
    await tabTo(page, page.getByLabel(said.name));
    await page.keyboard.type("Omar");
    await tabTo(page, page.getByLabel(said.email));
    await page.keyboard.type("omar@example.com");
    await expect(page.getByRole("checkbox", { name: said.gateways })).toBeChecked();
    await tabTo(page, page.getByRole("button", { name: said.sendProject }));
    await page.keyboard.press("Space");
    await expect(page.getByText(said.projectSent)).toBeVisible();
  });

  test(`${locale}: arrows go through the tabs in reading direction`, async ({ page }) => {
    await openStaffPage(page, "/auth", locale);
    const signIn = page.getByRole("tab", { name: said.signInTab });
    const signUp = page.getByRole("tab", { name: said.signUpTab });
    const [onward, back] =
      locale === "ar" ? (["ArrowLeft", "ArrowRight"] as const) : (["ArrowRight", "ArrowLeft"] as const);
    await tabTo(page, signIn);
    await page.keyboard.press(onward);
    await expect(signUp).toBeFocused();
    await expect(signUp).toHaveAttribute("aria-selected", "true");
    expect((await middleOf(signUp)) > (await middleOf(signIn))).toBe(locale === "en");
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
