import type { Locator } from "@playwright/test";
import { problemWords } from "../../../app/inquiries/form/problem-words.ts";
import { fieldWords, sentWords } from "../../../app/inquiries/words.ts";
import { interpolate } from "../../../app/i18n/text.ts";
import { fillRequired, openForm, submitForm } from "../../support/browser/inquiry-form.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { expect, firstVisit, test } from "../../support/browser/shared-server.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";

test.use({ storageState: firstVisit });

const address = "rana@gmail.con";
const suggestion = "rana@gmail.com";

for (const locale of journeyLocales(import.meta.filename)) {
  const question = interpolate(problemWords["email.misspelled"][locale], { address, suggestion });
  const invalid = problemWords["email.invalid"][locale];

  test(`${locale}: a form with problems names them, takes the reader there, keeps the rest, and asks once about a likely slip`, async ({
    page,
  }) => {
    await openForm(page, `/${locale}/contact`);
    const name = page.getByLabel(fieldWords.name[locale]);
    const email = page.getByLabel(fieldWords.email[locale]);
    const subject = page.locator("main [name=subject]");
    await email.fill("rana@");
    await subject.fill("A board");
    await submitForm(page);
    const summary = page.locator("#problems");
    await expect(summary).toBeFocused();
    const missing = problemWords["name.missing"][locale];
    await expect(summary.getByRole("link")).toHaveText([missing, invalid, /.+/]);
    await expect(email).toHaveAccessibleDescription(invalid);
    await expect(page).toHaveTitle(new RegExp(`^${problemWords.titlePrefix[locale]} `));
    await summary.getByRole("link", { name: missing }).click();
    await expect(name).toBeFocused();
    await expect(subject).toHaveValue("A board");

    await fillRequired(page, locale, { email: address });
    await submitForm(page);
    await expect(page.getByRole("heading", { name: problemWords.questionTitle[locale] })).toBeVisible();
    await expect(summary).toBeFocused();
    await expect(page.getByText(problemWords.contactWaits[locale])).toBeVisible();
    expect(await textOf(summary.getByRole("link"))).toBe(question);
    expect(await textOf(page.locator("#email-problem"))).toBe(question);
    await checkAccessibility(page);
    await page
      .getByRole("button", { name: interpolate(problemWords.takeSuggestion[locale], { suggestion }) })
      .click();
    await expect(email).toBeFocused();
    await expect(email).toHaveValue(suggestion);
    await expect(summary).toBeHidden();
    // It is kept like what is typed.
    const again = await page.context().newPage();
    await openForm(again, `/${locale}/contact`);
    await expect(again.locator("main [name=email]")).toHaveValue(suggestion);
    await again.close();

    await email.fill(address);
    await submitForm(page);
    await expect(page.getByText(sentWords.contactText[locale])).toBeVisible();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`${locale}: the server answers with the filled form, asks the same, and one press sends what was typed`, async ({
      page,
    }) => {
      await page.goto(`/${locale}/contact`);
      await fillRequired(page, locale, { email: "rana@example" });
      await submitForm(page);
      await expect(page.locator("#email-problem")).toHaveText(invalid);
      await expect(page.locator("main [name=name]")).toHaveValue("Rana");
      await expect(page.locator("main textarea")).toHaveValue("Line one\nLine two");
      await page.locator("main [name=email]").fill(address);
      await submitForm(page);
      await expect(page.locator("#problems h2")).toHaveText(problemWords.questionTitle[locale]);
      expect(await textOf(page.locator("#email-problem"))).toBe(question);
      await expect(page.locator("main [name=email]")).toHaveValue(address);
      await submitForm(page);
      await expect(page).toHaveURL(({ pathname }) => pathname === `/${locale}/contact/sent`);
    });
  });
}

/** As it is read, without the marks around an address. */
async function textOf(element: Locator): Promise<string> {
  return (await element.innerText()).replace(/[\u2066-\u2069]/g, "");
}
