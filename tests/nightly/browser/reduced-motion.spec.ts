import { findMotion, listMotion } from "../../support/page-checks/check-motion.ts";
import { expect, openPage, test, testOnSharedPage } from "../../support/browser/shared-server.ts";

for (const path of ["/auth", "/security-test"]) {
  testOnSharedPage(`${path} has no motion with reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPage(page, path);
    expect(await findMotion(page)).toEqual([]);
  });
}

test("without reduced motion there is motion, so that its absence means something", async ({ page }) => {
  await openPage(page, "/en");
  expect((await page.evaluate(listMotion)).length).toBeGreaterThan(0);
});

test("pages follow one another without a transition with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      document.documentElement.dataset["arrived"] = viewTransition ? "by transition" : "at once";
    });
  });
  await openPage(page, "/en");
  await page.locator('a[href="/en/services"]:visible').first().click();
  await expect(page).toHaveURL("/en/services");
  await expect(page.locator("html")).toHaveAttribute("data-arrived", "at once");
});
