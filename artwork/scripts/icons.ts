/**
 * Draws the icons that cannot be firm/public/mark.svg itself: for phones, for search results, and for browsers that ask for
 * /favicon.ico. Run `npm run icons` after changing the mark, and commit what it writes to firm/public/.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../headless/browser.ts";
import { drawMark } from "../brand-images/mark.ts";
import { readStylesheet } from "../brand-images/read-stylesheet.ts";

interface Icon {
  size: number;
  /** Part of the icon's width that the mark takes. */
  share: number;
}

const folder = join(import.meta.dirname, "../../firm/public");
const browser = await launchBrowser();
// Phones cut a maskable icon to their own shape; a circle of 80 % is always kept.
const icons: Record<string, Icon> = {
  "apple-touch-icon.png": { size: 180, share: 0.8 },
  "icon-192.png": { size: 192, share: 0.84 },
  "icon-512.png": { size: 512, share: 0.84 },
  "icon-maskable-512.png": { size: 512, share: 0.66 },
};
for (const [name, icon] of Object.entries(icons)) {
  await writeFile(join(folder, name), await drawOnBoard(browser, icon));
}
const sizes = [16, 32, 48];
const drawn: Buffer[] = [];
for (const size of sizes) drawn.push(await drawOnBoard(browser, { size, share: 0.98 }));
await writeFile(join(folder, "favicon.ico"), packIcons(sizes, drawn));
await browser.close();

/** The mark in silkscreen and copper on the board. */
async function drawOnBoard(browser: Browser, { size, share }: Icon): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const css = await readStylesheet("icon.css");
  await page.setContent(`<!doctype html><style>${css}</style>${drawMark()}`);
  await page.locator(".mark").evaluate((mark, width) => mark.setAttribute("width", `${width}`), size * share);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** The ICO format: a directory of pictures, each a whole PNG. */
function packIcons(sizes: number[], pictures: Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  for (const [index, size] of sizes.entries()) {
    const length = pictures[index]?.length ?? 0;
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += length;
  }
  return Buffer.concat([header, ...pictures]);
}
