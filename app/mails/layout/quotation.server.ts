import { type DirectedLines, splitByDirection } from "../../i18n/directed-lines.ts";
import { splitRuns } from "../../i18n/runs.ts";
import { directionOf, listSeparator, type Locale } from "../../i18n/text.ts";
import { lightColors } from "./colors.server.ts";
import { languageOfText, localeOfText, startSide } from "./direction.ts";
import { type Content, element, fillCell, type Html, lineBreak, tableRow, table } from "./html.server.ts";
import { paragraph } from "./parts.server.ts";
import { breakable, isolateRuns, joinPieces, newLine, type Piece, value } from "./pieces.server.ts";
import { textStyle } from "./style.server.ts";

/** A text of several lines, in its own direction, with a bar at the side on which it begins. */
export function quotation(locale: Locale, text: string): Piece {
  const own = localeOfText(text, locale);
  const [direction, align] = [directionOf(own), startSide(own)];
  const { ground } = lightColors;
  const cell = {
    ...{ lang: languageOfText(text, locale), dir: direction, align, class: "ink paper", bgcolor: ground },
    style: `padding:18px 20px;background-color:${ground};text-align:${align};direction:${direction};${textStyle(own, "message")};${breakable}`,
  };
  const html = table(
    { dir: direction, style: "width:100%;table-layout:fixed" },
    tableRow(fillCell("ink", 6), element("td", cell, renderText(own, text))),
  );
  const lines = text.split("\n").map((line) => `> ${line}`);
  return { html, text: lines.join("\n") };
}

/** A letter as somebody wrote it, in the direction of each paragraph. */
export function letter(locale: Locale, text: string): Piece {
  const own = localeOfText(text, locale);
  const style = `${textStyle(own, "message")};${breakable}`;
  return { html: element("div", { class: "ink", style }, renderText(own, text)), text };
}

/** Gmail cuts a mail off after 102 KB of HTML. A text that changes direction more often than this is nobody's. */
const maxElements = 300;

function renderText(own: Locale, text: string): Content[] {
  const parts = splitByDirection(text, directionOf(own));
  const runs = parts.map(({ direction, lines }) => splitRuns(lines.join("\n"), direction).length / 2);
  if (runs.reduce((sum, count) => sum + count, parts.length) > maxElements)
    return renderBreaks(text.split("\n").map((line) => line || noBreakSpace));
  return parts.map((part) => renderLines(own, part));
}

/** Somebody who writes both languages changes the direction from one paragraph to the next. */
function renderLines(own: Locale, { direction: dir, lines }: DirectedLines): Html {
  const [side, script] = dir === "rtl" ? (["right", "ar"] as const) : (["left", "en"] as const);
  const lang = languageOfText(lines.join(" "), script);
  // In fonts of its own letters: those that a mail program finds for them are often heavier.
  const style = `direction:${dir};text-align:${side}${script === own ? "" : `;${textStyle(script, "message")}`}`;
  const shown = lines.map((line) => isolateRuns(dir, line || noBreakSpace));
  return element("div", { class: "ink", lang, dir, style }, renderBreaks(shown));
}

/** The last of several breaks shows nothing, so an empty line has a space. */
const noBreakSpace = "\u00a0";

function renderBreaks(lines: Content[]): Content[] {
  return lines.map((line, index) => (index > 0 ? [lineBreak, line] : line));
}

/** The lines under what somebody wrote, each of parts. */
export function signature(locale: Locale, lines: string[][]): Piece {
  const renderLine = (parts: string[]) =>
    joinPieces(
      parts.map((part) => value(locale, part)),
      listSeparator(locale),
    );
  const { html, text } = paragraph(locale, joinPieces(lines.map(renderLine), newLine), "18px 0 0");
  return { html, text: `-- \n${text}` };
}
