import type { Page } from "@playwright/test";
import { pageWords, slipWords } from "../../../app/inquiries/visitor/visitor-words.ts";
import { doneWords, endWords, givenWords } from "../../../app/inquiries/visitor/visitor-form-words.ts";
import { waitForEraseLink, waitForPageLink } from "../../server/inquiries/visitor-page.ts";
import { listInquiries } from "../../support/browser/inquiry-form.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { openVisitorPage } from "../../support/browser/open-visitor-page.ts";
import { expect, test } from "../../support/browser/own-server.ts";
import { loadMailsTo } from "../../support/mail/mailbox.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { checkReflow } from "../../support/page-checks/check-reflow.ts";

const email = "rana@example.com";

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: from the form to a page that everybody can use, a note, withdrawn and erased at last`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openVisitorPage(page, locale, true);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("A board");
    const file = { name: `${"w".repeat(90)}.step`, mimeType: "", buffer: Buffer.from("ISO-10303-21;\n") };
    await page.locator("#file").setInputFiles(file);
    await expect(page.locator("#files [data-state=done]")).toBeVisible();

    await part(page, givenWords.addNote[locale]).locator("summary").first().click();
    await page.getByLabel(givenWords.note[locale]).fill("At 45 °C.");
    await page.getByRole("button", { name: givenWords.saveNote[locale] }).click();
    await expect(page.getByText(doneWords.note[locale])).toBeVisible();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    await checkReflow(page);
    await checkAccessibility(page);
    await page.reload();

    await end(page, endWords.withdraw[locale], endWords.withdraw[locale]);
    const [withdrawn = ""] = pageWords.isWithdrawn[locale].split("{moment}");
    await expect(page.getByText(withdrawn)).toBeVisible();
    const [address = ""] = /^.*N-\w{5}\/[\w-]{43}/.exec(page.url()) ?? [];
    await end(page, endWords.erase[locale], endWords.mailEraseLink[locale]);
    await expect(page.getByText(doneWords.ask_to_erase[locale])).toBeVisible();
    await server.sendWaitingMails();
    await page.goto(await waitForEraseLink(server, email));
    await expect(heading).toHaveText(slipWords.erase[locale]);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: endWords.erase[locale] }).click();
    await expect(heading).toHaveText(slipWords.erased[locale]);
    await page.goto("/en");
    await page.goto(address);
    await expect(heading).toHaveText(slipWords.closed[locale]);
    expect(await listInquiries(server)).toEqual([]);
    expect(await server.query("select from public.inquiry_messages")).toEqual([]);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`${locale}: a lost link is asked for again, and the page says that it was`, async ({
      page,
      server,
    }) => {
      await openVisitorPage(page, locale, false);
      const heading = page.getByRole("heading", { level: 1 });
      const former = page.url();
      await server.sendWaitingMails();
      await waitForPageLink(server, email);
      await page.goto(`/${locale}/inquiry`);
      await page.getByLabel(slipWords.email[locale]).fill(email);
      await page.getByRole("button", { name: slipWords.mailLink[locale] }).click();
      await expect(page.getByText(doneWords.new_link[locale])).toBeVisible();
      await server.sendWaitingMails();
      for (const link of [await waitForPageLink(server, email, 2), former]) {
        await page.goto(link);
        await expect(heading).toHaveText("A board");
      }
      expect(await loadMailsTo(server.dataDir, email)).toHaveLength(2);
    });
  });
}

function part(page: Page, summary: string) {
  return page.locator("details", { has: page.locator("summary", { hasText: summary }) }).last();
}

/** Ticks the box of what ends the inquiry, and presses its button. */
async function end(page: Page, what: string, button: string) {
  const details = part(page, what);
  if ((await details.getAttribute("open")) === null) await details.locator("summary").first().click();
  await details.getByRole("checkbox").check();
  await details.getByRole("button", { name: button }).click();
}
