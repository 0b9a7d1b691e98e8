import { company } from "../../../firm/company.ts";
import { expect, firstVisit, test } from "../../support/browser/shared-server.ts";

test.use({ storageState: firstVisit });

const plus = company.showPlus ? "+" : "";
const figures = [company.projects, company.clients, company.countries].map((count) => `${count}${plus}`);

test("the counters wait at 0 until they are in view, then count to their figures without moving the page", async ({
  page,
}) => {
  await page.goto("/en");
  const drawn = page.locator("[data-count-up] .text-figure");
  await expect(drawn).toHaveText(figures.map(() => `0${plus}`));
  // What is read out is right from the first moment.
  await expect(drawn.first()).toHaveAttribute("aria-hidden", "true");
  await expect(
    page
      .locator("[data-count-up]")
      .getByText(new RegExp(`\\b${company.projects}\\b`))
      .first(),
  ).toBeAttached();
  await expect(page.locator("html")).toHaveAttribute("data-fonts", "web");
  const shifts = await page.evaluateHandle(observeLayoutShifts);
  await page.locator("[data-count-up]").scrollIntoViewIfNeeded();
  await expect(drawn).toHaveText(figures);
  expect(await shifts.evaluate((moves) => moves.sum)).toBe(0);
});

for (const still of [{ reducedMotion: "reduce" }, { javaScriptEnabled: false }] as const) {
  test.describe(JSON.stringify(still), () => {
    test.use({ contextOptions: still });

    test("the counters stand at their figures", async ({ page }) => {
      await page.goto("/en");
      await expect(page.locator("[data-count-up] .text-figure")).toHaveText(figures);
    });
  });
}

/** Adds up every layout shift from now on, also those a reader's scrolling would excuse. */
function observeLayoutShifts(): { sum: number } {
  const moves = { sum: 0 };
  new PerformanceObserver((list) => {
    // TypeScript does not know this kind of entry yet.
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      moves.sum += entry.value;
  }).observe({ type: "layout-shift" });
  return moves;
}
