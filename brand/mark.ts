import { readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeHtml } from "../app/escape-html.ts";
import { findColor } from "../app/firm-colors.server.ts";
import { company } from "../firm/company.ts";
import { logo } from "../firm/logo.ts";

export const firmFolder = join(import.meta.dirname, "../firm");

/** The stylesheet with the firm's colours. */
export const colorsCss = readFileSync(join(firmFolder, "colors.css"), "utf8");

/** The inside of an SVG, for a stylesheet that gives it its colours. */
export const shapes = `<path fill="currentColor" d="${logo.ink}"/>
<path fill="var(--accent)" d="${logo.accent}"/>`;

/** The logo for a page whose stylesheet gives it a size, too. */
export function drawMark(name = "mark"): string {
  return `<svg class="${name}" viewBox="0 0 64 64">${shapes}</svg>`;
}

/** The logo as a file of its own, for browsers, light or dark as they are. The tab's icon gets its badge in the same colours. */
export function drawMarkFile(): string {
  const light = drawColors("ink", "copper", "paper");
  const dark = drawColors("silk", "copper-bright", "board");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" role="img" aria-label="${escapeHtml(company.name.en)}">
<style>${light}@media(prefers-color-scheme:dark){${dark}}</style>
<g><path class="ink" d="${logo.ink}"/><path class="accent" d="${logo.accent}"/></g>
</svg>
`;
}

function drawColors(...names: [ink: string, accent: string, onAccent: string]): string {
  const [ink, accent, onAccent] = names.map((name) => findColor(colorsCss, name));
  return `.ink{fill:${ink}}.accent{fill:${accent}}.on-accent{fill:${onAccent}}`;
}
