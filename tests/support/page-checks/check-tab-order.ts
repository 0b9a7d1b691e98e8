import type { Page } from "@playwright/test";
import { signInWords } from "../../../app/auth/words.ts";
import { expect } from "../browser/shared-server.ts";
import { resizeWindow } from "./resize-window.ts";
import { type TabStop, tabThroughPage } from "./tab-stops.ts";

/** It is shown beside the label, but follows the field in tab order: the next thing to do is to type. */
const besideItsLabel = new RegExp(`^<button> (${Object.values(signInWords.showPassword).join("|")})$`);

/**
 * Walks the open page from end to end with the Tab key: all is reached, in reading order and in sight. In the window as it is,
 * in `npm run test:all` wide and narrow.
 */
export async function checkTabOrder(page: Page) {
  if (!process.env["TEST_ALL"]) return walk(page);
  for (const [width, colorScheme] of [
    [1280, "light"],
    [360, "dark"],
  ] as const) {
    await resizeWindow(page, width);
    await page.emulateMedia({ colorScheme });
    await walk(page);
  }
}

async function walk(page: Page) {
  const { stops, unreached } = await tabThroughPage(page);
  const named = (wanted: (stop: TabStop) => boolean) => stops.filter(wanted).map(({ name }) => name);
  expect.soft(stops.length, "stops").toBeGreaterThan(2);
  expect.soft(unreached, "never reached").toEqual([]);
  expect
    .soft(
      named(({ ringContrast }) => ringContrast < 3),
      "focus not visible",
    )
    .toEqual([]);
  expect
    .soft(
      named(({ isVisible }) => !isVisible),
      "covered or out of the window",
    )
    .toEqual([]);
  expect
    .soft(
      named(({ isBackwards, name }) => isBackwards && !besideItsLabel.test(name)),
      "against the reading order",
    )
    .toEqual([]);
}
