import { pageKinds } from "../../support/browser/built-pages.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { findMotion } from "../../support/page-checks/check-motion.ts";
import { checkReflow } from "../../support/page-checks/check-reflow.ts";
import { checkTabOrder } from "../../support/page-checks/check-tab-order.ts";
import { expect, openPage, testOnSharedPage as test } from "../../support/browser/shared-server.ts";
import { findLowContrastText } from "../../support/page-checks/text-over-pictures.ts";

const pages = [
  // Without an inquiry, its page has no navigation.
  ...pageKinds.map((path) => ({ path, fewestStops: path.endsWith("/inquiry") ? 6 : 9 })),
  { path: "/en/nothing-here", fewestStops: 3 },
];

// Opened once for all of them. The last changes the page's backgrounds.
for (const { path, fewestStops } of pages) {
  test(`${path} is walked by Tab, fits every window, is accessible, and does not move for who wants no motion`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPage(page, path);
    await test.step("no motion", async () => {
      expect.soft(await findMotion(page)).toEqual([]);
    });
    await test.step("the Tab key reaches all, in reading order and in sight", () =>
      checkTabOrder(page, fewestStops));
    await test.step("text over pictures has enough contrast", async () => {
      for (const width of [1280, 360]) {
        for (const colorScheme of ["light", "dark"] as const) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          expect.soft(await findLowContrastText(page), `${width} px, ${colorScheme}`).toEqual([]);
        }
      }
    });
    await test.step("fits a narrow window, large text and wide spacing", () => checkReflow(page));
    await test.step("accessible at every width and in every colour mode", () => checkAccessibility(page));
  });
}
