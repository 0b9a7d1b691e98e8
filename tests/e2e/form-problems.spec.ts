import { fillRequired } from "./inquiry-form.ts";
import { expect, firstVisit, test, waitForHydration } from "./shared-server.ts";
import { words } from "./words.ts";

test.use({ storageState: firstVisit });

for (const locale of ["en", "ar"] as const) {
  const strings = words[locale];

  test(`${locale}: a form with problems names them, takes the reader there, and keeps the rest`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/contact`);
    await waitForHydration(page);
    await page.getByLabel(strings.email).fill("rana@");
    await page.getByLabel(strings.subject).fill("A board");
    await page.getByRole("button", { name: strings.sendMessage }).click();
    const summary = page.locator("#problems");
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText([strings.enterName, strings.checkEmail, /.+/]);
    await expect(page.getByLabel(strings.email)).toHaveAccessibleDescription(strings.checkEmail);
    await expect(page).toHaveTitle(locale === "en" ? /^Error: / : /^خطأ: /);
    await summary.getByRole("link", { name: strings.enterName }).click();
    await expect(page.getByLabel(strings.name)).toBeFocused();
    await expect(page.getByLabel(strings.subject)).toHaveValue("A board");
  });

  test(`${locale}: without JavaScript the server answers with the filled form, and it can be sent again`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`/${locale}/contact`);
    await fillRequired(page, locale, { email: "rana@example" });
    await page.getByRole("button", { name: strings.sendMessage }).click();
    await expect(page.locator("#email-problem")).toHaveText(strings.checkEmail);
    await expect(page.getByLabel(strings.name)).toHaveValue("Rana");
    await expect(page.getByRole("textbox", { name: strings.message }).last()).toHaveValue(
      "Line one\nLine two",
    );
    await page.getByLabel(strings.email).fill("rana@example.com");
    await page.getByRole("button", { name: strings.sendMessage }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === `/${locale}/contact/sent`);
    await context.close();
  });
}
