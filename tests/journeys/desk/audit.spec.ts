import { interpolate, localize } from "../../../app/i18n/text.ts";
import { auditWords } from "../../../app/audit/words.ts";
import { events } from "../../../app/staff/events/events.ts";
import { layoutWords } from "../../../app/staff/words.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { ahmad, expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  const words = localize(locale, auditWords);

  test(`${locale}: the audit log is filtered, read in full and printed`, async ({ openDesk }) => {
    const page = await openDesk("ada", locale, ahmad.path);
    // The inquiry's own heading: it is open by then.
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goto("/admin/audit");
    await expect(page.getByRole("heading", { name: words.today })).toBeVisible();
    await page.getByRole("link", { name: words.reading }).click();
    const sentences = page.getByRole("tabpanel").getByRole("listitem");
    await expect(sentences).toHaveCount(1);
    const opened = events["inquiry.opened"][locale];
    await expect(sentences).toContainText(
      interpolate(opened, {
        actor: "ada@example.com",
        inquiry: { en: "N-7F3K2", ar: "الاستفسار N-7F3K2" }[locale],
      }),
    );
    await expect(sentences).toContainText(ahmad.name);
    await expect(sentences.getByText("inquiry.opened")).toBeHidden();
    await sentences.locator("summary").click();
    await expect(sentences.getByText("inquiry.opened")).toBeVisible();
    await checkAccessibility(page);
    // It acts by itself after the last letter, and the box keeps the focus.
    const search = page.getByRole("searchbox", { name: words.search });
    for (const typed of ["احمد", "7f3k2", "ada@"]) {
      await search.fill(typed);
      await expect(page).toHaveURL(`/admin/audit?kind=reading&search=${encodeURIComponent(typed)}`);
      await expect(sentences).toHaveCount(1);
    }
    await search.fill("n-22222");
    await expect(page.getByText(words.noneFound)).toBeVisible();
    await expect(search).toBeFocused();

    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(interpolate(layoutWords.printed[locale], { moment: "" }))).toBeVisible();
    await expect(
      page.locator(":is(nav, button, input, summary, [role=tab], header [lang]):visible"),
    ).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });

    await page.goto("/admin/audit");
    await page.getByRole("link", { name: words.security }).click();
    await expect(sentences.filter({ hasText: "inquiry.opened" })).toHaveCount(0);
    const granted = sentences.filter({ hasText: "role.granted" }).first();
    await granted.locator("summary").click();
    for (const column of [words.action, words.resource, words.details, words.date])
      await expect(granted.getByRole("term").getByText(column, { exact: true })).toBeVisible();
    await expect(granted.getByRole("definition").filter({ hasText: '{"' })).toBeVisible();
  });
}
