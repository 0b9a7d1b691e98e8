import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/desk-server.ts";
import { findOverflow } from "../../support/page-checks/overflow.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const words = {
  en: {
    customer: "Other inquiries",
    amount: "Amount",
    save: "Save",
    won: "Won, $42,000",
    wrong: /^Enter a whole amount/,
    undo: "Undo",
    none: "None yet",
    reply: "Your reply",
    send: "Send",
    day: "Look again on",
    remove: "Remove the day",
    noDay: "No day",
    onlyAnswered: /^Only an answered inquiry/,
    figures: "Won of asked",
  },
  ar: {
    customer: "استفسارات أخرى",
    amount: "المبلغ",
    save: "احفظ",
    won: /^فزنا به، 42,000 دولار أمريكي$/,
    wrong: /^أدخل مبلغًا بلا كسور/,
    undo: "تراجع",
    none: "لا نتيجة بعد",
    reply: "ردك",
    send: "أرسل",
    day: "العودة إليه يوم",
    remove: "ألغِ اليوم",
    noDay: "بلا يوم",
    onlyAnswered: /^لا يعود في يوم محدّد/,
    figures: "الاستفسارات التي فزنا بها",
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: a customer is known, answered, looked at again, and won`, async ({ openDesk, site }) => {
    await site.query(`update public.inquiries set email = 'A.Khoury@example.com', due_at = now() + interval '3 hours'
       where reference = 'N-32222'`);
    const page = await openDesk("ada", locale, "/admin?inquiry=00000000-0000-4000-8000-000000000001");
    const strip = page.getByRole("region", { name: strings.customer });
    await expect(strip.getByRole("list").first().getByRole("listitem")).toHaveText([/N-32222\s*Board 1/]);

    await page.keyboard.press("l");
    await expect(page.getByText(strings.onlyAnswered)).toBeFocused();
    await page.keyboard.press("Escape");

    await page.getByLabel(strings.reply).fill("نعم، هذا ممكن.");
    await page.getByRole("button", { name: strings.send, exact: true }).click();
    await expect(page.locator("#status")).toHaveValue("answered");

    await page.keyboard.press("l");
    const day = page.getByLabel(strings.day);
    await expect(day).toBeFocused();
    const later = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await day.fill(later);
    await page.getByRole("button", { name: strings.save }).click();
    await expect(page.locator("#look-again")).not.toContainText(strings.noDay);

    await page.locator("#inquiry-subject").focus();
    await page.keyboard.press("o");
    const outcome = page.locator("#outcome");
    await outcome.getByRole("combobox").first().selectOption("won");
    await checkAccessibility(page, "#outcome form");
    await page.setViewportSize({ width: 1280, height: 800 });
    await outcome.getByLabel(strings.amount).fill("4x");
    await page.getByRole("button", { name: strings.save }).click();
    await expect(outcome.getByText(strings.wrong)).toBeVisible();
    await outcome.getByLabel(strings.amount).fill("42,000");
    await page.getByRole("button", { name: strings.save }).click();
    await expect(outcome.locator("b")).toHaveText(strings.won);
    await page.getByRole("button", { name: strings.undo }).click();
    await expect(outcome.locator("b")).toHaveText(strings.none);
    for (const width of [360, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverflow(page)).toEqual([]);
    }

    await strip.getByRole("link", { name: /N-32222/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Board 1" })).toBeVisible();

    await page.goto("/admin?tab=figures");
    await expect(page.getByRole("table", { name: strings.figures })).toBeVisible();
  });
}
