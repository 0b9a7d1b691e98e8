import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const words = {
  en: {
    reading: "Reading",
    search: "Person or reference",
    today: /^Today, \w+day \d+ \w+$/,
    openedIt: "ada@example.com opened N-7F3K2",
    from: "from أحمد خوري",
    printed: /^Printed on/,
    entry: "Entry 3",
    security: "Security",
    columns: ["Action", "Resource", "Details", "Date"],
    none: "No entry matches your filters.",
  },
  ar: {
    reading: "القراءة",
    search: "شخص أو رقم مرجعي",
    today: /^اليوم، \S+ \d+ \S+$/,
    openedIt: "ada@example.com: فتح الاستفسار N-7F3K2",
    from: "من أحمد خوري",
    printed: /^طُبع في/,
    entry: "القيد 3",
    security: "الأمان",
    columns: ["الإجراء", "العنصر", "التفاصيل", "التاريخ"],
    none: "لا قيد يطابق التصفية.",
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: the audit log is filtered, read in full and printed`, async ({ openDesk }) => {
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

    await page.getByRole("link", { name: strings.security }).click();
    const granted = sentences.filter({ hasText: "role.granted" }).first();
    await granted.locator("summary").click();
    for (const column of strings.columns)
      await expect(granted.getByRole("term").filter({ hasText: new RegExp(`^${column}$`) })).toBeVisible();
    await expect(granted.getByRole("definition").filter({ hasText: '{"' })).toBeVisible();
  });
}
