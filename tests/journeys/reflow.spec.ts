import type { Page } from "@playwright/test";
import { pageKinds, staffPages } from "./built-pages.ts";
import { findOverflow } from "./overflow.ts";
import { expect, open, openStaffPage, test } from "./site.ts";

/** WCAG 1.4.12: what a reader may set for themselves. */
const readersSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important }`;

const doubleText = ":root { font-size: 200% !important }";

for (const path of [...pageKinds, "/en/nothing-here"]) {
  test(`${path} fits a narrow window, large text and wide spacing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, path);
    await fitsEverySetting(page);
  });
}

for (const locale of ["en", "ar"] as const) {
  test(`${locale}: the staff pages fit a narrow window, large text and wide spacing`, async ({ page }) => {
    for (const path of staffPages) {
      await page.setViewportSize({ width: 320, height: 800 });
      await openStaffPage(page, path, locale);
      await fitsEverySetting(page);
    }
  });

  test(`${locale}: the open menu of a phone fits a narrow window, large text and wide spacing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, `/${locale}`);
    await page.locator("header summary").click();
    await fitsEverySetting(page);
  });
}

async function fitsEverySetting(page: Page) {
  for (const { width, setting, apply } of settings) {
    await page.setViewportSize({ width, height: 800 });
    await apply(page);
    expect.soft(await findOverflow(page), `${width} px, ${setting}`).toEqual([]);
  }
}

const settings = [
  { width: 320, setting: "as it is", apply: adopt("") },
  { width: 320, setting: "wide spacing", apply: adopt(readersSpacing) },
  { width: 1280, setting: "wide spacing", apply: adopt(readersSpacing) },
  ...[320, 360, 640, 1024, 1280].map((width) => ({
    width,
    setting: "the page's text doubled",
    apply: adopt(doubleText),
  })),
  ...[1280, 640, 360, 320].map((width) => ({
    width,
    setting: "the browser's text doubled",
    apply: doubleBrowserText,
  })),
];

/** The page's policy forbids foreign style elements; a reader's own style comes in past it. */
function adopt(style: string) {
  return (page: Page) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, style);
}

/** The setting of the browser, which the widths asked for by the style follow. */
async function doubleBrowserText(page: Page) {
  await adopt("")(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await session.detach();
  expect(await page.evaluate(() => matchMedia("(width < 40.5rem)").matches)).toBe(true);
}
