import { choiceWords, fieldWords, formWords, sentWords } from "../../../app/inquiries/words.ts";
import { fillRequired, listInquiries, openForm, submitForm } from "../../support/browser/inquiry-form.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { expect, test } from "../../support/browser/own-server.ts";
import { tabTo } from "../../support/page-checks/tab-stops.ts";

for (const locale of journeyLocales(import.meta.filename)) {
  test(`${locale}: a project is described by the keyboard alone, and a choice taken back`, async ({
    page,
    server,
  }) => {
    await openForm(page, `/${locale}/start-project`);
    const choice = (role: "radio" | "checkbox", name: keyof typeof choiceWords) =>
      page.getByRole(role, { name: choiceWords[name][locale] });
    await tabTo(page, page.locator("main [type=radio][name=projectType]").first());
    for (const key of ["ArrowDown", "ArrowDown", "ArrowUp"]) await page.keyboard.press(key);
    await expect(choice("radio", "projectType.iot")).toBeChecked();
    await tabTo(page, choice("checkbox", "features.gateways"));
    await page.keyboard.press("Space");
    const budgets = page.locator("main [name=budget]");
    await tabTo(page, budgets.first());
    await page.keyboard.press("ArrowDown");
    await expect(budgets.nth(1)).toBeChecked();
    await page.keyboard.press("ArrowUp");
    await expect(page.locator("main [name=budget]:checked")).toHaveValue("");
    await tabTo(page, page.locator("main textarea"));
    await page.keyboard.type("From field to screen");
    await tabTo(page, page.getByLabel(fieldWords.name[locale]));
    await page.keyboard.type("Omar");
    await tabTo(page, page.getByLabel(fieldWords.email[locale]));
    await page.keyboard.type("omar@example.com");
    await tabTo(page, page.locator("main form [type=submit]"));
    await page.keyboard.press("Space");
    await expect(page.getByText(sentWords.projectTitle[locale])).toBeVisible();
    expect(await listInquiries(server)).toMatchObject([
      { project_type: "iot", features: ["gateways"], budget: null, name: "Omar" },
    ]);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`${locale}: a choice is taken back, and nothing of it is sent`, async ({ page, server }) => {
      await page.goto(`/${locale}/start-project`);
      for (const name of ["projectType", "budget", "timeline"]) {
        const group = page.locator(`main fieldset:has(> * [name=${name}])`).last();
        const none = group.getByRole("radio", { name: formWords.choiceNone[locale] });
        await expect(none).toBeChecked();
        await group.locator(`label:has([name=${name}])`).last().click();
        await expect(none).not.toBeChecked();
        await none.check();
        await expect(group.locator(`[name=${name}]`).last()).not.toBeChecked();
      }
      await fillRequired(page, locale);
      await submitForm(page);
      await expect(page.getByText(sentWords.projectTitle[locale])).toBeVisible();
      expect(await listInquiries(server)).toMatchObject([
        { project_type: null, budget: null, timeline: null, features: [] },
      ]);
    });
  });
}
