import { expect, test } from "../../support/browser/desk-server.ts";

test("a long conversation, and a mail whose direction turns 50,000 times, hold nobody up", async ({
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
  await page.evaluate(() => {
    const tasks = Object.assign(window, { longestTask: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.longestTask = Math.max(tasks.longestTask, duration);
    }).observe({ type: "longtask" });
  });
  const longestTask = () => page.evaluate(() => (window as unknown as { longestTask: number }).longestTask);
  const bytes: number[] = [];
  page.on("response", async (response) => {
    if (response.url().includes("show_inquiry")) bytes.push((await response.body()).length);
  });
  await page.getByRole("link", { name: "أحمد خوري" }).click();
  const mails = page.getByRole("listitem").filter({ hasText: /Mail \d/ });
  await expect(mails).toHaveCount(19);
  // Not folded, it takes several seconds.
  expect(await longestTask()).toBeLessThan(1_500);
  expect(Math.max(...bytes)).toBeLessThan(300_000);

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
  expect(await longestTask()).toBeLessThan(1_500);
  await turning.getByRole("button", { name: "Show less" }).click();
  await expect(turning).not.toContainText("END");
});
