/**
 * Renders the film of the About page from film/shot-1.ts … shot-8.ts, headless, frame by frame.
 * `npm run film` renders what is missing into build/film/ and encodes it, with the ffmpeg of the system (with
 * libx264 and libsvtav1), into firm/story/film/; commit that. It may be stopped and continues when started again, with
 * the scenes as they were; `--again` renders all frames again. `--shots 1,5` limits it to some shots, `--frames` encodes nothing, `--encode`
 * renders nothing, `--poster` makes only the film's poster; `--draft 12` makes a contact sheet of every twelfth frame, small, in build/drafts/.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { launchWebGlBrowser } from "../headless/browser.ts";
import { evaluatePicture, openScriptPage } from "../headless/script-page.ts";
import { bundleShot } from "../film/bundle-shot.ts";
import { writeContactSheet } from "../film/contact-sheet.ts";
import { encodeFilm } from "../film/encode.ts";
import { posterFrame, posterSamples, writePoster } from "../film/poster.ts";

const { values } = parseArgs({
  options: {
    shots: { type: "string", default: "1,2,3,4,5,6,7,8" },
    again: { type: "boolean", default: false },
    frames: { type: "boolean", default: false },
    encode: { type: "boolean", default: false },
    poster: { type: "boolean", default: false },
    draft: { type: "string" },
    width: { type: "string" },
    samples: { type: "string" },
  },
});
const isDraft = values.draft !== undefined;
const every = Number(values.draft ?? 1);
const quality = {
  width: Number(values.width ?? (isDraft ? 320 : 1280)),
  samples: Number(values.samples ?? (isDraft ? 3 : 5)),
};
const build = join(import.meta.dirname, "../build");
const target = join(import.meta.dirname, "../../firm/story/film");
const shots = values.shots.split(",").map(Number);

if (!values.encode) {
  const browser = await launchWebGlBrowser();
  if (values.poster) await renderPoster(browser);
  else for (const shot of shots) await renderShot(browser, shot);
  await browser.close();
}
if (!isDraft && !values.frames && !values.poster) await encodeFilm(join(build, "film"), target);

async function renderShot(browser: Browser, shot: number): Promise<void> {
  const start = Date.now();
  const folder = join(build, "film", `shot-${shot}`);
  if (values.again && !isDraft) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const script = isDraft ? await bundleShot(shot) : await scriptOfShot(folder, shot);
  const page = await openScriptPage(browser, `shot ${shot}`, script);
  const count = await page.evaluate<number>(`openShot(${JSON.stringify(quality)})`);
  const drafts: Buffer[] = [];
  let rendered = 0;
  for (let index = isDraft ? every - 1 : 0; index < count; index += every) {
    const file = join(folder, `${String(index).padStart(3, "0")}.png`);
    if (!isDraft && existsSync(file)) continue;
    const frame = await evaluatePicture(page, `drawFrame(${index})`);
    if (isDraft) drafts.push(frame);
    else await writeAtomically(file, frame);
    rendered++;
  }
  await page.close();
  if (isDraft) await writeContactSheet(join(build, "drafts", `shot-${shot}.png`), drafts);
  console.log(`shot ${shot}: ${rendered} frames in ${Math.round((Date.now() - start) / 1000)} s`);
}

async function renderPoster(browser: Browser): Promise<void> {
  const page = await openScriptPage(browser, "poster", await bundleShot(posterFrame.shot));
  await page.evaluate(`openShot(${JSON.stringify({ ...quality, samples: posterSamples })})`);
  await writePoster(target, await evaluatePicture(page, `drawFrame(${posterFrame.index})`));
  await page.close();
}

/** The script of a shot; one that was begun is continued with the same script. */
async function scriptOfShot(folder: string, shot: number): Promise<string> {
  const file = join(folder, "shot.js");
  if (!existsSync(file)) await writeAtomically(file, Buffer.from(await bundleShot(shot)));
  return readFile(file, "utf8");
}

/** So that no incomplete file is left when the script is stopped. */
async function writeAtomically(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
