import { formatCount } from "../../../app/i18n/plural.ts";
import { localize } from "../../../app/i18n/text.ts";
import {
  failedMailCount,
  failedMailWords,
  refusalReasons,
} from "../../../app/inquiries/desk/mail-problems/mail-problem-words.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { fillRequired, listInquiries, submitForm } from "../../support/browser/inquiry-form.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { holdRequests } from "../../support/browser/hold-requests.ts";
import { password } from "../../support/person.ts";
import { switchLanguage, waitForHydration } from "../../support/browser/shared-server.ts";
import { enterPassword } from "../../support/browser/sign-in.ts";
import { staffEmail } from "../../support/browser/sites.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  const words = localize(locale, failedMailWords);

  test(`${locale}: the notice of what a visitor sends leads to it by way of signing in; a mail that failed is sent again`, async ({
    page,
    site,
  }) => {
    // A form that is filled while its script loads.
    await page.clock.install();
    const release = await holdRequests(page, "**/assets/*.js");
    await page.goto(`${site.url}/${locale}/contact`, { waitUntil: "commit" });
    await fillRequired(page, locale);
    // A program would have sent it sooner.
    await page.clock.fastForward(2_000);
    release();
    await waitForHydration(page);
    await submitForm(page);
    await expect(page.locator("[data-sent=reference]")).toBeVisible();
    const [sent] = (await listInquiries(site)).filter(({ name }) => name === "Rana");
    expect(sent).toMatchObject({ status: "new", is_suspicious: false });
    const [notice] = await site.mailsTo(staffEmail);
    await page.goto(site.url + (notice?.text?.match(/https?:\/\/[^/]+(\S+)/)?.[1] ?? ""));
    await enterPassword(page, "ada@example.com", password);
    await switchLanguage(page, locale);
    await expect(page.getByRole("main")).toContainText(String(sent?.["reference"]));

    // As after a day of attempts.
    await site.query(`update public.mails
       set attempts = 30, sent_at = null, failed_at = now(), last_response = '550 No such user <b>here</b>'
       where kind = 'notice'`);
    await page.goto(`${site.url}/admin`);
    const failed = page.locator("details").filter({ hasText: formatCount(locale, 1, failedMailCount) });
    await failed.locator("summary").click();
    await expect(failed).toContainText(staffEmail);
    await expect(failed).toContainText(refusalReasons.noAddress[locale]);
    await expect(failed).toContainText(`${words.response} 550 No such user <b>here</b>`);
    await failed.getByRole("button", { name: words.resend }).click();
    await expect(page.getByText(words.resent)).toBeVisible();
    await expect(failed).toBeHidden();
    expect(await site.mailsTo(staffEmail)).toHaveLength(2);
    // It could have failed as often as at first.
    expect(await site.query("select attempts from public.mails where kind = 'notice'")).toEqual([
      { attempts: 1 },
    ]);
  });
}
