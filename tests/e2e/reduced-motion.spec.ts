import type { Page } from "@playwright/test";
import { pageKinds } from "./built-pages.ts";
import { expect, openPage, test, testOnSharedPage } from "./shared-server.ts";

for (const path of [...pageKinds, "/auth", "/security-test"]) {
  testOnSharedPage(`${path} has no motion with reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPage(page, path);
    await scrollThrough(page);
    expect(await page.evaluate(listMotion)).toEqual([]);
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

/** Brings everything into view that animates when it is seen. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Runs in the page: what moves, and what would when it is pointed at or changed. */
function listMotion(): string[] {
  const running = document.getAnimations().map((animation) => `runs: ${animation.id || animation.playState}`);
  const styled = [...document.querySelectorAll("*")].flatMap((element) =>
    [undefined, "::before", "::after"].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const moves =
        // What is inside a video is not rendered, and has no style.
        !["none", ""].includes(style.animationName) ||
        /[1-9]/.test(style.transitionDuration) ||
        style.scrollBehavior === "smooth" ||
        (style.animationTimeline && style.animationTimeline !== "auto");
      return moves ? [`would: ${element.localName}.${element.getAttribute("class")}${part ?? ""}`] : [];
    }),
  );
  const drawn = [...document.querySelectorAll("animate, animateTransform, animateMotion, video[autoplay]")];
  return [...running, ...styled, ...drawn.map((element) => `drawn: ${element.localName}`)];
}
