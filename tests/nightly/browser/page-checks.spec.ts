import type { Page } from "@playwright/test";
import { openPage, expect, test } from "../../support/browser/shared-server.ts";
import { listMotion } from "../../support/page-checks/check-motion.ts";
import { findOverflow } from "../../support/page-checks/overflow.ts";
import { tabThroughPage } from "../../support/page-checks/tab-stops.ts";
import { findLowContrastText } from "../../support/page-checks/text-over-pictures.ts";

test("the checks of a page find motion, text on its own colour, lost focus, turned order and overflow", async ({
  page,
}) => {
  await openPage(page, "/en");
  expect((await page.evaluate(listMotion)).length).toBeGreaterThan(0);
  await page.locator("h1").evaluate(drawInColourOfText);
  expect(await findLowContrastText(page)).not.toEqual([]);
  await addTurnedLinks(page);
  const { stops } = await tabThroughPage(page);
  expect(stops.filter(({ ringContrast }) => ringContrast === 0)).toHaveLength(2);
  expect(stops.filter(({ isBackwards }) => isBackwards)).toHaveLength(1);
  expect((await findOverflow(page)).length).toBeGreaterThan(0);
});

/** Runs in the page. */
function drawInColourOfText(heading: HTMLElement) {
  const picture = document.createElement("canvas");
  const drawing = picture.getContext("2d");
  if (!drawing) throw new Error("The browser cannot draw.");
  drawing.fillStyle = getComputedStyle(heading).color;
  drawing.fillRect(0, 0, picture.width, picture.height);
  picture.style.cssText = "position: absolute; inset: 0; z-index: -1";
  heading.style.cssText = "position: relative; isolation: isolate";
  heading.append(picture);
}

/** Two links without a ring, wider than the window, the second before the first. */
function addTurnedLinks(page: Page) {
  return page.evaluate(() => {
    const list = document.createElement("nav");
    list.style.cssText = "display: flex; flex-direction: row-reverse; inline-size: 3000px";
    for (const text of ["First", "Second"]) {
      const link = document.createElement("a");
      link.textContent = text;
      link.href = "#main";
      link.style.outline = "none";
      list.append(link);
    }
    document.querySelector("main")?.append(list);
  });
}
