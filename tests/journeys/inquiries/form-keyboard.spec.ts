import { projectWords } from "../../../app/inquiries/project/project-words.ts";
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
    await page.setViewportSize({ width: 360, height: 800 });
    await openForm(page, `/${locale}/start-project`);
    const choice = (role: "radio" | "checkbox", name: keyof typeof choiceWords) =>
      page.getByRole(role, { name: choiceWords[name][locale] });
    await tabTo(page, page.locator("main textarea"));
    await page.keyboard.type("From field to screen");
    await page.keyboard.press("Tab");
    await expect(page.getByLabel(fieldWords.name[locale])).toBeFocused();
    await page.keyboard.type("Omar");
    await page.keyboard.press("Tab");
    await expect(page.getByLabel(fieldWords.email[locale])).toBeFocused();
    await page.keyboard.type("omar@example.com");
    for (const next of ["company", "phone", "hasExistingSystem", "needsConsultation"]) {
      await page.keyboard.press("Tab");
      await expect(page.locator(`main [name=${next}]`)).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(page.locator("#more summary")).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, page.locator("main [type=radio][name=projectType]").first());
    for (const key of ["ArrowDown", "ArrowDown", "ArrowUp"]) await page.keyboard.press(key);
    await expect(choice("radio", "projectType.iot")).toBeChecked();
    await tabTo(page, choice("checkbox", "features.gateways"));
    await page.keyboard.press("Space");
    await tabTo(page, page.locator("main form [type=submit]"));
    await page.keyboard.press("Space");
    await expect(page.getByText(sentWords.projectTitle[locale])).toBeVisible();
    expect(await listInquiries(server)).toMatchObject([
      { project_type: "iot", features: ["gateways"], budget: null, name: "Omar" },
    ]);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`${locale}: a phone shows what is asked first, and a choice from the rest is taken back`, async ({
      page,
      server,
    }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(`/${locale}/start-project`);
      const types = page.locator("main fieldset");
      await expect(types).toBeHidden();
      await page.getByText(projectWords.more[locale]).click();
      const none = types.getByRole("radio", { name: formWords.choiceNone[locale] });
      await expect(none).toBeChecked();
      await types.locator("label:has([value=digital])").click();
      await expect(none).not.toBeChecked();
      await none.check();
      await expect(types.locator("[value=digital]")).not.toBeChecked();
      await page.locator("[name=budget]").selectOption("100k+");
      await page.locator("[name=budget]").selectOption({ label: formWords.choiceNone[locale] });
      await fillRequired(page, locale);
      await submitForm(page);
      await expect(page.getByText(sentWords.projectTitle[locale])).toBeVisible();
      expect(await listInquiries(server)).toMatchObject([
        { project_type: null, budget: null, timeline: null, features: [] },
      ]);
    });
  });
}
