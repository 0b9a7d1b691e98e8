import { checkAccessibility } from "./check-accessibility.ts";
import { expect, test } from "./desk-server.ts";
import { queryAsOwner } from "./site-database.ts";

const words = {
  en: {
    reading: "Reading",
    search: "Person or reference",
    today: /^Today, \w+day \d+ \w+$/,
    openedIt: "ada@example.com opened N-7F3K2",
    from: "from أحمد خوري",
    table: "Table",
    printed: /^Printed on/,
    entry: "Entry 3",
    checkpoint: /Checkpoint from the daily email/,
    odd: /A checkpoint is a number/,
    verify: "Verify the log",
    right: "The log is as it was written. Entries: 3. It agrees with the checkpoint.",
    changed: "Entry 2 was changed, or does not follow from the one before.",
    cut: "Entry 3 is missing.",
    show: "Show the entries up to that one",
    none: "No entry matches your filters.",
  },
  ar: {
    reading: "القراءة",
    search: "شخص أو رقم مرجعي",
    today: /^اليوم، \S+ \d+ \S+$/,
    openedIt: "ada@example.com: فتح الاستفسار N-7F3K2",
    from: "من أحمد خوري",
    table: "جدول",
    printed: /^طُبع في/,
    entry: "القيد 3",
    checkpoint: /نقطة التحقق الواردة في الرسالة اليومية/,
    odd: /نقطة التحقق رقم ثم نقطتان/,
    verify: "تحقّق من السجل",
    right: "بقي السجل كما كُتب. عدد القيود: 3. وهو يوافق نقطة التحقق.",
    changed: "القيد 2 عُدّل، أو لا يتبع القيد الذي قبله.",
    cut: "القيد 3 مفقود.",
    show: "اعرض القيود حتى هذا الموضع",
    none: "لا قيد يطابق التصفية.",
  },
};

for (const locale of ["en", "ar"] as const) {
  const strings = words[locale];

  test(`${locale}: the audit log is filtered, read in full, verified, and names the entry that somebody changed`, async ({
    openDesk,
    site,
  }) => {
    const page = await openDesk("ada", locale, "/admin?inquiry=00000000-0000-4000-8000-000000000001");
    // The inquiry's own heading: it is open by then.
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goto("/admin?tab=audit");
    await expect(page.getByRole("heading", { name: strings.today })).toBeVisible();
    await page.getByRole("link", { name: strings.reading }).click();
    const sentences = page.getByRole("tabpanel").getByRole("listitem");
    await expect(sentences).toHaveCount(1);
    await expect(sentences).toContainText(`${strings.openedIt} ${strings.from}`);
    await expect(sentences.getByText("inquiry.opened")).toBeHidden();
    await sentences.locator("summary").click();
    await expect(sentences.getByText("inquiry.opened")).toBeVisible();
    await expect(sentences.getByText(strings.entry).last()).toBeVisible();
    await checkAccessibility(page);
    // It acts by itself after the last letter, and the box keeps the focus.
    const search = page.getByRole("searchbox", { name: strings.search });
    for (const typed of ["احمد", "7f3k2", "ada@"]) {
      await search.fill(typed);
      await expect(page).toHaveURL(`/admin?tab=audit&kind=reading&search=${encodeURIComponent(typed)}`);
      await expect(sentences).toHaveCount(1);
    }
    await search.fill("n-22222");
    await expect(page.getByText(strings.none)).toBeVisible();
    await expect(search).toBeFocused();
    await page.goto("/admin?tab=audit&kind=reading");

    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(strings.printed)).toBeVisible();
    await expect(
      page.locator(":is(nav, button, input, summary, [role=tab], header [lang]):visible"),
    ).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });

    const asTable = page.getByRole("radio", { name: strings.table });
    await asTable.check();
    await page.goto("/admin?tab=audit");
    await expect(asTable).toBeChecked();
    const rows = page.getByRole("row").filter({ hasText: "inquiry.opened" });
    await expect(rows).toContainText(strings.openedIt);
    await expect(rows).not.toContainText("{}");
    await rows.locator("summary").click();
    await expect(rows.getByText(strings.entry).last()).toBeVisible();

    const [{ checkpoint } = { checkpoint: "" }] = await queryAsOwner<{ checkpoint: string }>(
      site,
      "select number || ':' || hash as checkpoint from private.audit_head",
    );
    await page.getByLabel(strings.checkpoint).fill("12");
    await page.getByRole("button", { name: strings.verify }).click();
    await expect(page.getByText(strings.odd)).toBeVisible();
    // As a mail program may break it.
    await page.getByLabel(strings.checkpoint).fill(` ${checkpoint.slice(0, 30)} ${checkpoint.slice(30)}`);
    await page.getByRole("button", { name: strings.verify }).click();
    await expect(page.getByText(strings.right)).toBeInViewport();
    await checkAccessibility(page);

    await queryAsOwner(
      site,
      "update public.admin_audit_log set actor_email = 'karim@example.com' where number = 2",
    );
    await page.getByRole("button", { name: strings.verify }).click();
    await expect(page.getByText(strings.changed)).toBeVisible();
    await page.getByRole("link", { name: strings.show }).click();
    await expect(page.getByRole("row").filter({ hasText: "karim@example.com" })).toHaveCount(1);
    await queryAsOwner(site, "update public.admin_audit_log set actor_email = null where number = 2");
    await queryAsOwner(site, "delete from public.admin_audit_log where number = 3");
    await page.getByRole("button", { name: strings.verify }).click();
    await expect(page.getByText(strings.cut)).toBeVisible();
  });
}
