import { loadMailsTo } from "../../support/mail/mailbox.ts";
import { runOperatorCommand } from "../../support/operator-command.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { staffEmail } from "../../support/browser/sites.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const path = "/admin?inquiry=00000000-0000-4000-8000-000000000001";

const words = {
  en: {
    close: "Close",
    denied: "Access Denied",
    gone: "This inquiry has been deleted.",
    late: "3 h late",
  },
  ar: {
    close: "أغلق",
    denied: "الوصول مرفوض",
    gone: "حُذف هذا الاستفسار.",
    late: "متأخر 3 ساعات",
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: whoever is revoked while signed in changes nothing any more, and sees nothing`, async ({
    openDesk,
    site,
  }) => {
    const page = await openDesk("ada", locale, path);
    await expect(page.getByRole("button", { name: strings.close, exact: true }).first()).toBeVisible();
    await site.query("delete from public.user_roles where user_id = '00000000-0000-4000-8000-0000000000ad'");
    await page.getByRole("button", { name: strings.close, exact: true }).first().click();
    await expect(page.getByRole("heading", { name: strings.denied })).toBeVisible();
    await expect(page.getByText("a.khoury@example.com")).toHaveCount(0);
    expect(await site.query("select from public.inquiries where status = 'closed'")).toEqual([]);
  });

  test(`${locale}: a person is erased while somebody reads their inquiry`, async ({ openDesk, site }) => {
    const page = await openDesk("ada", locale, path);
    await expect(page.getByText("a.khoury@example.com").first()).toBeVisible();
    const erased = await runOperatorCommand(site, "erase", ["--email", "a.khoury@example.com"]);
    expect(erased).toMatchObject({ code: 0 });
    // The open inquiry is fetched again every 15 seconds.
    await expect(page.getByText(strings.gone)).toBeVisible();
    await expect(page.getByText("a.khoury@example.com")).toHaveCount(0);
  });

  test(`${locale}: an inquiry that is late says so, comes first, and is mailed once`, async ({
    openDesk,
    site,
  }) => {
    await site.query(
      "update public.inquiries set due_at = now() - interval '3 hours 1 minute' where email = 'buyer5@example.com'",
    );
    const page = await openDesk("ada", locale, "/admin");
    const first = page.locator("[data-inquiry]").first();
    await expect(first).toContainText("Buyer 5");
    await expect(first).toContainText(strings.late);
    const listLate = async () =>
      (await loadMailsTo(site.dataDir, staffEmail)).filter(({ subject }) =>
        subject?.startsWith("Reply overdue:"),
      );
    await expect.poll(async () => (await listLate()).length).toBe(1);
    expect((await listLate())[0]?.text).toContain("Board 5");
  });
}
