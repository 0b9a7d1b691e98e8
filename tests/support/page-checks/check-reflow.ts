import type { Page } from "@playwright/test";
import { findOverflow } from "./overflow.ts";
import { expect } from "../browser/shared-server.ts";
import { findSmallFields } from "./small-fields.ts";
import { resizeWindow } from "./resize-window.ts";

/** WCAG 1.4.12: what a reader may set for themselves. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important }`;

const doubledText = ":root { font-size: 200% !important }";

/** Checks that the open page fits a narrow window and large text. In `npm run test:all` also wide spacing, and every window. */
export async function checkReflow(page: Page) {
  for (const { width, setting, apply } of settings) {
    await resizeWindow(page, width);
    await apply(page);
    expect.soft(await findOverflow(page), `${width} px, ${setting}`).toEqual([]);
    if (setting === "as it is") expect.soft(await findSmallFields(page)).toEqual([]);
  }
  await adoptStyle("")(page);
  if (process.env["TEST_ALL"]) await setBrowserText(page, { standard: 16, fixed: 13 });
}

const settings = [
  { width: 320, setting: "as it is", apply: adoptStyle("") },
  ...[320, 1280].map(pageTextDoubled),
  ...(process.env["TEST_ALL"] ? furtherSettings() : []),
];

function furtherSettings() {
  return [
    ...[320, 1280].map((width) => ({ width, setting: "wide spacing", apply: adoptStyle(textSpacing) })),
    ...[360, 640, 1024].map(pageTextDoubled),
    ...[1280, 640, 360, 320].map((width) => ({
      width,
      setting: "the browser's text doubled",
      apply: doubleBrowserText,
    })),
  ];
}

function pageTextDoubled(width: number) {
  return { width, setting: "the page's text doubled", apply: adoptStyle(doubledText) };
}

/** The page's CSP forbids other style elements, but not adopted stylesheets, as a user stylesheet. */
function adoptStyle(style: string) {
  return (page: Page) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, style);
}

/** The setting of the browser, which the widths asked for by the style follow. */
async function doubleBrowserText(page: Page) {
  await adoptStyle("")(page);
  await setBrowserText(page, { standard: 32, fixed: 26 });
  expect(await page.evaluate(() => matchMedia("(width < 40.5rem)").matches)).toBe(true);
}

async function setBrowserText(page: Page, fontSizes: { standard: number; fixed: number }) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes });
  await session.detach();
}

/** What a reader sets who needs text twice as large. */
export async function doubleText(page: Page): Promise<void> {
  await adoptStyle(doubledText)(page);
  await page.evaluate(() => {
    // The browser asks container queries again once their containers are laid out anew; readers set their size before.
    document.body.hidden = true;
    document.body.getBoundingClientRect();
    document.body.hidden = false;
  });
}
