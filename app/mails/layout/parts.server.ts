import { directionOf, type Locale } from "../../i18n/text.ts";
import { lightColors } from "./colors.server.ts";
import { startSide } from "./direction.ts";
import { type Content, element, tableRow, table } from "./html.server.ts";
import { breakable, type Piece, toPiece, type Words } from "./pieces.server.ts";
import { textStyle } from "./style.server.ts";

/** Parts below each other; in plain text an empty line is between them. */
export function joinBlocks(blocks: Piece[]): Piece {
  const texts = blocks.map(({ text }) => text).filter(Boolean);
  return { html: blocks.map(({ html }) => html), text: texts.join("\n\n") };
}

/** What plain text leaves out, because it cannot show it or says it already. */
export function inHtmlAlone({ html }: Piece): Piece {
  return { html, text: "" };
}

/** A row of the sheet. */
export function section(locale: Locale, blocks: Piece[], padding = "0 32px 32px"): Piece {
  const { html, text } = joinBlocks(blocks);
  return { html: sheetRow(locale, "inner", `padding:${padding}`, html), text };
}

function sheetRow(locale: Locale, className: string, style: string, content: Content) {
  const align = startSide(locale);
  const attributes = { class: className, lang: locale, dir: directionOf(locale), align };
  return tableRow(element("td", { ...attributes, style: `${style};text-align:${align}` }, content, "\n"));
}

/** The title of the mail, and what stands below it. */
export function title(locale: Locale, words: Words, lead: Piece[] = []): Piece {
  const { html, text } = toPiece(words);
  const tight = locale === "ar" ? "" : ";letter-spacing:-0.02em";
  const style = `margin:0;${textStyle(locale, "title", { weight: 700 })}${tight}`;
  const heading = { html: element("h1", { class: "ink title", style }, html), text };
  return section(locale, [heading, ...lead], "30px 32px 26px");
}

export function heading(locale: Locale, text: string): Piece {
  const style = `margin:0 0 10px;${textStyle(locale, "heading", { weight: 700 })}`;
  return { html: element("h2", { class: "ink", style }, text), text };
}

export function paragraph(locale: Locale, words: Words, margin = "14px 0 0"): Piece {
  return styledParagraph("ink", `margin:${margin};${textStyle(locale, "body")}`, words);
}

export function smallPrint(locale: Locale, words: Words, margin = "10px 0 0"): Piece {
  return styledParagraph(
    "quiet",
    `margin:${margin};${textStyle(locale, "small", { color: "quiet" })}`,
    words,
  );
}

/** What a mail is about, below its title. */
export function subtitle(locale: Locale, words: Words): Piece {
  return styledParagraph("ink", `margin:8px 0 0;${textStyle(locale, "reference", { weight: 600 })}`, words);
}

function styledParagraph(className: string, style: string, words: Words): Piece {
  const { html, text } = toPiece(words);
  return { html: element("p", { class: className, style: `${style};${breakable}` }, html, "\n"), text };
}

export function button(locale: Locale, url: string, words: string): Piece {
  const { accent, onAccent } = lightColors;
  const type = textStyle(locale, "strong", { color: "onAccent", weight: 600 });
  const style = `display:inline-block;padding:14px 28px;${type};text-decoration:none`;
  const label = element("span", { class: "on-accent", style: `color:${onAccent}` }, words);
  const cell = {
    ...{ class: "fill-accent", align: "center", bgcolor: accent },
    style: `background-color:${accent};mso-padding-alt:16px 28px`,
  };
  const html = table(
    { dir: directionOf(locale), width: undefined },
    tableRow(element("td", cell, element("a", { href: url, class: "on-accent", style }, label))),
  );
  return { html, text: `${words}:\n${url}` };
}

export function space(pixels: number): Piece {
  const style = `height:${pixels}px;font-size:0;line-height:${pixels}px;mso-line-height-rule:exactly`;
  return { html: table({}, tableRow(element("td", { height: pixels, style }, "\u00a0"))), text: "" };
}

/** The last row of a mail: why it came. */
export function footer(locale: Locale, words: Words): Piece {
  const { html, text } = smallPrint(locale, words, "0");
  const style = `padding:20px 32px 24px;border-top:1px solid ${lightColors.hairline}`;
  return { html: sheetRow(locale, "inner hairline", style, html), text };
}
