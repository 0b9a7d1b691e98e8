/**
 * Renders the stills of the home page's scene for both directions, headless, into firm/scene, in every width of the
 * page. They are shown where the scene does not run.
 * Run `npm run stills -- [ltr|rtl]` after changing the scene, and commit what it writes. `--draft FILE.png` makes one coarse
 * picture instead, with the options in `--still` as JSON (see headless/render-still.ts).
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { logo } from "../../firm/logo.ts";
import { sceneMarks } from "../../firm/scene/marks.ts";
import { bundleScene } from "../headless/bundle-scene.ts";
import { launchWebGlBrowser } from "../headless/browser.ts";
import { evaluatePicture, openScriptPage } from "../headless/script-page.ts";
import type { Still } from "../headless/render-still.ts";
import { readSiteColors } from "../film/read-site-colors.ts";

/** As in app/site/home/hero.module.css. */
const aspect = 1200 / 1130;
const widths = [1440, 960];
const printed = JSON.stringify([sceneMarks, logo]);
/** The side of the key light. */
const sides = { ltr: -1, rtl: 1 } as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: "string" }, still: { type: "string" } },
});
const directions = positionals.length > 0 ? positionals : Object.keys(sides);
const browser = await launchWebGlBrowser();

if (values.draft) await writeDraft(values.draft, JSON.parse(values.still ?? "{}") as Partial<Still>);
else for (const direction of directions) await writeStill(direction);
await browser.close();

async function writeDraft(file: string, options: Partial<Still>) {
  const coarse = { width: 600, height: 565, samples: 4, side: -1, theme: "board" } as const;
  await writeFile(file, await render({ ...coarse, background: (await readSiteColors()).board, ...options }));
}

async function writeStill(direction: string) {
  const [width = 0] = widths;
  const side = direction === "rtl" ? sides.rtl : sides.ltr;
  const still = await render({
    width,
    height: Math.round(width / aspect),
    samples: 64,
    side,
    theme: "board",
  });
  for (const width of widths) {
    // firm/firm.test.ts compares what is printed in the picture with what the scene prints.
    const sized = sharp(still)
      .resize({ width })
      .withExif({ IFD0: { ImageDescription: printed } });
    const file = join(import.meta.dirname, `../../firm/scene/hero-${direction}-${width}`);
    const avif = await sized.clone().avif({ quality: 55, effort: 6 }).toFile(`${file}.avif`);
    const webp = await sized.clone().webp({ quality: 72, effort: 6 }).toFile(`${file}.webp`);
    console.log(`hero-${direction}-${width}: AVIF ${avif.size}, WebP ${webp.size} bytes`);
  }
}

async function render(still: Still): Promise<Buffer> {
  const entry = join(import.meta.dirname, "../headless/render-still.ts");
  const script = await bundleScene(`import ${JSON.stringify(entry)};`);
  const page = await openScriptPage(browser, "still", script);
  const picture = await evaluatePicture(page, `renderStill(${JSON.stringify(still)})`);
  await page.close();
  return picture;
}
