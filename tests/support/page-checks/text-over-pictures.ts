import type { Page } from "@playwright/test";
import sharp from "sharp";

/** A line of text that a picture reaches. */
interface TextLine {
  text: string;
  colour: string;
  /** The contrast WCAG requires of text of this size. */
  needed: number;
  box: { x: number; y: number; width: number; height: number };
}

/**
 * Lines of text with too little contrast to a picture behind them, measured pixel by pixel on a screenshot of the page
 * without its text. One pixel in twenty may fall short, so that a hairline may cross a word.
 */
export async function findLowContrastText(page: Page): Promise<string[]> {
  const lines = await page.evaluate(listLinesOverPictures);
  if (lines.length === 0) return [];
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { -webkit-text-fill-color: transparent !important }");
    document.adoptedStyleSheets = [sheet];
  });
  const picture = await page.screenshot({ fullPage: true, scale: "css", animations: "disabled" });
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  const shares = await measure(picture, lines);
  return lines.flatMap(({ text, needed }, index) => {
    const share = shares[index] ?? 1;
    return share > 0.05 ? [`${Math.round(share * 100)} % of "${text}" has less than ${needed}:1`] : [];
  });
}

/** Runs in the page. */
function listLinesOverPictures(): TextLine[] {
  const pictures = [...document.querySelectorAll("body *")]
    .filter((element) => element.matches("img, svg, canvas, video") || hasPicture(element))
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => element.getBoundingClientRect());
  const lines: TextLine[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent ||
      !node.textContent?.trim() ||
      parent.closest("svg, noscript, [aria-hidden=true], .sr-only, [href='#main'], select")
    )
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (isClamped(parent, box)) continue;
      if (pictures.some((picture) => overlap(picture, box)))
        lines.push(lineOf(node.textContent.trim(), parent, box));
    }
  }
  return lines;

  /** A line that a clamped text no longer shows. */
  function isClamped(parent: Element, box: DOMRect): boolean {
    const { webkitLineClamp } = getComputedStyle(parent);
    return webkitLineClamp !== "none" && box.top + box.height / 2 > parent.getBoundingClientRect().bottom;
  }

  function hasPicture(element: Element): boolean {
    return [undefined, "::before", "::after"].some((part) => {
      const { backgroundImage, borderImageSource } = getComputedStyle(element, part);
      return `${backgroundImage} ${borderImageSource}`.includes("url(");
    });
  }

  function overlap(a: DOMRect, b: DOMRect): boolean {
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom && b.width > 4;
  }

  function lineOf(text: string, parent: Element, box: DOMRect): TextLine {
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    const size = parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    return {
      text: text.slice(0, 60),
      colour: color,
      needed: isLarge ? 3 : 4.5,
      box: { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height },
    };
  }
}

/** The share of pixels that fall short, line by line. */
async function measure(picture: Buffer, lines: TextLine[]): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return lines.map(({ colour, needed, box }) => {
    const textLuminance = luminance((colour.match(/[\d.]+/g) ?? []).map(Number));
    const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
    const right = Math.min(info.width, left + Math.ceil(box.width));
    const bottom = Math.min(info.height, top + Math.ceil(box.height));
    let failing = 0;
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const at = (y * info.width + x) * 3;
        if (contrast(textLuminance, luminance([...data.subarray(at, at + 3)])) < needed) failing++;
      }
    }
    return failing / Math.max(1, (right - left) * (bottom - top));
  });
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
