import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { openVisitorPage } from "../../support/browser/open-visitor-page.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const words = {
  en: {
    choose: "Choose files",
    whole: /^Arrived whole, /,
    files: "Files added on the inquiry’s page",
    done: "The visitor added a file",
    download: /^Download/,
  },
  ar: {
    choose: "اختر ملفات",
    whole: /^وصل كاملًا، /,
    files: "ملفات أُضيفت من صفحة الاستفسار",
    done: "أضاف صاحب الاستفسار ملفًا",
    download: /^نزّل/,
  },
} as const;

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: staff see the files of the visitor`, async ({ browser, openDesk, site }) => {
    test.slow();
    const context = await browser.newContext({ baseURL: site.url });
    const visitor = await context.newPage();
    await openVisitorPage(visitor, locale, true);
    const drawing = Buffer.concat([Buffer.from("ISO-10303-21;\n"), randomBytes(600_000)]);
    await visitor
      .getByLabel(strings.choose)
      .setInputFiles({ name: "غلاف r3.step", mimeType: "", buffer: drawing });
    await expect(visitor.locator("#files").getByText(strings.whole)).toBeVisible();
    const page = await openDesk("ada", locale, "/admin");
    await page.getByRole("link", { name: "Rana", exact: true }).click();
    await expect(page.getByText(strings.done, { exact: true }).last()).toBeVisible();
    const files = page.getByRole("region", { name: strings.files });
    const saved = page.waitForEvent("download");
    await files.getByRole("button", { name: strings.download }).click();
    expect(await readFile(await (await saved).path())).toEqual(drawing);
    await checkAccessibility(page);
    await context.close();
  });
}
