import type { Locator } from "@playwright/test";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { fillRequired } from "../../support/browser/inquiry-form.ts";
import { expect, firstVisit, test, waitForHydration } from "../../support/browser/shared-server.ts";
import { words } from "../../support/browser/words.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

test.use({ storageState: firstVisit });

const questions = {
  en: {
    title: "Is your email address right?",
    lead: "Your message has not been sent yet.",
    text: "Did you mean rana@gmail.com? If rana@gmail.con is right, send again.",
    take: "Use rana@gmail.com",
  },
  ar: {
    title: "هل بريدك الإلكتروني صحيح؟",
    lead: "لم تُرسل رسالتك بعد.",
    text: "هل تقصد rana@gmail.com؟ إن كان rana@gmail.con صحيحًا فأرسل من جديد.",
    take: "استخدم rana@gmail.com",
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
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

  test(`${locale}: a likely slip in the address is asked about once, and mended or kept`, async ({
    page,
  }) => {
    const question = questions[locale];
    await page.goto(`/${locale}/contact`);
    await waitForHydration(page);
    await fillRequired(page, locale, { email: "rana@gmail.con" });
    const send = page.getByRole("button", { name: strings.sendMessage });
    await send.click();
    await expect(page.locator("#problems")).toBeFocused();
    await expect(page.getByRole("heading", { name: question.title })).toBeVisible();
    await expect(page.getByText(question.lead)).toBeVisible();
    expect(await textOf(page.locator("#problems a"))).toBe(question.text);
    expect(await textOf(page.locator("#email-problem"))).toBe(question.text);
    await expect(page.locator("main [name=subject]")).toHaveValue("A board");
    await checkAccessibility(page);
    await page.getByRole("button", { name: question.take }).click();
    await expect(page.getByLabel(strings.email)).toBeFocused();
    await expect(page.getByLabel(strings.email)).toHaveValue("rana@gmail.com");
    await expect(page.locator("#problems")).toBeHidden();
    // It is kept like what is typed.
    const again = await page.context().newPage();
    await again.goto(`/${locale}/contact`);
    await expect(again.getByLabel(strings.email)).toHaveValue("rana@gmail.com");
    await again.close();

    await page.getByLabel(strings.email).fill("rana@gmail.con");
    await send.click();
    await expect(page.getByText(strings.thanks)).toBeVisible();
  });

  test(`${locale}: without JavaScript the server asks the same, and one press sends what was typed`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`/${locale}/contact`);
    await fillRequired(page, locale, { email: "rana@gmail.con" });
    const send = page.getByRole("button", { name: strings.sendMessage });
    await send.click();
    await expect(page.locator("#problems h2")).toHaveText(questions[locale].title);
    expect(await textOf(page.locator("#email-problem"))).toBe(questions[locale].text);
    await expect(page.locator("main [name=email]")).toHaveValue("rana@gmail.con");
    await send.click();
    await expect(page).toHaveURL(({ pathname }) => pathname === `/${locale}/contact/sent`);
    await context.close();
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

/** As it is read, without the marks around an address. */
async function textOf(element: Locator): Promise<string> {
  return (await element.innerText()).replace(/[\u2066-\u2069]/g, "");
}
