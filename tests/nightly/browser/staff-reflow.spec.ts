import { doubleText } from "../../support/page-checks/double-text.ts";
import { findOverflow } from "../../support/page-checks/overflow.ts";
import { findSmallFields } from "../../support/page-checks/small-fields.ts";
import { switchLanguage } from "../../support/browser/shared-server.ts";
import { expect, test } from "../../support/browser/seeded-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const paths = [
  "/admin",
  "/admin?view=spam",
  "/admin?tab=audit",
  "/admin?tab=team",
  "/admin?tab=figures",
  "/security-test",
];

for (const locale of journeyLocales(import.meta.filename)) {
  for (const width of [320, 360]) {
    test(`${locale}, ${width} px: the staff pages fit, their tabs are in one line, and doubled text fits too`, async ({
      page,
      signIn,
    }) => {
      test.slow();
      await signIn("ada");
      await page.setViewportSize({ width, height: 800 });
      for (const path of paths) {
        await page.goto(path);
        await switchLanguage(page, locale);
        if (path === "/security-test") await page.getByRole("main").getByRole("button").first().click();
        await expect(
          page.locator("[data-inquiry]:visible, tbody tr:visible, li h3, ol > li, figure").first(),
        ).toBeVisible();
        expect.soft(await findOverflow(page), path).toEqual([]);
        expect.soft(await findSmallFields(page), path).toEqual([]);
        const tops = await page.getByRole("tab").evaluateAll((tabs) =>
          tabs.map((tab) => {
            const { top, height } = tab.getBoundingClientRect();
            return [top, height];
          }),
        );
        expect.soft(new Set(tops.map(String)).size, path).toBeLessThan(2);
        await doubleText(page);
        expect.soft(await findOverflow(page), `${path}, doubled`).toEqual([]);
      }
    });
  }
}
