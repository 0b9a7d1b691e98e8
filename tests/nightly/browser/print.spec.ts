import { company } from "../../../firm/company.ts";
import { listSeparator } from "../../../app/i18n/text.ts";
import { articles } from "../../support/browser/article-list.ts";
import { expect as expectAtDesk, test as testAtDesk } from "../../support/browser/desk-server.ts";
import { expect, test } from "../../support/browser/shared-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

/** An article, if the firm has any. */
const news = articles.slice(0, 1).map(({ slug }) => `/articles/${slug}`);
const black = "rgb(0, 0, 0)";

const deskWords = {
  en: {
    printed: /^Printed on \d+ \S+ 2\d{3} at \d\d:\d\d$/,
    hoursLeft: /^in (19|20) h$/,
  },
  ar: {
    printed: /^طُبع في \d+ \S+ 2\d{3}، الساعة\s\d\d:\d\d$/,
    hoursLeft: /^بعد (19|20)\u00a0ساعة$/,
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: what is printed is ink on white, from a dark screen too, with nothing to press and every counter`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const path of ["", "/cases", "/privacy-policy", ...news]) {
      await page.goto(`/${locale}${path}`);
      for (const heading of await page.locator("main :is(h1, h2):visible").all())
        await expect(heading).toHaveCSS("color", black);
      await expect(page.locator(":is(nav, button, body > header):visible")).toHaveCount(0);
      const grounds = await page
        .locator(".surface-dark")
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
      expect(new Set(grounds).difference(new Set(["rgba(0, 0, 0, 0)"]))).toEqual(new Set());
    }
    await page.goto(`/${locale}`);
    const counters = page.locator("[data-count-up] .text-figure");
    await expect(counters).toHaveText(["0+", "0+", "0+"]);
    await page.pdf();
    await expect(counters).toHaveText(
      [company.projects, company.clients, company.countries].map((n) => `${n}+`),
    );
  });

  const strings = deskWords[locale];

  testAtDesk(`${locale}: a printed inquiry is what was written, without the desk`, async ({ openDesk }) => {
    const page = await openDesk("ada", locale, "/admin?inquiry=00000000-0000-4000-8000-000000000001");
    await expectAtDesk(page.getByText("الخط في زحلة.").last()).toBeVisible();
    await expectAtDesk(page.getByText(strings.hoursLeft).locator("visible=true")).not.toHaveCount(0);
    await expectAtDesk(page.getByText(strings.printed)).toBeHidden();
    await page.emulateMedia({ media: "print" });
    // Whose paper it is, of when, and moments that stay true on it.
    await expectAtDesk(page.getByText(strings.printed)).toBeVisible();
    await expectAtDesk(
      page.getByText(company.address.map((line) => line[locale]).join(listSeparator(locale))),
    ).toBeVisible();
    await expectAtDesk(page.getByText(strings.hoursLeft).locator("visible=true")).toHaveCount(0);
    for (const select of await page.locator("select:visible").all())
      await expectAtDesk(select).toHaveCSS("background-image", "none");
    await expectAtDesk(page.getByText("الخط في زحلة.").last()).toBeVisible();
    await expectAtDesk(page.getByText("N-7F3K2").last()).toBeVisible();
    await expectAtDesk(
      page.locator(":is(nav, button, textarea, [role=tab], body > header):visible"),
    ).toHaveCount(0);
    expectAtDesk((await page.pdf({ format: "A4" })).toString("latin1")).toMatch(/\/Count 1\b/);
  });
}
