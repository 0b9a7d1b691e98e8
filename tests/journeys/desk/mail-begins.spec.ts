import { formatCount } from "../../../app/i18n/plural.ts";
import { localize } from "../../../app/i18n/text.ts";
import { actionWords } from "../../../app/inquiries/desk/actions/action-words.ts";
import { arrivedCount } from "../../../app/inquiries/desk/desk-words.ts";
import { inquiryWords } from "../../../app/inquiries/desk/inquiry-words.ts";
import { returnWords } from "../../../app/inquiries/desk/returning/return-words.ts";
import { detailWords, typeWords } from "../../../app/inquiries/inbox-words.ts";
import { expect, lookAgain, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { composeMail, composeParts } from "../../support/mail/visitor-mails.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  const words = localize(locale, { ...inquiryWords, ...returnWords, returning: detailWords.returning });

  test(`${locale}: a mail that begins an inquiry is in the list, is opened, and goes back to the mailbox`, async ({
    mailbox,
    openDesk,
    receive,
    site,
  }) => {
    const page = await openDesk("ada", locale, "/admin");
    const { headers, body } = composeParts([
      { type: "text/plain; charset=utf-8", content: "نحتاج إلى عرض سعر لخمسين لوحة.\n\nالملف مرفق." },
      { type: "model/step", name: "board.step", content: "ISO-10303-21;" },
    ]);
    const from = "Samer <samer@bayt.example>";
    const uid = mailbox.deliver(composeMail({ from, subject: "عرض سعر", headers, body }));
    await receive(page);
    await page.getByRole("button", { name: formatCount(locale, 1, arrivedCount) }).click();
    const row = page.locator("[data-inquiry]").filter({ hasText: "Samer" });
    await expect(row.getByText(typeWords.mail[locale], { exact: true })).toBeVisible();
    await row.getByRole("link", { name: "Samer", exact: true }).click();
    const history = page.getByRole("list", { name: words.history });
    // Once, and with its file.
    await expect(history.getByText("نحتاج إلى عرض سعر")).toHaveCount(1);
    await expect(history.getByRole("button", { name: "board.step" })).toBeVisible();

    await page.getByLabel(actionWords.more[locale]).click();
    await page.getByRole("button", { name: words.notInquiry }).click();
    const returning = page.locator("header").getByText(words.returning);
    await expect(returning).not.toHaveCount(0);
    await page.getByRole("button", { name: actionWords.undo[locale] }).click();
    await expect(page.getByText(words.kept)).toBeVisible();
    await expect(returning).toHaveCount(0);

    await page.keyboard.press("Control+k");
    await page.keyboard.type(words.notInquiry);
    await page.keyboard.press("Enter");
    await expect(returning).not.toHaveCount(0);
    await page.getByLabel(actionWords.more[locale]).click();
    await expect(page.getByRole("button", { name: words.keep })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("navigation").first().locator("[aria-current=page]").click();
    await expect(row.getByText(words.returning)).toBeVisible();
    await row.getByRole("link", { name: "Samer", exact: true }).click();
    await expect(returning).not.toHaveCount(0);
    await site.query("update public.inquiries set return_at = now() where return_at is not null");
    await site.now.readMailbox();
    await lookAgain(page);
    await expect(page.getByText(words.gone)).toBeVisible();
    expect(mailbox.flagsOf(uid)).toEqual([]);
  });
}
