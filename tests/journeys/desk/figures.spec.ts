import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const texts = {
  en: {
    tab: "Figures",
    now: "12 inquiries in 12 weeks. No reply has been sent yet; 12 inquiries are still open.",
    table: "Show as a table",
    title: "Inquiries and replies on time",
  },
  ar: {
    tab: "الإحصاءات",
    now: "12 استفسارًا في 12 أسبوعًا. لم يُرسل أي رد بعد، وبقي 12 استفسارًا مفتوحًا.",
    table: "اعرض الأرقام في جدول",
    title: "الاستفسارات والردود في موعدها",
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: the figures say in a sentence, a chart and a table what came`, async ({ openDesk }) => {
    const strings = texts[locale];
    const page = await openDesk("ada", locale, "/admin");
    await page.getByRole("tab", { name: strings.tab }).click();
    await expect(page).toHaveURL(/\?tab=figures$/);
    const weeks = page.getByRole("figure", { name: strings.title });
    await expect(weeks.getByText(strings.now)).toBeVisible();
    await expect(page.getByRole("figure").getByRole("img")).toHaveCount(1);
    await checkAccessibility(page);

    await weeks.getByText(strings.table, { exact: true }).press("Enter");
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
  });
}
