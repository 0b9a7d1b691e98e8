import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { fillRequired, openForm, submitForm } from "../../support/browser/inquiry-form.ts";
import { expect, openPage, test } from "../../support/browser/shared-server.ts";
import { words } from "../../support/browser/words.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const confirmed = {
  en: { contact: words.en.messageSent, "start-project": words.en.projectSent },
  ar: { contact: words.ar.messageSent, "start-project": words.ar.projectSent },
};
const openOwn = { en: "Open the page of your inquiry", ar: "افتح صفحة استفسارك" };

for (const locale of journeyLocales(import.meta.filename)) {
  const said = words[locale];
  for (const form of ["contact", "start-project"] as const) {
    for (const javaScriptEnabled of [true, false]) {
      const how = javaScriptEnabled ? "with JavaScript" : "without JavaScript";

      test(`/${locale}/${form}/sent, ${how}: opened without having sent, it claims nothing`, async ({
        browser,
        site,
      }) => {
        const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled });
        await openPage(page, `/${locale}/${form}/sent`);
        await expect(page.getByText(confirmed[locale][form])).toBeHidden();
        await expect(page.getByText("24")).toBeHidden();
        await expect(page.getByText(said.replyBy)).toBeHidden();
        await expect(page.locator("main ol")).toBeHidden();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(/.{10,}/);
        expect(await page.title()).not.toMatch(/sent|submitted|وصل/i);
        const toForm = page.locator(`main a[href="/${locale}/${form}"]`);
        await expect(toForm).toBeVisible();
        await page.close();
      });

      test(`/${locale}/${form}, ${how}: what was sent leads to a page that says so, and once more when reloaded`, async ({
        browser,
        site,
      }) => {
        const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled });
        await send(page, locale, form, javaScriptEnabled);
        for (const again of [false, true]) {
          if (again) await page.reload();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(confirmed[locale][form], {
            useInnerText: true,
          });
          await expect(page.locator("main").getByText(/24\s(hours|ساعة)/)).toBeVisible();
          await expect(page.getByText(said.replyBy)).toBeVisible();
          await expect(page.locator("[data-reference]")).toHaveText(/N-\w{5}/);
          await expect(page.getByRole("link", { name: openOwn[locale] })).toBeVisible();
          await expect(page.locator("main ol")).toBeVisible();
          await expect(page.locator(`main a[href="/${locale}/${form}"]`)).toBeHidden();
          await expect(page.locator("[aria-atomic=true]")).toHaveCount(0);
          expect(await page.evaluate(() => scrollY)).toBe(0);
        }
        await page.close();
      });
    }
  }
}

test("back from the sent page is an empty form, from which another message can be sent", async ({ page }) => {
  await send(page, "en", "contact", true);
  const first = await page.locator("[data-reference]").textContent();
  await page.goBack();
  await expect(page).toHaveURL("/en/contact");
  for (const field of ["name", "email", "subject", "message"])
    await expect(page.locator(`main [name=${field}]`)).toHaveValue("");
  await expect(page.getByText(words.en.messageSent)).toBeHidden();
  await expect(page.getByText("is still here")).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    "Rana",
  );

  await fillRequired(page, "en");
  await submitForm(page);
  await expect(page).toHaveURL(/\/en\/contact\/sent/);
  await expect(page.locator("[data-reference]")).not.toHaveText(first ?? "");
});

/** Late enough to be no bot's, which is told no link. */
async function send(page: Page, locale: "en" | "ar", form: string, hasScript: boolean) {
  if (hasScript) await openForm(page, `/${locale}/${form}`);
  else await openPage(page, `/${locale}/${form}`);
  // Without a script the same message is the same inquiry, whose link is told once.
  await fillRequired(page, locale, { email: `${randomUUID()}@example.com` });
  if (hasScript) await page.waitForFunction(() => performance.now() > 2_000);
  await submitForm(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === `/${locale}/${form}/sent`);
}
