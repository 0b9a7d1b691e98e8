/**
 * Takes the still of the first screen in both compositions, headless, into app/site/pictures/. It stands where the scene
 * does not run, and in every size the page asks for.
 * Run `node scene/scripts/hero-stills.ts [ltr|rtl]` (Node 24) after changing the scene, and commit what it writes. `--draft FILE.png` makes one coarse
 * picture instead, of what `--still` says as JSON (see scene/headless/take-still.ts).
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { bundleScene } from "../headless/bundle-scene.ts";
import { launchDrawingBrowser, openScript, pictureFrom } from "../headless/drawing-browser.ts";
import type { Still } from "../headless/take-still.ts";

/** As in app/site/home/hero.module.css. */
const aspect = 1200 / 1130;
const widths = [1440, 960];
/** Where the key light stands. */
const sides = { ltr: -1, rtl: 1 } as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: "string" }, still: { type: "string" } },
});
const wanted = positionals.length > 0 ? positionals : Object.keys(sides);
const browser = await launchDrawingBrowser();

if (values.draft) await writeDraft(values.draft, JSON.parse(values.still ?? "{}") as Partial<Still>);
else for (const direction of wanted) await writeStill(direction);
await browser.close();

async function writeDraft(file: string, wanted: Partial<Still>) {
  const coarse = { width: 600, height: 565, samples: 4, side: -1, theme: "board" } as const;
  await writeFile(file, await take({ ...coarse, paper: "#0B1F19", ...wanted }));
}

async function writeStill(direction: string) {
  const [width = 0] = widths;
  const side = direction === "rtl" ? sides.rtl : sides.ltr;
  const still = await take({ width, height: Math.round(width / aspect), samples: 64, side, theme: "board" });
  for (const width of widths) {
    const sized = sharp(still).resize({ width });
    const file = join(import.meta.dirname, `../../app/site/pictures/hero-${direction}-${width}`);
    const avif = await sized.clone().avif({ quality: 55, effort: 6 }).toFile(`${file}.avif`);
    const webp = await sized.clone().webp({ quality: 72, effort: 6 }).toFile(`${file}.webp`);
    console.log(`hero-${direction}-${width}: AVIF ${avif.size}, WebP ${webp.size} bytes`);
  }
}

async function take(still: Still): Promise<Buffer> {
  const entry = join(import.meta.dirname, "../headless/take-still.ts");
  const script = await bundleScene(`import ${JSON.stringify(entry)};`);
  const page = await openScript(browser, "still", script);
  const picture = await pictureFrom(page, `takeStill(${JSON.stringify(still)})`);
  await page.close();
  return picture;
}
