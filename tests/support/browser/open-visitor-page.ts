import { expect, type Page } from "@playwright/test";
import { sentWords } from "../../../app/inquiries/words.ts";
import { fillRequired, openForm, passForHuman, submitForm } from "./inquiry-form.ts";

/** Sends the contact form and follows the link to the inquiry's page. */
export async function openVisitorPage(page: Page, locale: "en" | "ar", hasScripts: boolean, email?: string) {
  if (hasScripts) await openForm(page, `/${locale}/contact`);
  else await page.goto(`/${locale}/contact`);
  await fillRequired(page, locale, { ...(email && { email }) });
  if (hasScripts) await passForHuman(page);
  await submitForm(page);
  await page.getByRole("link", { name: sentWords.openPage[locale] }).click();
  await expect(page).toHaveURL(/\/inquiry[/#]N-\w{5}\//);
}
