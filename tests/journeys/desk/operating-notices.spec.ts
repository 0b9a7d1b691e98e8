import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const words = {
  en: {
    unread:
      /^The mailbox has not been read since .*The mail server rejects the user name or password in IMAP_URL/,
    untold: /^No notice has reached the team since .*the consent has expired or was revoked/,
    failed: "6 emails were not delivered",
    missed: "2 emails in the mailbox were not added to an inquiry",
    reason: "From a visitor’s address, not a reply to any of our emails: 1",
    checked: "Mark as checked",
  },
  ar: {
    unread: /^لم يُقرأ صندوق البريد منذ .*يرفض خادم البريد اسم المستخدم أو كلمة المرور في IMAP_URL/,
    untold: /^لم يصل أي إشعار إلى الفريق منذ .*انتهت الموافقة أو سُحبت/,
    failed: "6 رسائل بريد لم تصل",
    missed: "بقيت في صندوق البريد رسالتان لم تُضافا إلى أي استفسار",
    reason: "من عنوان صاحب استفسار، وليست ردًا على رسالة منا: 1",
    checked: "راجعتُ هذه الرسائل",
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: staff see at the desk that answers are not read, and that notices do not arrive`, async ({
    openDesk,
    site,
  }) => {
    await site.query(
      "update private.mailbox_positions set problem = 'EAUTH', problem_since = now() - interval '3 hours', reported_at = now()",
    );
    await site.query(`insert into public.inquiry_mails (inquiry_id, kind, recipient, locale, due_at, failed_at, last_response)
       select id, 'notice', 'team@nawat.example', 'en', null, now(), 'OAUTH_GRANT: x' from public.inquiries limit 1`);
    const page = await openDesk("ada", locale, "/admin");
    const notices = page.getByRole("status").locator("details");
    await expect(notices.filter({ hasText: strings.unread })).toBeVisible();
    await expect(notices.filter({ hasText: strings.untold })).toBeVisible();
    await checkAccessibility(page);
    await site.query("update private.mailbox_positions set problem = null, problem_since = null");
    await page.clock.install();
    await page.reload();
    await expect(notices.filter({ hasText: strings.untold })).toBeVisible();
    await expect(notices.filter({ hasText: strings.unread })).toHaveCount(0);
    // It goes by itself.
    await site.query("delete from public.inquiry_mails");
    await page.clock.fastForward(60_000);
    await expect(notices.filter({ hasText: strings.untold })).toHaveCount(0);
  });

  test(`${locale}: staff see the newest mails that did not arrive, and those left in the mailbox until they have looked`, async ({
    openDesk,
    site,
  }) => {
    await site.query(`insert into public.inquiry_mails (inquiry_id, kind, recipient, locale, due_at, failed_at)
       select id, 'notice', 'team' || n || '@nawat.example', 'en', null, now() - n * interval '1 minute'
       from (select id from public.inquiries limit 1) as inquiry, generate_series(1, 6) as n`);
    await site.query(`insert into public.missed_mails (mailbox, uid_validity, uid, reason, created_at)
       values ('x', 1, 1, 'spam', now() - interval '1 hour'), ('x', 1, 2, 'no_reference', now())`);
    const page = await openDesk("ada", locale, "/admin");
    // One line each, until somebody wants to know.
    const failed = page.locator("details").filter({ hasText: strings.failed });
    await failed.locator("summary").click();
    await expect(failed.getByRole("listitem")).toContainText(
      [1, 2, 3, 4, 5].map((n) => `team${n}@nawat.example`),
    );
    const missed = page.locator("details").filter({ hasText: strings.missed });
    await missed.locator("summary").click();
    await expect(missed).toContainText(strings.reason);
    await missed.getByRole("button", { name: strings.checked }).click();
    await expect(missed).toBeHidden();
    expect(await site.query("select from public.missed_mails")).toEqual([]);
  });
}
