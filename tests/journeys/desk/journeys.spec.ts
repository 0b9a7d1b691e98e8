import { accessWords } from "../../../app/auth/words.ts";
import { inquiryWords } from "../../../app/inquiries/desk/inquiry-words.ts";
import { erasePerson } from "../../../server/erasing/erase-person.ts";
import { ahmad, expect, lookAgain, test } from "../../support/browser/desk-server.ts";
import { ada } from "../../support/browser/seed-desk.ts";
import { staffEmail } from "../../support/browser/sites.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: what is late comes first and is mailed once; who is erased or revoked meanwhile is gone at once`, async ({
    openDesk,
    site,
  }) => {
    await site.query(
      "update public.inquiries set due_at = now() - interval '3 hours 1 minute' where email = 'buyer5@example.com'",
    );
    const page = await openDesk("ada", locale, "/admin");
    const first = page.locator("[data-inquiry]").first();
    await expect(first).toContainText("Buyer 5");
    await expect(first).toContainText({ en: "3 h late", ar: "متأخر 3\u00a0ساعات" }[locale]);
    await site.now.sendMails();
    const mails = await site.mailsTo(staffEmail);
    const late = mails.filter(({ subject }) => subject?.startsWith("Reply overdue:"));
    expect(late.map(({ text }) => text?.includes("Board 5"))).toEqual([true]);

    // A person is erased while somebody reads their inquiry.
    await page.getByRole("link", { name: ahmad.name }).click();
    const address = page.getByText(ahmad.email);
    await expect(address.first()).toBeVisible();
    await erasePerson(site.database, site.dataDir, ahmad.email, false);
    await lookAgain(page);
    await expect(page.getByText(inquiryWords.gone[locale])).toBeVisible();
    await expect(address).toHaveCount(0);

    // A person who is revoked while signed in changes nothing any more, and sees nothing.
    await page.goto("/admin");
    await page.getByRole("link", { name: "Buyer 5" }).click();
    const close = page.locator('[data-action="close"]:visible').first();
    await expect(close).toBeVisible();
    await site.query("delete from public.user_roles where user_id = $1", [ada]);
    await close.click();
    await expect(page.getByRole("heading", { name: accessWords.title[locale] })).toBeVisible();
    await expect(page.getByText("buyer5@example.com")).toHaveCount(0);
    expect(await site.query("select from public.inquiries where status = 'closed'")).toEqual([]);
  });
}
