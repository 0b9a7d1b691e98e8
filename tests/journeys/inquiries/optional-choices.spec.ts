import { expect, test } from "../../support/browser/own-server.ts";
import { fillRequired, submitForm, listInquiries } from "../../support/browser/inquiry-form.ts";
import { waitForHydration } from "../../support/browser/shared-server.ts";
import { words } from "../../support/browser/words.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const undecided = { en: "Not decided yet", ar: "لم أحدّد بعد" };

for (const locale of journeyLocales(import.meta.filename)) {
  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? "with JavaScript" : "without JavaScript";
    test(`${locale}, ${how}: a choice is taken back, and nothing of it is sent`, async ({
      browser,
      server,
    }) => {
      const page = await browser.newPage({ baseURL: server.url, javaScriptEnabled });
      await page.goto(`/${locale}/start-project`);
      if (javaScriptEnabled) await waitForHydration(page);
      for (const name of ["projectType", "budget", "timeline"]) {
        const group = page.locator(`main fieldset:has(> * [name=${name}])`).last();
        const none = group.getByRole("radio", { name: undecided[locale] });
        await expect(none).toBeChecked();
        await group.locator(`label:has([name=${name}])`).last().click();
        await expect(none).not.toBeChecked();
        await none.check();
        await expect(group.locator(`[name=${name}]`).last()).not.toBeChecked();
      }
      await fillRequired(page, locale);
      await submitForm(page);
      await expect(page.getByText(words[locale].projectSent)).toBeVisible();
      await page.close();
      expect(await listInquiries(server)).toMatchObject([
        { project_type: null, budget: null, timeline: null, features: [] },
      ]);
    });
  }
}
