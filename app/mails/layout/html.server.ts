import { lightColors } from "./colors.server.ts";
import { withoutControls } from "./direction.ts";

/** Markup. Any other string is text, and escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

export type Content = Html | string | Content[];

export type Attributes = Record<string, string | number | undefined>;

export function element(name: string, attributes: Attributes, ...content: Content[]): Html {
  let start = name;
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) start += ` ${key}="${escape(String(value))}"`;
  return new Html(`<${start}>${toMarkup(content)}</${name}>`);
}

/** A row of a table. */
export function tableRow(...cells: Content[]): Html {
  return element("tr", {}, ...cells);
}

export function toMarkup(content: Content): string {
  if (content instanceof Html) return content.markup;
  if (typeof content === "string") return escape(content);
  return content.reduce<string>((markup, part) => markup + toMarkup(part), "");
}

function escape(text: string): string {
  if (text.search(special) < 0) return text;
  return text.replaceAll(special, (sign) => withoutControls(sign) && `&#${sign.charCodeAt(0)};`);
}

const special = /[&<>"'\u202a-\u202e\u2066-\u2069]/g;

export const lineBreak = new Html("<br />");

/** A table that lays out and says nothing: Outlook knows no other way. */
export function table(attributes: Attributes, ...rows: Content[]): Html {
  const plain = { role: "presentation", width: "100%", cellpadding: 0, cellspacing: 0, border: 0 };
  return element("table", { ...plain, ...attributes }, ...rows);
}

const noWords = "font-size:0;line-height:0";

/** A cell of one colour. */
export function fillCell(color: "ink" | "accent", width: number, height?: number): Html {
  const shown = lightColors[color];
  const size = `width:${width}px;${height ? `height:${height}px;` : ""}`;
  const style = `${size}background-color:${shown};${noWords}`;
  return element("td", { width, height, class: `fill-${color}`, bgcolor: shown, style }, "\u00a0");
}

export function emptyCell(attributes: Attributes = {}): Html {
  return element("td", { ...attributes, style: noWords }, "\u00a0");
}
