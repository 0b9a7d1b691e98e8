import { checkAccessibility } from "./check-accessibility.ts";
import { expect, test } from "./desk-server.ts";

const texts = {
  en: {
    tab: "Figures",
    noTime: "No reply has been sent yet to an inquiry with a deadline.",
    inTime: "No reply has been sent yet; 12 inquiries are still open.",
    byType: "12 inquiries in 12 weeks, 8% of them projects.",
    byLanguage: "12 inquiries in 12 weeks, 8% of them in Arabic.",
    table: "Show as a table",
    typeTitle: "Inquiries by type",
    sum: "All",
  },
  ar: {
    tab: "الإحصاءات",
    noTime: "لم يُرسل بعد رد على استفسار له موعد.",
    inTime: "لم يُرسل أي رد بعد، وبقي 12 استفسارًا مفتوحًا.",
    byType: "12 استفسارًا في 12 أسبوعًا، وحصة المشاريع",
    byLanguage: "12 استفسارًا في 12 أسبوعًا، وحصة العربية",
    table: "اعرض الأرقام في جدول",
    typeTitle: "الاستفسارات بحسب النوع",
    sum: "الكل",
  },
};

for (const locale of ["en", "ar"] as const) {
  test(`${locale}: the figures say in a sentence, a chart and a table what came`, async ({ openDesk }) => {
    const strings = texts[locale];
    const page = await openDesk("ada", locale, "/admin");
    await page.getByRole("tab", { name: strings.tab }).click();
    await expect(page).toHaveURL(/\?tab=figures$/);
    for (const sentence of [strings.inTime, strings.noTime, strings.byType, strings.byLanguage])
      await expect(page.getByRole("figure").getByText(sentence)).toBeVisible();
    // Of what has not been there yet there is nothing to draw.
    await expect(page.getByRole("figure").getByRole("img")).toHaveCount(3);
    await checkAccessibility(page);

    const byType = page.getByRole("figure", { name: strings.typeTitle });
    await byType.getByText(strings.table, { exact: true }).press("Enter");
    const rows = byType.getByRole("row");
    // Its heading, twelve weeks, and all of them.
    await expect(rows).toHaveCount(14);
    await expect(rows.last().getByRole("cell")).toHaveText(["1", "11", "12"]);
    await checkAccessibility(page);

    // Time runs from the side where reading begins.
    const bars = await byType
      .locator("svg[role=img] text")
      .evaluateAll((numbers) => numbers.map((number) => number.getBoundingClientRect().x));
    expect(bars.toSorted((a, b) => (locale === "en" ? a - b : b - a))).toEqual(bars);
  });
}
