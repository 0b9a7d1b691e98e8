import { formatCount } from "../../../app/i18n/plural.ts";
import { localize } from "../../../app/i18n/text.ts";
import {
  failedMailCount,
  failedMailWords,
} from "../../../app/inquiries/desk/mail-problems/failed-mail-words.ts";
import { ahmad, expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { password } from "../../support/browser/seed-desk.ts";
import { switchLanguage } from "../../support/browser/shared-server.ts";
import { enterPassword } from "../../support/browser/sign-in.ts";
import { staffEmail } from "../../support/browser/sites.ts";
import { loadMailsTo } from "../../support/mail/mailbox.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  const words = localize(locale, failedMailWords);

  test(`${locale}: the link of a notice leads to its inquiry by way of signing in; a mail that failed is sent again`, async ({
    page,
    site,
  }) => {
    await site.query(
      "insert into public.inquiry_mails (inquiry_id, kind, recipient, locale) values ($1, 'notice', $2, 'en')",
      [ahmad.id, staffEmail],
    );
    await site.now.sendMails();
    const [notice] = await loadMailsTo(site.dataDir, staffEmail);
    await page.goto(site.url + (notice?.text?.match(/https?:\/\/[^/]+(\S+)/)?.[1] ?? ""));
    await enterPassword(page, "ada@example.com", password);
    await switchLanguage(page, locale);
    await expect(page.getByRole("main")).toContainText(ahmad.reference);

    // As after a day of attempts.
    await site.query(`update public.inquiry_mails
       set attempts = 30, sent_at = null, failed_at = now(), last_response = '550 No such user <b>here</b>'`);
    await page.goto(`${site.url}/admin`);
    const failed = page.locator("details").filter({ hasText: formatCount(locale, 1, failedMailCount) });
    await failed.locator("summary").click();
    await expect(failed).toContainText(staffEmail);
    await expect(failed).toContainText(`${words.response} 550 No such user <b>here</b>`);
    await failed.getByRole("button", { name: words.resend }).click();
    await expect(page.getByText(words.resent)).toBeVisible();
    await expect(failed).toBeHidden();
    await site.now.sendMails();
    expect(await loadMailsTo(site.dataDir, staffEmail)).toHaveLength(2);
  });
}
