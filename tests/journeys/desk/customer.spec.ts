import { addDays, todayIn } from "../../../app/i18n/days.ts";
import { localize } from "../../../app/i18n/text.ts";
import { actionWords, changeWords } from "../../../app/inquiries/desk/actions/action-words.ts";
import { outcomeText, outcomeWords } from "../../../app/inquiries/desk/progress/outcome-words.ts";
import { progressWords } from "../../../app/inquiries/desk/progress/progress-words.ts";
import { ahmad, expect, test } from "../../support/browser/desk-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  const words = localize(locale, progressWords);

  test(`${locale}: a customer is known, put off and looked at again, won, and closed as not ours`, async ({
    openDesk,
    site,
  }) => {
    await site.query(
      "update public.inquiries set email = 'A.Khoury@example.com' where reference = 'N-32222'",
    );
    const page = await openDesk("ada", locale, ahmad.path);
    const strip = page.getByRole("region", { name: words.others });
    await expect(strip.getByRole("list").first().getByRole("listitem")).toHaveText([/N-32222\s*Board 1/]);

    await page.keyboard.press("l");
    await page.locator("#look-again").getByRole("listitem").first().getByRole("button").click();
    await expect(page.locator("#look-again")).not.toContainText(words.noDay);
    await expect(page.locator("#status")).toHaveValue("new");
    await page.keyboard.press("z");
    await expect(page.locator("#look-again")).toContainText(words.noDay);
    await page.getByRole("button", { name: actionWords.answered.short[locale] }).click();
    await expect(page.locator("#status")).toHaveValue("answered");
    await page.keyboard.press("l");
    await expect(page.locator("#look-again").getByRole("listitem").first().getByRole("button")).toBeFocused();
    await page.getByLabel(words.day).fill(addDays(todayIn("UTC"), 5));
    await page.getByRole("button", { name: words.save }).click();
    await expect(page.locator("#look-again")).not.toContainText(words.noDay);

    await page.locator("#inquiry-subject").focus();
    await page.keyboard.press("o");
    const outcome = page.locator("#outcome");
    await outcome.getByRole("combobox").first().selectOption("won");
    await checkAccessibility(page, "#outcome form");
    await page.setViewportSize({ width: 1280, height: 800 });
    await outcome.getByLabel(words.amount).fill("4x");
    await page.getByRole("button", { name: words.save }).click();
    await expect(outcome.getByText(words.wrongAmount)).toBeVisible();
    await outcome.getByLabel(words.amount).fill("42,000");
    await page.getByRole("button", { name: words.save }).click();
    const won = { outcome: "won", outcome_amount: 42_000, outcome_currency: "USD" } as const;
    await expect(outcome.locator("b")).toHaveText(outcomeText(locale, won) ?? "");
    await page.getByRole("button", { name: actionWords.undo[locale] }).click();
    await expect(outcome.locator("b")).toHaveText(words.noOutcome);

    await page.locator("#inquiry-subject").focus();
    await page.keyboard.press("e");
    await expect(page.getByText(changeWords.noDay[locale])).toBeVisible();
    const question = page.getByRole("group", { name: words.whatBecame });
    await checkAccessibility(page, "main header");
    await page.setViewportSize({ width: 1280, height: 800 });
    await question.getByRole("button", { name: outcomeWords.not_ours[locale] }).click();
    await expect(outcome.locator("b")).toHaveText(outcomeWords.not_ours[locale]);
    await expect(question).toBeHidden();

    await strip.getByRole("link", { name: /N-32222/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Board 1" })).toBeVisible();
  });
}
