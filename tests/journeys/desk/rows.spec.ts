import type { Page } from "@playwright/test";
import { interpolate, localize } from "../../../app/i18n/text.ts";
import { deskWords, viewWords } from "../../../app/inquiries/desk/desk-words.ts";
import { listWords, sortingWords } from "../../../app/inquiries/desk/list/list-words.ts";
import { numberedReference } from "../../support/numbered-reference.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { findOverflow } from "../../support/page-checks/overflow.ts";
import type { Site } from "../../support/browser/sites.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

/** Width, height, and how many rows are to be seen whole. */
const sizes = [
  [360, 740, 6],
  [768, 1024, 12],
  [1024, 768, 10],
  [1280, 900, 12],
  [1920, 1080, 20],
] as const;

for (const locale of journeyLocales(import.meta.filename)) {
  const words = localize(locale, listWords);
  const views = localize(locale, viewWords);

  test(`${locale}: as many rows are seen whole as there is room for, all as high, however long their words`, async ({
    openDesk,
    site,
  }) => {
    await storeLongOnes(site);
    const page = await openDesk("ada", locale, "/admin?view=open");
    for (const [width, height, count] of sizes) {
      await page.setViewportSize({ width, height });
      await expect(page.locator("[data-inquiry]")).toHaveCount(50);
      const { whole, heights } = await measureRows(page);
      expect.soft(whole, `${width} × ${height}`).toBeGreaterThanOrEqual(count);
      expect.soft(heights, `${width} × ${height}`).toHaveLength(1);
      expect.soft(await findOverflow(page), `${width} × ${height}`).toEqual([]);
    }
  });

  test(`${locale}: the list is as it was left, and an older address of a table opens it`, async ({
    openDesk,
    site,
  }) => {
    await site.query("update public.inquiries set status = 'answered' where email = 'buyer5@example.com'");
    await site.query(`update public.inquiries set status_changed_at = now() - interval '9 days 2 hours', look_again_on = current_date + 3
       where status = 'answered'`);
    const page = await openDesk("ada", locale, "/admin");
    await expect(page.getByRole("heading", { level: 2 })).toContainText(views.open);
    const saved = page.waitForResponse("**/rpc/save_list_address");
    await page.getByRole("link", { name: views.waiting }).click();
    await saved;
    const row = page.locator("[data-inquiry]");
    await expect(row).toHaveCount(1);
    await expect(row).toContainText({ en: "9 days", ar: "9 أيام" }[locale]);
    await expect(row).toContainText(interpolate(words.lookAgainOn, { day: "" }));
    await page.goto("/admin");
    await expect(page.getByRole("rowheader")).toHaveText([/Buyer 5/]);
    await page.goto("/admin?view=open&as=table");
    await expect(row).toHaveCount(11);
    // Nothing is opened, and so read, by itself.
    expect(await site.query("select from public.inquiries where read_at is not null")).toEqual([]);
  });
}

test("an open inquiry that nobody has is taken on its row; columns are ordered by their headings, and rows by a menu", async ({
  openDesk,
  site,
}) => {
  const words = localize("en", { ...listWords, ...deskWords });
  const page = await openDesk("ada", "en", "/admin?view=open");
  const row = page.locator("[data-inquiry]").filter({ hasText: "Buyer 3" });
  await row.getByRole("button", { name: interpolate(words.takeOne, { name: "Buyer 3" }) }).click();
  await expect(row.getByRole("button")).toHaveCount(0);
  await expect(row.getByRole("link")).toBeFocused();
  expect(await site.query("select name from public.inquiries where assignee_id is not null")).toEqual([
    { name: "Buyer 3" },
  ]);
  const due = page.getByRole("columnheader", { name: words.due });
  const date = page.getByRole("columnheader", { name: words.date });
  await expect(due).toHaveAttribute("aria-sort", "ascending");
  await date.getByRole("link").click();
  await expect(date).toHaveAttribute("aria-sort", "descending");
  await expect(due).toHaveAttribute("aria-sort", "none");
  await checkAccessibility(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await checkAccessibility(page);
  await page.getByRole("button", { name: words.order }).click();
  await page.getByRole("link", { name: sortingWords.due.en }).click();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(due).toHaveAttribute("aria-sort", "ascending");
});

/** Rows that nothing covers, at both of their edges. */
function measureRows(page: Page): Promise<{ whole: number; heights: number[] }> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll("[data-inquiry]")];
    const isSeen = (row: Element, x: number, y: number) => row.contains(document.elementFromPoint(x, y));
    return {
      whole: rows.filter((row) => {
        const { x, width, top, bottom } = row.getBoundingClientRect();
        return isSeen(row, x + width / 2, top + 1) && isSeen(row, x + width / 2, bottom - 1);
      }).length,
      heights: [...new Set(rows.map((row) => row.getBoundingClientRect().height))],
    };
  });
}

function storeLongOnes(site: Site) {
  return site.query(`insert into public.inquiries (
       reference, type, name, email, company, subject, message, locale, status, due_at, is_suspicious, file_count, read_at
     )
     select ${numberedReference("n + 100")}, 'contact',
       (array['سامر', 'عبدالله بن عبدالعزيز بن محمد آل الشيخ القحطاني', repeat('Wolfeschlegelstein', 6), 'Henrik Dahl'])[1 + n % 4],
       'x@example.com', case when n % 3 > 0 then repeat('Donaudampfschiff', n % 5 + 1) end,
       (array['لوحة لا تُقلع', repeat('Pneumono', 12), 'Filling line'])[1 + n % 3],
       (array['بعد انقطاع الكهرباء أمس تضيء اللمبة الحمراء وحدها، والخط متوقّف', 'We lost two sensors', repeat('x', 900)])[1 + n % 3],
       case when n % 2 = 0 then 'ar' else 'en' end, case when n % 2 = 0 then 'new' else 'in_progress' end,
       now() - n * interval '50 minutes', n % 4 = 0, n % 5, case when n % 2 = 0 then now() end
     from generate_series(1, 60) as n`);
}
