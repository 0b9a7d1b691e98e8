import { formatCount } from "../../../app/i18n/plural.ts";
import { interpolate, localize } from "../../../app/i18n/text.ts";
import { figuresWords, openCount, weekWords } from "../../../app/inquiries/figures/figures-words.ts";
import { inquiryCount } from "../../../app/inquiries/inbox-words.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: the figures say in a sentence, a chart and a table what came`, async ({ openDesk }) => {
    const words = localize(locale, { ...weekWords, ...figuresWords });
    const page = await openDesk("ada", locale, "/admin");
    await page.getByRole("tab", { name: words.title }).click();
    await expect(page).toHaveURL(/\/admin\/figures$/);
    const weeks = page.getByRole("figure", { name: weekWords.title[locale] });
    const inquiries = formatCount(locale, 12, inquiryCount);
    const open = formatCount(locale, 12, openCount);
    await expect(weeks.getByText(interpolate(words.nowUnanswered, { inquiries, open }))).toBeVisible();
    await expect(page.getByRole("figure").getByRole("img")).toHaveCount(1);

    await weeks.getByText(words.table, { exact: true }).press("Enter");
    const rows = weeks.getByRole("row");
    // Its heading, twelve weeks, and all of them.
    await expect(rows).toHaveCount(14);
    await expect(rows.last().getByRole("cell")).toHaveText(["12", "0", "0", "12", "–"]);
    await checkAccessibility(page);

    // Time runs from the side where reading begins.
    const bars = await weeks
      .locator("svg[role=img] text")
      .evaluateAll((numbers) => numbers.map((number) => number.getBoundingClientRect().x));
    expect(bars.toSorted((a, b) => (locale === "en" ? a - b : b - a))).toEqual(bars);

    const kept = page.waitForRequest("**/rpc/save_list_address");
    await weeks.getByRole("link").last().click();
    await expect(page).toHaveURL(/\/admin\?view=all&since=[\d-]+&until=[\d-]+$/);
    await expect(page.getByRole("main").getByRole("checkbox")).toHaveCount(13);
    // The desk does not open with this week another day.
    expect((await kept).postData()).not.toContain("since");
  });
}
