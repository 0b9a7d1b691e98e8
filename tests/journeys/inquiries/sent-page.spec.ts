import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { formWords, sentPageWords, sentWords } from "../../../app/inquiries/words.ts";
import { fillRequired, openForm, passForHuman, submitForm } from "../../support/browser/inquiry-form.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { expect, openPage, test } from "../../support/browser/shared-server.ts";

const forms = [
  { form: "contact", title: sentWords.contactTitle, unsent: sentPageWords.contactUnsent },
  { form: "start-project", title: sentWords.projectTitle, unsent: sentPageWords.projectUnsent },
] as const;

for (const locale of journeyLocales(import.meta.filename)) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled });

      test(`${locale}: the page after sending claims nothing before, and says what was sent once more when reloaded`, async ({
        page,
      }) => {
        for (const { form, title, unsent } of forms) {
          const toForm = page.locator(`main a[href="/${locale}/${form}"]`);
          const heading = page.getByRole("heading", { level: 1 });
          await openPage(page, `/${locale}/${form}/sent`);
          await expect(heading).toHaveText(unsent[locale], { useInnerText: true });
          await expect(page).not.toHaveTitle(new RegExp(title[locale]));
          await expect(page.locator("main ol")).toBeHidden();
          await expect(page.locator("[data-reference]")).toBeHidden();
          await expect(toForm).toBeVisible();

          await send(page, locale, form, javaScriptEnabled);
          for (const again of [false, true]) {
            if (again) await page.reload();
            await expect(heading).toHaveText(title[locale], { useInnerText: true });
            await expect(page.locator("[data-reference]")).toHaveText(/N-\w{5}/);
            const [due = ""] = sentWords.due[locale].split("{moment}");
            await expect(page.getByText(due)).toBeVisible();
            await expect(page.getByRole("link", { name: sentWords.page[locale] })).toBeVisible();
            await expect(page.locator("main ol")).toBeVisible();
            await expect(toForm).toBeHidden();
            await expect(page.locator("[aria-atomic=true]")).toHaveCount(0);
            expect(await page.evaluate(() => scrollY)).toBe(0);
          }
        }
      });
    });
  }

  test(`${locale}: back from the sent page is an empty form, from which another message can be sent`, async ({
    page,
  }) => {
    await send(page, locale, "contact", true);
    const first = await page.locator("[data-reference]").textContent();
    await page.goBack();
    await expect(page).toHaveURL(`/${locale}/contact`);
    for (const field of ["name", "email", "subject", "message"])
      await expect(page.locator(`main [name=${field}]`)).toHaveValue("");
    const [kept = ""] = formWords.draftRestored[locale].split("{date}");
    await expect(page.getByText(kept)).toBeHidden();
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toContain("Rana");

    await fillRequired(page, locale);
    await submitForm(page);
    await expect(page).toHaveURL(/\/contact\/sent/);
    await expect(page.locator("[data-reference]")).not.toHaveText(first ?? "");
  });
}

async function send(page: Page, locale: "en" | "ar", form: string, hasScript: boolean) {
  await (hasScript ? openForm : openPage)(page, `/${locale}/${form}`);
  // Without a script the same message is the same inquiry, whose link is told once.
  await fillRequired(page, locale, { email: `${randomUUID()}@example.com` });
  if (hasScript) await passForHuman(page);
  await submitForm(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === `/${locale}/${form}/sent`);
}
