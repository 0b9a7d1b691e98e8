import type { Browser, Page } from "@playwright/test";
import { adminWords } from "../../../app/admin/words.ts";
import { accessWords, confirmWords, signInWords, toastWords } from "../../../app/auth/words.ts";
import { localize } from "../../../app/i18n/text.ts";
import { fieldWords, sentWords } from "../../../app/inquiries/words.ts";
import { waitForMail, extractLink } from "../../support/mail/mailbox.ts";
import { expect, testFirstStart as test } from "../../support/browser/own-server.ts";
import { openForm, submitForm } from "../../support/browser/inquiry-form.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { switchLanguage } from "../../support/browser/shared-server.ts";

const email = "sam@example.com";
const password = "a door of brass";

for (const locale of journeyLocales(import.meta.filename)) {
  const words = localize(locale, { ...signInWords, ...confirmWords });
  const access = localize(locale, accessWords);
  const admin = localize(locale, adminWords);
  const toasts = localize(locale, toastWords);

  test(`${locale}: sent by a visitor to a server just started, read by its first admin`, async ({
    browser,
    page,
    server,
  }) => {
    await sendInquiry(browser, server.url, locale);

    await page.goto("/auth");
    await switchLanguage(page, locale);
    await page.getByRole("tab", { name: words.signUpTab }).click();
    await enter(page, words.signUp);
    await expect(page.getByText(toasts.signUpDone).first()).toBeVisible();
    await page.goto(extractLink(await waitForMail(server.dataDir, email)));
    await page.getByLabel(words.password).first().fill(password);
    await page.getByRole("button", { name: words.confirm }).click();
    await expect(page.getByText(words.done)).toBeVisible();
    await expect(page.getByRole("heading", { name: access.title })).toBeVisible();
    await page.getByRole("button", { name: access.signOut }).click();

    await expect(page).toHaveURL("/auth");
    await enter(page, words.signIn);
    await expect(page.getByText(toasts.signInDoneText)).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole("button", { name: access.grant }).click();
    await expect(page.getByText(toasts.grantDone)).toBeVisible();
    await expect(page.getByText(admin.welcome.replace("{email}", email))).toBeVisible();
    await expect(page.locator("[data-inquiry]")).toContainText("رنا Haddad");

    await page.getByRole("tab", { name: admin.audit }).click();
    const entries = page.getByRole("tabpanel").getByRole("listitem");
    await expect(entries.filter({ hasText: "role.granted" })).toHaveCount(1);
    await page.getByRole("button", { name: access.signOut }).click();
    await expect(page).toHaveURL("/auth");
    await page.goto("/admin");
    await expect(page).toHaveURL("/auth");
  });
}

async function sendInquiry(browser: Browser, baseURL: string, locale: "en" | "ar") {
  const fields = localize(locale, fieldWords);
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.clock.install();
  await openForm(page, `/${locale}/contact`);
  await page.getByLabel(fields.name).fill("رنا Haddad");
  await page.getByLabel(fields.email).fill("rana@example.com");
  await page.getByLabel(fields.subject).fill("A tank sensor");
  await page.getByRole("textbox", { name: fields.message }).last().fill("Line one\nسطر ثانٍ");
  // What is sent within two seconds of opening the form is taken for a bot's, and stored as spam.
  await page.clock.fastForward(3_000);
  await submitForm(page);
  await expect(page.getByText(sentWords.contactTitle[locale])).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === `/${locale}/contact/sent`);
  await context.close();
}

/** Address and password, into the tab that is open. */
async function enter(page: Page, button: string) {
  const panel = page.getByRole("tabpanel");
  await panel.getByLabel(signInWords.email.en).or(panel.getByLabel(signInWords.email.ar)).fill(email);
  await panel.locator("input[type=password]").fill(password);
  await panel.getByRole("button", { name: button }).click();
}
