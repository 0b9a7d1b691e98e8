import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { company } from "../../../firm/company.ts";
import { interpolate } from "../../../app/i18n/text.ts";
import { formWords, sentWords } from "../../../app/inquiries/words.ts";
import { fillRequired, openForm, passForHuman, submitForm } from "../../support/browser/inquiry-form.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { expect, openPage, test } from "../../support/browser/shared-server.ts";

const forms = [
  { form: "contact", title: sentWords.contactTitle, unsent: sentWords.contactUnsent },
  { form: "start-project", title: sentWords.projectTitle, unsent: sentWords.projectUnsent },
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
          await expect(toForm).toBeVisible();

          const email = await send(page, locale, form, javaScriptEnabled);
          for (const again of [false, true]) {
            if (again) await page.reload();
            await expect(heading).toHaveText(title[locale], { useInnerText: true });
            await expect(page.locator("[data-sent=reference]")).toHaveText(/^N-\w{5}$/);
            const [receipt, reply, more] = await page.locator("main ol > li").allInnerTexts();
            expect(receipt).toBe(interpolate(sentWords.receipt[locale], { address: email }));
            expect(reply).toMatch(dueTime[locale]);
            expect(more).toBe(sentWords.page[locale]);
            const toPage = page.getByRole("link", { name: sentWords.openPage[locale] });
            await expect(toPage).toHaveAttribute("href", new RegExp(`^/${locale}/inquiry/N-`));
            await expect(page.getByText(company.email)).toBeVisible();
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
    const first = await page.locator("[data-sent=reference]").textContent();
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
    await expect(page.locator("[data-sent=reference]")).not.toHaveText(first ?? "");
  });
}

test("the page after sending can be printed, with everything it says", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => (document.title = "printed") }));
  await send(page, "en", "contact", true);
  await page.getByRole("button", { name: sentWords.print.en }).click();
  await expect(page).toHaveTitle("printed");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main ol > li")).toHaveCount(3);
  await expect(page.locator("[data-sent=reference]")).toBeVisible();
  await expect(page.getByRole("button", { name: sentWords.print.en })).toBeHidden();
});

async function send(page: Page, locale: "en" | "ar", form: string, hasScript: boolean) {
  await (hasScript ? openForm : openPage)(page, `/${locale}/${form}`);
  // Without a script the same message is the same inquiry, whose link is told once.
  const email = `${randomUUID()}@example.com`;
  await fillRequired(page, locale, { email });
  if (hasScript) await passForHuman(page);
  await submitForm(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === `/${locale}/${form}/sent`);
  return email;
}

/** The moment of the reply, by the clocks of the company. */
const dueTime = {
  en: new RegExp(`by \\w+ \\d+ \\w+ \\d{4}, \\d\\d:\\d\\d, ${company.city.en} time`),
  ar: new RegExp(`\\d+ \\S+ \\d{4}، الساعة\\s\\d\\d:\\d\\d بتوقيت ${company.city.ar}`),
};
