import { expect, firstVisit, test } from "../../support/browser/shared-server.ts";

test.use({ storageState: firstVisit });

const figures = ["80+", "60+", "14+"];

test("the counters wait at 0 until they are in view, then count to their figures without moving the page", async ({
  page,
}) => {
  await page.goto("/en");
  const drawn = page.locator("[data-count-up] .text-figure");
  await expect(drawn).toHaveText(["0+", "0+", "0+"]);
  await expect(page.locator("html")).toHaveAttribute("data-fonts", "web");
  const shifts = await page.evaluateHandle(observeLayoutShifts);
  await page.locator("[data-count-up]").scrollIntoViewIfNeeded();
  await expect(drawn).toHaveText(figures);
  expect(await shifts.evaluate((moves) => moves.sum)).toBe(0);
});

test("what is read out of the counters is right from the first moment", async ({ page }) => {
  await page.goto("/ar");
  await expect(page.getByText("أكثر من 80 مشروعًا", { exact: true })).toBeAttached();
  await expect(page.locator("[data-count-up] .text-figure").first()).toHaveAttribute("aria-hidden", "true");
});

for (const still of [{ reducedMotion: "reduce" }, { javaScriptEnabled: false }] as const) {
  test(`the counters stand at their figures with ${JSON.stringify(still)}`, async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, ...still });
    const page = await context.newPage();
    await page.goto("/en");
    await expect(page.locator("[data-count-up] .text-figure")).toHaveText(figures);
    await context.close();
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
