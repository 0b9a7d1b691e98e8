import { formatCount } from "../../../app/i18n/plural.ts";
import { interpolate } from "../../../app/i18n/text.ts";
import { mailRefusals } from "../../../app/inquiries/desk/mail-problems/mail-refusal-words.ts";
import { operatingTitles } from "../../../app/inquiries/desk/mail-problems/mail-problem-words.ts";
import { failedMailCount } from "../../../app/inquiries/desk/mail-problems/mail-problem-words.ts";
import {
  missedMailCount,
  missedMailWords,
  missReasonWords,
} from "../../../app/inquiries/desk/mail-problems/mail-problem-words.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, lookAgain, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: staff see at the desk that answers are not read and notices do not arrive, which mails failed, and which stayed in the mailbox until they have looked`, async ({
    openDesk,
    site,
  }) => {
    await site.query(
      "update private.mailbox_positions set problem = 'EAUTH', problem_since = now() - interval '3 hours', reported_at = now()",
    );
    await site.query(`insert into public.mails (inquiry_id, kind, recipient, locale, due_at, failed_at, last_response)
       select id, 'notice', 'team' || coalesce(nullif(n, 6)::text, '') || '@nawat.example', 'en', null, now() - n * interval '1 minute', 'OAUTH_GRANT: x'
       from (select id from public.inquiries limit 1) as inquiry, generate_series(1, 6) as n`);
    await site.query(`insert into public.missed_mails (mailbox, uid_validity, uid, reason, created_at)
       values ('x', 1, 1, 'spam', now() - interval '1 hour'), ('x', 1, 2, 'no_reference', now())`);
    const page = await openDesk("ada", locale, "/admin");
    const notices = page.getByRole("status").locator("details");
    const noticeOf = (kind: "mailbox_unavailable" | "notices_failing") =>
      notices.filter({ hasText: interpolate(operatingTitles[kind][locale], { since: "" }) });
    const unread = noticeOf("mailbox_unavailable");
    const untold = noticeOf("notices_failing");
    await expect(unread).toContainText(
      interpolate(mailRefusals["EAUTH"]?.[locale] ?? "", { setting: "IMAP_URL" }),
    );
    await expect(untold).toContainText(mailRefusals["OAUTH_GRANT"]?.[locale] ?? "");
    await checkAccessibility(page);
    await site.query("update private.mailbox_positions set problem = null, problem_since = null");
    await lookAgain(page);
    await expect(unread).toHaveCount(0);
    await expect(untold).toBeVisible();

    // One line each, until somebody wants to know.
    const failed = page.locator("details").filter({ hasText: formatCount(locale, 6, failedMailCount) });
    await failed.locator("summary").click();
    await expect(failed.getByRole("listitem")).toContainText(
      [1, 2, 3, 4, 5].map((n) => `team${n}@nawat.example`),
    );
    const missed = page.locator("details").filter({ hasText: formatCount(locale, 2, missedMailCount) });
    await missed.locator("summary").click();
    await expect(missed).toContainText(interpolate(missReasonWords.no_reference[locale], { n: 1 }));
    await missed.getByRole("button", { name: missedMailWords.dismiss[locale] }).click();
    await expect(missed).toBeHidden();
    expect(await site.query("select from public.missed_mails")).toEqual([]);
    await site.query("delete from public.mails");
    await lookAgain(page);
    await expect(untold).toHaveCount(0);
  });
}
