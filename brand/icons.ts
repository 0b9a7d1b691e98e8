import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { colorsCss, drawMark, drawMarkFile, firmFolder } from "./mark.ts";

interface Icon {
  size: number;
  /** Part of the icon's width that the mark takes. */
  share: number;
}

// Phones cut a maskable icon to their own shape; a circle of 80 % is always kept.
const icons: Record<string, Icon> = {
  "apple-touch-icon.png": { size: 180, share: 0.8 },
  "icon-192.png": { size: 192, share: 0.84 },
  "icon-512.png": { size: 512, share: 0.84 },
  "icon-maskable-512.png": { size: 512, share: 0.66 },
};

/** mark.svg, and those that cannot be it: for phones, for search results, and for browsers that ask for /favicon.ico. */
export async function writeIcons(browser: Browser): Promise<void> {
  const folder = join(firmFolder, "public");
  await writeFile(join(folder, "mark.svg"), drawMarkFile());
  for (const [name, icon] of Object.entries(icons))
    await writeFile(join(folder, name), await drawOnBoard(browser, icon));
  const sizes = [16, 32, 48];
  const drawn: Buffer[] = [];
  for (const size of sizes) drawn.push(await drawOnBoard(browser, { size, share: 0.98 }));
  await writeFile(join(folder, "favicon.ico"), packIcons(sizes, drawn));
}

async function drawOnBoard(browser: Browser, { size, share }: Icon): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<!doctype html><style>${colorsCss}
    body { display: grid; place-items: center; block-size: 100vb; margin: 0; background: var(--color-board) }
    .mark { inline-size: ${size * share}px; color: var(--color-silk); --accent: var(--color-copper-bright) }
    </style>${drawMark()}`);
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
