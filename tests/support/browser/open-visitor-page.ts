import { expect, type Page } from "@playwright/test";
import { fillRequired, openForm, submitForm } from "./inquiry-form.ts";

const openPage = { en: "Open the page of your inquiry", ar: "افتح صفحة استفسارك" };

/** Sends the contact form and follows the link to the inquiry's page. */
export async function openVisitorPage(page: Page, locale: "en" | "ar", hasScripts: boolean, email?: string) {
  if (hasScripts) await openForm(page, `/${locale}/contact`);
  else await page.goto(`/${locale}/contact`);
  await fillRequired(page, locale, { ...(email && { email }) });
  // What is sent within two seconds is taken for a bot's, which is told no link.
  if (hasScripts) await page.waitForFunction(() => performance.now() > 2_000);
  await submitForm(page);
  await page.getByRole("link", { name: openPage[locale] }).click();
  await expect(page).toHaveURL(/\/inquiry[/#]N-\w{5}\//);
}
