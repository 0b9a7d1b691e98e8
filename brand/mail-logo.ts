import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { mailLogoWidth } from "../firm/logo.ts";
import { firmFolder, shapes } from "./mark.ts";

/** The logo in pixels, as text: emails draw it with cells of a table. */
export async function writeMailLogo(browser: Browser): Promise<void> {
  const rows = mailLogoWidth > 0 ? await drawRows(browser) : [];
  const text = `// Written by \`npm run brand\` from logo.ts: \`i\` is ink, \`a\` the accent.
export const mailLogo = \`
${rows.join("\n")}
\`;
`;
  await writeFile(join(firmFolder, "mail-logo.ts"), text);
}

async function drawRows(browser: Browser): Promise<string[]> {
  const page = await browser.newPage();
  // Ink is blue here, and the accent red.
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 64 64"><style>svg{color:#00f;--accent:#f00}</style>${shapes}</svg>`;
  const rows = await page.evaluate(readPixels, { drawing, width: mailLogoWidth });
  await page.close();
  return rows;
}

/** Runs in the page. */
async function readPixels({ drawing, width }: { drawing: string; width: number }): Promise<string[]> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  const draw = (columns: number, rows: number, x: number, y: number, w: number, h: number) => {
    const context = new OffscreenCanvas(columns, rows).getContext("2d");
    if (!context) throw new Error("The browser draws no pixels.");
    context.imageSmoothingQuality = "high";
    context.drawImage(image, x, y, w, h, 0, 0, columns, rows);
    const { data } = context.getImageData(0, 0, columns, rows);
    return Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => {
        const [red = 0, , blue = 0, alpha = 0] = data.subarray(4 * (row * columns + column));
        return alpha < 128 ? "." : red > blue ? "a" : "i";
      }).join(""),
    );
  };
  // Without the empty space around it.
  const large = draw(image.width, image.height, 0, 0, image.width, image.height);
  const isDrawn = (line: string) => /[ai]/.test(line);
  const top = large.findIndex(isDrawn);
  const height = large.findLastIndex(isDrawn) + 1 - top;
  const left = Math.min(...large.filter(isDrawn).map((line) => line.search(/[ai]/)));
  const right = Math.max(...large.map((line) => line.replace(/\.+$/, "").length));
  const rows = Math.round((width * height) / (right - left));
  return draw(width, rows, left, top, right - left, height);
}
