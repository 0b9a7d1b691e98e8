import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { checkAccessibility } from "./check-accessibility.ts";
import { expect, test } from "./desk-server.ts";
import { openVisitorPage } from "./open-visitor-page.ts";
import { visitorWords } from "./visitor-words.ts";

const words = {
  en: {
    choose: "Choose files",
    whole: /^Arrived whole, /,
    agreed: "Both sides have agreed",
    noted: "Both sides have agreed to a mutual NDA.",
    files: "Files added on the inquiry’s page",
    done: ["The visitor added a file", "The visitor asked for an NDA"],
    missing: "9 not answered",
    download: /^Download/,
  },
  ar: {
    choose: "اختر ملفات",
    whole: /^وصل كاملًا، /,
    agreed: "وافق الطرفان",
    noted: "وافق الطرفان على اتفاقية عدم إفصاح متبادلة.",
    files: "ملفات أُضيفت من صفحة الاستفسار",
    done: ["أضاف صاحب الاستفسار ملفًا", "طلب صاحب الاستفسار اتفاقية عدم إفصاح"],
    missing: "9 أسئلة بلا جواب",
    download: /^نزّل/,
  },
} as const;

for (const locale of ["en", "ar"] as const) {
  const strings = words[locale];
  const visitorStrings = visitorWords[locale];

  test(`${locale}: staff see the brief and the files of the visitor, and agree to an NDA`, async ({
    browser,
    openDesk,
    site,
  }) => {
    test.slow();
    const context = await browser.newContext({ baseURL: site.url });
    const visitor = await context.newPage();
    await openVisitorPage(visitor, locale, true);
    await visitor.getByRole("link", { name: visitorStrings.answer, exact: true }).click();
    await visitor.getByLabel(visitorStrings.question).fill("Count pumps.");
    await visitor.getByRole("button", { name: visitorStrings.save }).click();
    await expect(visitor.getByText(visitorStrings.saved)).toBeVisible();
    const drawing = Buffer.concat([Buffer.from("ISO-10303-21;\n"), randomBytes(600_000)]);
    await visitor
      .getByLabel(strings.choose)
      .setInputFiles({ name: "غلاف r3.step", mimeType: "", buffer: drawing });
    await expect(visitor.locator("#files").getByText(strings.whole)).toBeVisible();
    await visitor.getByLabel(visitorStrings.agree).check();
    await visitor.getByRole("button", { name: visitorStrings.ask }).click();
    await expect(visitor.getByText(visitorStrings.asked)).toBeVisible();
    await expect(visitor.getByLabel(strings.choose)).toHaveCount(0);

    const page = await openDesk("ada", locale, "/admin");
    await page.getByRole("link", { name: "Rana", exact: true }).click();
    await expect(page.getByText("Count pumps.")).toBeVisible();
    await expect(page.getByText(strings.missing)).toBeVisible();
    // The styles of what is loaded later are there.
    await expect(page.locator("dl > div", { hasText: visitorStrings.question })).toHaveCSS("display", "grid");
    // The NDA, and that there are files.
    for (const done of strings.done) await expect(page.getByText(done, { exact: true }).last()).toBeVisible();
    const files = page.getByRole("region", { name: strings.files });
    const saved = page.waitForEvent("download");
    await files.getByRole("button", { name: strings.download }).click();
    expect(await readFile(await (await saved).path())).toEqual(drawing);
    await checkAccessibility(page);
    await page.getByRole("button", { name: strings.agreed }).click();
    await expect(page.getByText(strings.noted)).toBeVisible();

    const [address = ""] = visitor.url().split(/[?#]/);
    await visitor.goto(address);
    await expect(visitor.getByLabel(strings.choose)).toBeVisible();
    await context.close();
  });
}
