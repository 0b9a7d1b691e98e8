import { directionOf, type Locale } from "../../i18n/text.ts";
import { startSide } from "./direction.ts";
import { type Content, element, inText, joinBlocks, type Piece, table, toPiece } from "./html.server.ts";
import { breakable } from "./pieces.server.ts";
import { lightColors, textStyle } from "./style.server.ts";

/** A row of the mail, with space below it. */
export function section(locale: Locale, blocks: Piece[], style = "padding:0 0 24px"): Piece {
  const align = startSide(locale);
  const cell = {
    ...{ class: "line", lang: locale, dir: directionOf(locale), align },
    style: `${style};text-align:${align}`,
  };
  const joined = joinBlocks(blocks);
  return inText(element("tr", {}, element("td", cell, joined, "\n")), joined.text);
}

/** The title of the mail, and what stands below it. */
export function title(locale: Locale, words: Content, lead: Piece[] = []): Piece {
  const style = `margin:0 0 8px;${textStyle(locale, "title", { weight: 700 })}`;
  return section(locale, [element("h1", { style }, words), ...lead], "padding:0 0 20px");
}

export function heading(locale: Locale, words: Content): Piece {
  const style = `margin:0 0 8px;${textStyle(locale, "heading", { weight: 700 })};${breakable}`;
  return element("h2", { style }, words);
}

export function paragraph(locale: Locale, words: Content): Piece {
  return element("p", { style: `margin:0 0 12px;${textStyle(locale, "body")};${breakable}` }, words);
}

export function smallPrint(locale: Locale, words: Content): Piece {
  const style = `margin:10px 0 0;${textStyle(locale, "small", { color: "quiet" })};${breakable}`;
  return element("p", { class: "quiet", style }, words);
}

export function button(locale: Locale, url: string, words: string): Piece {
  const { accent, onAccent } = lightColors;
  const type = textStyle(locale, "body", { color: "onAccent", weight: 600 });
  const style = `display:inline-block;padding:11px 22px;${type};text-decoration:none`;
  const label = element("span", { class: "on-accent", style: `color:${onAccent}` }, words);
  const cell = {
    ...{ align: "center", bgcolor: accent },
    style: `background-color:${accent};mso-padding-alt:13px 22px`,
  };
  const html = table(
    { dir: directionOf(locale), width: undefined },
    element("tr", {}, element("td", cell, element("a", { href: url, class: "on-accent", style }, label))),
  );
  return inText(html, `${words}:\n${url}`);
}

/** The last row of a mail: why it came. */
export function footer(locale: Locale, words: Content): Piece {
  const line = `border-top:1px solid ${lightColors.line}`;
  return section(locale, [smallPrint(locale, words)], `padding:4px 0 0;${line}`);
}

export interface Row {
  label: string;
  value: Content;
  /** What matters most. */
  isStrong?: boolean;
}

/** Labels and values, one below the other; on a narrow screen each label is above its value. */
export function valueTable(locale: Locale, rows: Row[]): Piece {
  const align = startSide(locale);
  const line = `padding:8px 0;border-top:1px solid ${lightColors.line};text-align:${align}`;
  const label = {
    ...{ scope: "row", class: "label line quiet", width: "37%", align, valign: "top" },
    style: `width:37%;${line};${textStyle(locale, "small", { color: "quiet" })}`,
  };
  const html = table(
    { dir: directionOf(locale), role: undefined, style: "width:100%;border-collapse:collapse" },
    rows.map((row) => {
      const type = textStyle(locale, "body", { weight: row.isStrong ? 700 : 400 });
      const value = { class: "value line", align, valign: "top", style: `${line};${breakable};${type}` };
      return element("tr", {}, element("th", label, row.label, "\n"), element("td", value, row.value, "\n"));
    }),
  );
  return inText(html, rows.map(rowText).join("\n"));
}

/** A label may be a question. */
function rowText({ label, value }: Row): string {
  return `${label}${/[?؟]$/.test(label) ? "" : ":"} ${toPiece(value).text}`;
}
