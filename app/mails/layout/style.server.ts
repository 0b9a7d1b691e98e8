import type { Locale } from "../../i18n/text.ts";
import { darkColors, lightColors, type MailColors } from "./colors.server.ts";

const fonts: Record<Locale, string> = {
  en: "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
  ar: "-apple-system,BlinkMacSystemFont,'SF Arabic','Segoe UI','Noto Sans Arabic','Geeza Pro',Tahoma,Arial,sans-serif",
};

export const monospace = "Consolas,Menlo,'DejaVu Sans Mono','Courier New',monospace";

/** Size and height of a line. Arabic letters are smaller at the same size, and need more height. */
const textSizes = {
  title: { en: [36, 1.1], ar: [34, 1.4] },
  due: { en: [28, 1.2], ar: [27, 1.45] },
  reference: { en: [20, 1.4], ar: [20, 1.4] },
  heading: { en: [19, 1.3], ar: [20, 1.5] },
  strong: { en: [17, 1.4], ar: [18, 1.6] },
  body: { en: [17, 1.55], ar: [18, 1.75] },
  value: { en: [16, 1.45], ar: [17, 1.6] },
  message: { en: [16, 1.6], ar: [17, 1.8] },
  small: { en: [14, 1.55], ar: [15, 1.7] },
} satisfies Record<string, Record<Locale, [size: number, lineHeight: number]>>;

/** Inline style of a text: mail programs drop stylesheets, and Outlook asks for it at each cell. */
export function textStyle(
  locale: Locale,
  size: keyof typeof textSizes,
  { color = "ink", weight = 400 }: { color?: keyof MailColors; weight?: 400 | 600 | 700 } = {},
): string {
  const [pixels, lineHeight] = textSizes[size][locale];
  return `font-family:${fonts[locale]};font-size:${pixels}px;line-height:${lineHeight};font-weight:${weight};color:${lightColors[color]}`;
}

/** What inline style cannot say: narrow screens and the dark. A program that drops it shows a light mail of 600 pixels. */
export const stylesheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}
@media (max-width:619px){
.outer{padding:12px 8px 24px!important}
.inner{padding-left:20px!important;padding-right:20px!important}
.gutter{width:20px!important}
.title{font-size:29px!important}
.due{font-size:23px!important}
.label,.value{display:block!important;width:auto!important}
.label{padding-bottom:0!important}
.value{border-top:0!important;padding-top:2px!important}
}
@media (prefers-color-scheme:dark){${darkRules("")}}
${darkRules("[data-ogsc] ", "color")}
${darkRules("[data-ogsb] ", "background-color")}
`;

/** Outlook in the browser marks a dark mail by attributes, for colours and backgrounds apart. */
function darkRules(prefix: string, only?: "color" | "background-color"): string {
  const rules: [selector: string, property: string, color: keyof MailColors][] = [
    [".ground", "background-color", "ground"],
    [".paper", "background-color", "ground"],
    [".sheet", "background-color", "sheet"],
    [".fill-ink", "background-color", "ink"],
    [".fill-accent", "background-color", "accent"],
    [".ink", "color", "ink"],
    [".quiet", "color", "quiet"],
    [".accent", "color", "accent"],
    [".on-accent", "color", "onAccent"],
    [".edge", "border-color", "edge"],
    [".strong-edge", "border-color", "ink"],
    [".hairline", "border-color", "hairline"],
  ];
  return rules
    .filter(([, property]) => !only || property === only)
    .map(([selector, property, color]) => `${prefix}${selector}{${property}:${darkColors[color]}!important}`)
    .join("\n");
}
