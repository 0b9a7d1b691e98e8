import type { Page } from "@playwright/test";
import { expect } from "../browser/shared-server.ts";
import { checkAccessibility } from "./check-accessibility.ts";
import { findMotion } from "./check-motion.ts";
import { checkReflow } from "./check-reflow.ts";
import { checkTabOrder } from "./check-tab-order.ts";
import { findLowContrastText } from "./text-over-pictures.ts";

/** Everybody can use the open page, which was opened for who wants no motion. In `npm run test:all` in every window. */
export async function checkPage(page: Page) {
  expect.soft(await findMotion(page), "moves").toEqual([]);
  await checkTabOrder(page);
  if (process.env["TEST_ALL"]) await checkTextOverPictures(page);
  await checkReflow(page);
  // The last, because it changes the page's backgrounds.
  await checkAccessibility(page);
}

async function checkTextOverPictures(page: Page) {
  for (const width of [1280, 360]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect.soft(await findLowContrastText(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}
