/**
 * Renders the pictures of services and story, headless, and writes them to app/site/pictures and firm/story/picture.
 * Run `npm run pictures -- robotics-solutions …` after changing a scene in pictures/, and commit what it writes.
 * `--draft` makes a small coarse one in build/drafts/ instead, `--samples` and `--width` set how coarse and how small.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launchWebGlBrowser } from "../headless/browser.ts";
import { evaluatePicture, openScriptPage } from "../headless/script-page.ts";
import { bundlePicture } from "../pictures/bundle-picture.ts";
import type { PictureOptions } from "../pictures/render-picture.ts";
import { writePicture } from "../pictures/write-picture.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: "boolean" }, samples: { type: "string" }, width: { type: "string" } },
});
const width = Number(values.width ?? (values.draft ? 600 : 1200));
const samples = Number(values.samples ?? (values.draft ? 8 : 128));
const options: PictureOptions = { width, height: (width * 2) / 3, samples };

const browser = await launchWebGlBrowser();
for (const name of positionals) {
  const start = Date.now();
  const picture = await renderPicture(name);
  if (values.draft) await writeDraft(name, picture);
  else await writePicture(name, picture);
  console.log(`${name} ${Math.round((Date.now() - start) / 1000)} s`);
}
await browser.close();

async function renderPicture(name: string): Promise<Buffer> {
  const page = await openScriptPage(browser, name, await bundlePicture(name));
  const picture = await evaluatePicture(page, `renderPicture(${JSON.stringify(options)})`);
  await page.close();
  return picture;
}

async function writeDraft(name: string, picture: Buffer): Promise<void> {
  const folder = join(import.meta.dirname, "../build/drafts");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.png`), picture);
}
