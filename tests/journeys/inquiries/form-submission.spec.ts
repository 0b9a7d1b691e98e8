import type { Page } from "@playwright/test";
import { company } from "../../../firm/company.ts";
import { contactWords } from "../../../app/inquiries/contact/contact-words.ts";
import { problemWords } from "../../../app/inquiries/form/problem-words.ts";
import { fieldWords, formWords, sentWords } from "../../../app/inquiries/words.ts";
import { interpolate, otherLocale } from "../../../app/i18n/text.ts";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import {
  expectFilled,
  fillRequired,
  listInquiries,
  openForm,
  submitForm,
} from "../../support/browser/inquiry-form.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { expect, test } from "../../support/browser/own-server.ts";
import { waitForHydration } from "../../support/browser/shared-server.ts";
import type { Site } from "../../support/browser/sites.ts";

const functions = "**/functions/v1/**";

for (const locale of journeyLocales(import.meta.filename)) {
  const other = otherLocale(locale);

  test(`${locale}: when the server is down or takes no more the input stays, and it can be sent once it does`, async ({
    page,
    server,
  }) => {
    await openForm(page, `/${locale}/contact`);
    await fillRequired(page, locale);
    await page.route(functions, (route) => route.abort("connectionrefused"));
    await submitForm(page);
    await expect(page.getByText(formWords.contactError[locale])).toBeVisible();
    await expectFilled(page);
    for (const [status, said] of [
      [429, problemWords.too_many],
      [413, problemWords.too_large],
      [503, problemWords.server],
    ] as const) {
      await page.route(functions, (route) => route.fulfill({ status, json: {} }));
      await submitForm(page);
      await expect(page.locator("#problems")).toContainText(
        interpolate(said[locale], { email: company.email }),
      );
    }
    await page.unrouteAll();
    await submitForm(page);
    await expect(page.getByText(sentWords.contactText[locale])).toBeVisible();
    expect(await listSubjects(server)).toEqual(["A board"]);
  });

  test(`${locale}: who goes back from the page after sending can send another inquiry`, async ({ page }) => {
    // As in a browser that keeps the page: it is shown again as it was left.
    await page.route("**/sent?*", (route) => route.fulfill({ status: 204 }));
    await openForm(page, `/${locale}/contact`);
    await fillRequired(page, locale);
    const submit = page.locator("main form [type=submit]");
    await expect(submit).toHaveText(contactWords.submit[locale]);
    await Promise.all([page.waitForRequest("**/sent?*"), submitForm(page)]);
    await expect(submit).not.toHaveText(contactWords.submit[locale]);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect(submit).toHaveText(contactWords.submit[locale]);
  });

  test(`${locale}: a draft whose answer was lost makes one inquiry, at once, or reloaded in the other language; a changed one is another`, async ({
    page,
    server,
  }) => {
    const subject = page.locator("main [name=subject]");
    await loseAnswer(page, locale, "at-once@example.com");
    await submitForm(page);
    await expect(page.getByText(sentWords.contactText[locale])).toBeVisible();

    await loseAnswer(page, locale, "rana@example.com");
    await openForm(page, `/${other}/contact`);
    await expectFilled(page);
    await submitForm(page);
    await expect(page.getByText(sentWords.contactText[other])).toBeVisible();
    expect(await listSubjects(server)).toEqual(["A board", "A board"]);

    for (const isReloaded of [false, true]) {
      await loseAnswer(page, locale, `changed-${isReloaded}@example.com`);
      if (isReloaded) await openForm(page, `/${locale}/contact`);
      await subject.fill("Two boards");
      await submitForm(page);
      await expect(page.getByText(sentWords.contactText[locale])).toBeVisible();
      expect((await listSubjects(server)).slice(-2)).toEqual(["A board", "Two boards"]);
    }
    expect(await listSubjects(server)).toHaveLength(6);
  });

  test(`${locale}: what is typed before hydration wins over the draft, is saved by leaving at once, and a double click sends it once`, async ({
    page,
    server,
  }) => {
    await openForm(page, `/${locale}/contact`);
    await fillRequired(page, locale);
    const release = await holdRequests(page, "**/assets/*.js");
    await page.goto(`/${locale}/contact`, { waitUntil: "commit" });
    await page.getByLabel(fieldWords.name[locale]).fill("Sara");
    release();
    await waitForHydration(page);
    await expect(page.locator("main [name=name]")).toHaveValue("Sara");
    await expect(page.locator("main [name=subject]")).toHaveValue("A board");

    const answer = await holdRequests(page, functions);
    await page.getByRole("button", { name: contactWords.submit[locale] }).dblclick();
    const sending = page.getByRole("button", { name: formWords.submitting[locale] });
    await expect(sending).toHaveAttribute("aria-disabled", "true");
    answer();
    await expect(page.getByText(sentWords.contactText[locale])).toBeVisible();
    expect(await listInquiries(server)).toMatchObject([{ name: "Sara", subject: "A board" }]);
  });
}

/** Sends the filled form, of which the server has all, and the browser no answer. */
async function loseAnswer(page: Page, locale: "en" | "ar", email: string) {
  await openForm(page, `/${locale}/contact`);
  await fillRequired(page, locale, { email });
  await page.route(functions, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await submitForm(page);
  await expect(page.getByText(formWords.contactError[locale])).toBeVisible();
  await page.unroute(functions);
}

async function listSubjects(server: Site) {
  return (await listInquiries(server)).map(({ subject }) => subject);
}
