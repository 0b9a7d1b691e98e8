import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findColor } from "../../firm-colors.server.ts";
import type { Locale } from "../../i18n/text.ts";

const css = readFileSync(join(import.meta.dirname, "../../../firm/colors.css"), "utf8");

/** Text and ground are the mail program's own, light or dark. */
export const lightColors = {
  quiet: findColor(css, "ink-quiet"),
  accent: findColor(css, "copper"),
  onAccent: findColor(css, "paper-raised"),
  line: "#cfcfcf",
};

const darkColors = {
  quiet: findColor(css, "silk-quiet"),
  accent: findColor(css, "copper-bright"),
  line: "#525252",
};

/** Names of several words need no quotation marks, which would be escaped in each element. */
const fonts: Record<Locale, string> = {
  en: "-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif",
  ar: "-apple-system,Segoe UI,Noto Sans Arabic,Geeza Pro,Tahoma,Arial,sans-serif",
};

export const monospace = "Consolas,Menlo,DejaVu Sans Mono,Courier New,monospace";

/** Size and height of a line. Arabic letters are smaller at the same size, and need more height. */
const textSizes = {
  title: { en: [24, 1.25], ar: [24, 1.5] },
  heading: { en: [17, 1.35], ar: [18, 1.6] },
  body: { en: [16, 1.55], ar: [17, 1.75] },
  small: { en: [14, 1.5], ar: [15, 1.7] },
} satisfies Record<string, Record<Locale, [size: number, lineHeight: number]>>;

/** Inline style of a text: mail programs drop stylesheets, and Outlook asks for it at each cell. */
export function textStyle(
  locale: Locale,
  size: keyof typeof textSizes,
  { color, weight = 400 }: { color?: "quiet" | "onAccent"; weight?: 400 | 600 | 700 } = {},
): string {
  const [pixels, lineHeight] = textSizes[size][locale];
  const font = `font-family:${fonts[locale]};font-size:${pixels}px;line-height:${lineHeight};font-weight:${weight}`;
  return color ? `${font};color:${lightColors[color]}` : font;
}

/** What inline style cannot say: narrow screens and the dark. */
export const stylesheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:619px){
.label,.value{display:block!important;width:auto!important}
.label{padding-bottom:0!important}
.value{border-top:0!important;padding-top:2px!important}
}
@media (prefers-color-scheme:dark){
.quiet{color:${darkColors.quiet}!important}
.accent{color:${darkColors.accent}!important}
.line{border-color:${darkColors.line}!important}
}
`;
