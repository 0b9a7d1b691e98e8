import type { Page } from "@playwright/test";
import { articles } from "../../support/browser/article-list.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";
import { expect, openPage, test } from "../../support/browser/shared-server.ts";

const settings = [
  [360, "100%"],
  [768, "100%"],
  [1280, "100%"],
  [1920, "100%"],
  [1280, "200%"],
] as const;

for (const locale of articles.length > 0 ? journeyLocales(import.meta.filename) : [])
  test(`${locale}: titles of cards take two lines, descriptions three, and no letter is cut`, async ({
    page,
  }) => {
    for (const path of [`/${locale}/articles`, `/${locale}/articles/${articles[0]?.slug}`]) {
      await openPage(page, path);
      for (const [width, textSize] of settings) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
        expect.soft(await findViolations(page), `${path}, ${width} px, ${textSize}`).toEqual([]);
      }
    }
  });

/** Runs in the page, and measures what the glyphs really cover: more than their lines, in Arabic above all. */
function findViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const context2d = document.createElement("canvas").getContext("2d");
    if (!context2d) throw new Error("No canvas");
    const violations: string[] = [];
    for (const [selector, most] of [
      ["[data-slug] [data-field=title]", 2],
      ["[data-slug] [data-field=excerpt]", 3],
    ] as const)
      for (const text of document.querySelectorAll<HTMLElement>(selector)) checkText(text, most);
    return violations;

    function checkText(text: HTMLElement, most: number) {
      const style = getComputedStyle(text);
      const [line, reach] = [style.lineHeight, style.paddingBottom].map(parseFloat) as [number, number];
      const shown = (text.getBoundingClientRect().height - reach) / line;
      const whole = linesIn(text);
      const name = `${text.textContent?.slice(0, 30)}: `;
      if (shown > most + 0.05) violations.push(`${name}${shown} lines`);
      if (Math.abs(shown - Math.min(whole, most)) > 0.05)
        violations.push(`${name}${shown} lines of ${whole}`);
      if (!style.overflow.includes("clip")) violations.push(`${name}shows what follows`);
      const { above, below, font } = inkOf(text, style);
      const leading = (line - font.above - font.below) / 2;
      const underLastLine = below - font.below - leading;
      const overNextLine = font.above + leading - above;
      // Half a pixel is nothing one sees.
      if (underLastLine > reach + 0.5) violations.push(`${name}cut by ${underLastLine - reach} px`);
      if (whole > most && overNextLine < reach - 0.5)
        violations.push(`${name}${reach - overNextLine} px of the next line are seen`);
    }

    function linesIn(text: HTMLElement): number {
      const range = document.createRange();
      range.selectNodeContents(text);
      const line = parseFloat(getComputedStyle(text).lineHeight);
      const { height } = range.getBoundingClientRect();
      return Math.max(1, Math.round(height / line));
    }

    /** How far visible glyphs reach below, and hidden ones above, their own baselines. */
    function inkOf(
      text: HTMLElement,
      { fontWeight, fontSize, fontFamily, paddingBottom }: CSSStyleDeclaration,
    ) {
      if (!context2d) throw new Error("No canvas");
      context2d.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const end = text.getBoundingClientRect().bottom - parseFloat(paddingBottom);
      const font = context2d.measureText("x");
      const ink = { above: 0, below: 0, font: { above: 0, below: 0 } };
      ink.font = { above: font.fontBoundingBoxAscent, below: font.fontBoundingBoxDescent };
      for (const { word, middle } of wordsOf(text)) {
        const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } =
          context2d.measureText(word);
        if (middle < end) ink.below = Math.max(ink.below, below);
        else ink.above = Math.max(ink.above, above);
      }
      return ink;
    }

    function* wordsOf(text: HTMLElement) {
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of node.textContent?.matchAll(/\S+/g) ?? []) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const { top, bottom } = range.getBoundingClientRect();
          yield { word, middle: (top + bottom) / 2 };
        }
    }
  });
}
