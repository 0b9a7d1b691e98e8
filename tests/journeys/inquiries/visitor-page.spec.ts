import { loadMailsTo } from "../../support/mail/mailbox.ts";
import { waitForPageLink } from "../../server/inquiries/visitor-page.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { doubleText } from "../../support/page-checks/double-text.ts";
import { listInquiries } from "../../support/browser/inquiry-form.ts";
import { findOverflow } from "../../support/page-checks/overflow.ts";
import { openVisitorPage } from "../../support/browser/open-visitor-page.ts";
import { expect, test } from "../../support/browser/own-server.ts";
import { resizeWindow } from "../../support/page-checks/resize-window.ts";
import { addNote, confirmEnd, endInquiry } from "../../support/browser/visitor-journey.ts";
import { visitorWords } from "../../support/browser/visitor-words.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const email = "rana@example.com";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const locale of journeyLocales(import.meta.filename)) {
      const strings = visitorWords[locale];

      test(`${locale}: from the form to a note, withdrawn and erased at last`, async ({ page, server }) => {
        test.slow();
        await openVisitorPage(page, locale, javaScriptEnabled);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("A board");

        await addNote(page, strings);

        await endInquiry(page, strings, { dataDir: server.dataDir, email });
        expect(await listInquiries(server)).toEqual([]);
        expect(await server.query("select from public.inquiry_messages")).toEqual([]);
      });

      test(`${locale}: a lost link is asked for again, and the page says that it was`, async ({
        page,
        server,
      }) => {
        await openVisitorPage(page, locale, javaScriptEnabled);
        const former = page.url();
        await waitForPageLink(server, email);
        await page.goto(`/${locale}/inquiry`);
        await page.getByLabel(strings.address).fill(email);
        await page.getByRole("button", { name: strings.newLink }).click();
        await expect(page.getByText(strings.onItsWay)).toBeVisible();
        await expect(page.getByText(strings.closed)).toBeHidden();
        await page.goto(await waitForPageLink(server, email, 2));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("A board");
        expect(await loadMailsTo(server.dataDir, email)).toHaveLength(2);
        await page.goto(former);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("A board");
      });
    }
  });
}

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: everybody can use the page, at every width and with the text doubled`, async ({
    page,
  }) => {
    test.slow();
    const strings = visitorWords[locale];
    await openVisitorPage(page, locale, true);
    const file = { name: `${"w".repeat(90)}.step`, mimeType: "", buffer: Buffer.from("ISO-10303-21;\n") };
    await page.locator("#file").setInputFiles(file);
    await expect(page.locator("#files [data-state=done]")).toBeVisible();
    await confirmEnd(page, strings.erase, strings.mailLink);
    await expect(page.getByText(strings.askedToErase)).toBeVisible();
    await checkAccessibility(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    for (const width of [320, 360, 768, 1280, 1920]) {
      await resizeWindow(page, width);
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    }
    await doubleText(page);
    for (const width of [320, 1280]) {
      await resizeWindow(page, width);
      expect.soft(await findOverflow(page), `${width} px, text doubled`).toEqual([]);
    }
  });
}
