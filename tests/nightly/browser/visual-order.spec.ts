import { publicPages, staffPages } from "../../support/browser/built-pages.ts";
import { findLatinRuns } from "./visual-order.ts";
import {
  expect,
  openPage,
  openStaffPage,
  test,
  testOnSharedPage,
} from "../../support/browser/shared-server.ts";

for (const path of publicPages.filter((path) => /^\/ar(\/|$)/.test(path))) {
  testOnSharedPage(`${path}: every Latin word and every figure reads as it is written`, async ({ page }) => {
    await openPage(page, path);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const runs = await findLatinRuns(page);
      // Each has the link to English and a phone number.
      expect(runs.length).toBeGreaterThanOrEqual(2);
      expect.soft(runs.filter(({ written, shown }) => written !== shown)).toEqual([]);
    }
  });
}

test("the staff pages in Arabic: every Latin word and every figure reads as it is written", async ({
  page,
}) => {
  for (const path of staffPages) {
    await openStaffPage(page, path, "ar");
    const runs = await findLatinRuns(page);
    expect(runs.length).toBeGreaterThan(0);
    expect.soft(runs.filter(({ written, shown }) => written !== shown)).toEqual([]);
  }
});
