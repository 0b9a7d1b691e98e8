import { expect, test } from "../../support/browser/desk-server.ts";

test("a long conversation, and a mail whose direction turns 50,000 times, are sent and drawn in part, and whole when asked", async ({
  openDesk,
  site,
}) => {
  await site.query(`insert into public.inquiry_messages (inquiry_id, direction, address, subject, body, quoted, created_at)
     select id, 'received', email, '', 'Mail ' || n || ' ' || repeat('x', case when n > 30 then 90000 else 10 end),
       repeat('y', 90000), now() - (60 - n) * interval '1 minute'
     from public.inquiries, generate_series(1, 50) as n where reference = 'N-7F3K2'
     union all select id, 'received', email, '', repeat('aب', 25000) || 'END', null, now()
     from public.inquiries where reference = 'N-7F3K2'`);
  const page = await openDesk("ada", "en", "/admin");
  const shown = page.waitForResponse((response) => response.url().includes("/show_inquiry"));
  await page.getByRole("link", { name: "أحمد خوري" }).click();
  const mails = page.getByRole("listitem").filter({ hasText: /Mail \d/ });
  await expect(mails).toHaveCount(19);
  expect((await (await shown).body()).length).toBeLessThan(300_000);

  const earlier = page.getByRole("button", { name: "Show earlier messages" });
  await earlier.click();
  await expect(mails).toHaveCount(39);
  await earlier.click();
  await expect(mails).toHaveCount(50);
  await expect(earlier).toHaveCount(0);

  const turning = page.getByRole("listitem").filter({ hasText: "aبaب" });
  await expect(turning).not.toContainText("END");
  await turning.getByRole("button", { name: "Show full text" }).click();
  await expect(turning).toContainText("END");
  await turning.getByRole("button", { name: "Show less" }).click();
  await expect(turning).not.toContainText("END");
});
