import type { Page } from "@playwright/test";
import { expect } from "../browser/shared-server.ts";
import { type TabStop, tabThroughPage } from "./tab-stops.ts";
import { resizeWindow } from "./resize-window.ts";

/** Walks the open page from end to end with the Tab key: all is reached, in reading order and in sight. */
export async function checkTabOrder(page: Page, fewestStops: number) {
  for (const [width, colorScheme] of [
    [1280, "light"],
    [360, "dark"],
  ] as const) {
    await resizeWindow(page, width);
    await page.emulateMedia({ colorScheme });
    const { stops, unreached } = await tabThroughPage(page);
    const named = (wanted: (stop: TabStop) => boolean) => stops.filter(wanted).map(({ name }) => name);
    expect(stops.length).toBeGreaterThanOrEqual(fewestStops);
    expect.soft(unreached, `${width} px: never reached`).toEqual([]);
    expect
      .soft(
        named((stop) => stop.ringContrast < 3),
        `${width} px: focus not visible`,
      )
      .toEqual([]);
    expect
      .soft(
        named((stop) => !stop.isVisible),
        `${width} px: covered or out of the window`,
      )
      .toEqual([]);
    expect
      .soft(
        named((stop) => stop.isBackwards),
        `${width} px: against the reading order`,
      )
      .toEqual([]);
  }
}
