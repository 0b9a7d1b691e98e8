import { checkAccessibility } from "./check-accessibility.ts";
import { expect, test } from "./desk-server.ts";
import { queryAsOwner } from "./site-database.ts";

const words = {
  en: {
    unread:
      /^Email replies have not been collected since .*The mail server rejects the user name or password/,
    untold: /^No notice has reached the team since/,
    reload: "Reload",
  },
  ar: {
    unread: /^توقّف جلب الردود الواردة بالبريد منذ .*يرفض خادم البريد اسم المستخدم أو كلمة المرور/,
    untold: /^لم يصل أي إشعار إلى الفريق منذ/,
    reload: "أعد التحميل",
  },
};

for (const locale of ["en", "ar"] as const) {
  const strings = words[locale];

  test(`${locale}: staff see at the desk that answers are not read, and that notices do not arrive`, async ({
    openDesk,
    site,
  }) => {
    await queryAsOwner(
      site,
      "update private.mailbox_positions set problem = 'EAUTH', problem_since = now() - interval '3 hours', reported_at = now()",
    );
    await queryAsOwner(
      site,
      `insert into public.inquiry_mails (inquiry_id, kind, recipient, locale, due_at, failed_at)
       select id, 'notice', 'team@nawat.example', 'en', null, now() from public.inquiries limit 1`,
    );
    const page = await openDesk("ada", locale, "/admin");
    const notices = page.getByRole("status").locator("div");
    await expect(notices.filter({ hasText: strings.unread })).toBeVisible();
    await expect(notices.filter({ hasText: strings.untold })).toBeVisible();
    await checkAccessibility(page);
    await queryAsOwner(site, "update private.mailbox_positions set problem = null, problem_since = null");
    await page.clock.install();
    await page.reload();
    await expect(notices.filter({ hasText: strings.untold })).toBeVisible();
    await expect(notices.filter({ hasText: strings.unread })).toHaveCount(0);
    // It goes by itself.
    await queryAsOwner(site, "delete from public.inquiry_mails");
    await page.clock.fastForward(60_000);
    await expect(notices.filter({ hasText: strings.untold })).toHaveCount(0);
  });
}
