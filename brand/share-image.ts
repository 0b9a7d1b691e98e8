import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { directionOf, type Locale } from "../app/i18n/text.ts";
import type { PageMetadata } from "../app/site/metadata/page-metadata-types.ts";
import { shareHeadline, shareLine } from "../app/site/metadata/share-image.ts";
import { company } from "../firm/company.ts";
import { colorsCss, drawMark, firmFolder } from "./mark.ts";

const root = join(import.meta.dirname, "..");
const stylesheet = await readFile(join(import.meta.dirname, "share-image.css"), "utf8");

/** The picture of one page as a document of its own: everything it needs is in it. */
export async function drawShareImage(locale: Locale, page: string, entry: PageMetadata): Promise<string> {
  const headline = shareHeadline(locale, page, entry);
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<style>${await fontFaces()}${colorsCss}${stylesheet}</style>
<main class="${kindOf(page, entry)}">
  <div class="picture">${await pictureOf(locale, page, entry)}</div>
  <p class="brand">${drawMark()}<span>${company.name[locale]}</span></p>
  <h1 class="${headline.length > 25 ? "long" : "short"}">${linesOf(headline).map(drawLine).join("")}</h1>
  <p class="line">${shareLine(locale, entry)}</p>
  <div class="edge"></div>
</main>
</html>`;
}

function kindOf(page: string, entry: PageMetadata): string {
  if (entry.article) return "article";
  if (page === "home") return "home";
  return entry.sharePicture ? "photograph" : "page";
}

async function pictureOf(locale: Locale, page: string, entry: PageMetadata): Promise<string> {
  if (entry.article) return drawingOf(page);
  const direction = directionOf(locale);
  if (page === "home") return photographOf(join(firmFolder, `scene/hero-${direction}-1440`));
  if (entry.sharePicture === "story")
    return photographOf(join(firmFolder, `story/picture/story-${direction}-1200`));
  if (!entry.sharePicture) return drawMark("large");
  return photographOf(join(root, `app/site/pictures/${entry.sharePicture}-1200`));
}

/** A headline of beats has a line for each; a title goes on in a new line after its colon, and ends in a full stop here. */
function linesOf(headline: string): string[] {
  if (headline.endsWith(".")) return headline.split(" ");
  return `${headline}.`.split(/(?<=:) /);
}

/** A line that may wrap, but not at a hyphen; its full stop is of copper. */
function drawLine(text: string): string {
  const line = text.replaceAll("-", "-\u2060");
  return `<span>${line.endsWith(".") ? `${line.slice(0, -1)}<i>.</i>` : line}</span>`;
}

async function drawingOf(page: string): Promise<string> {
  const drawing = join(firmFolder, `${page.replace("/", "/pictures/")}.svg`);
  return `<img src="data:image/svg+xml;base64,${await base64(drawing)}">`;
}

async function photographOf(file: string): Promise<string> {
  return `<img src="data:image/webp;base64,${await base64(`${file}.webp`)}">`;
}

async function fontFaces(): Promise<string> {
  const folder = join(root, "node_modules/@fontsource-variable/readex-pro/files");
  const faces = ["arabic", "latin"].map(async (script) => {
    const font = await base64(join(folder, `readex-pro-${script}-wght-normal.woff2`));
    return `@font-face { font-family: "Readex ${script}"; font-weight: 160 700; src: url("data:font/woff2;base64,${font}"); }`;
  });
  return (await Promise.all(faces)).join("\n");
}

async function base64(file: string): Promise<string> {
  return (await readFile(file)).toString("base64");
}
