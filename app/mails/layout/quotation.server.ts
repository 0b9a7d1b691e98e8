import { type DirectedLines, splitByDirection } from "../../i18n/directed-lines.ts";
import { splitRuns } from "../../i18n/runs.ts";
import { directionOf, type Locale } from "../../i18n/text.ts";
import { languageOfText, localeOfText, startSide } from "./direction.ts";
import { type Content, element, inText, lineBreak, type Piece, separate, table } from "./html.server.ts";
import { breakable, isolateRuns } from "./pieces.server.ts";
import { lightColors, textStyle } from "./style.server.ts";

/** A text of several lines, in its own direction, with a bar at the side on which it begins. */
export function quotation(locale: Locale, text: string): Piece {
  const own = localeOfText(text, locale);
  const [direction, align] = [directionOf(own), startSide(own)];
  const bar = `border-${align}:3px solid ${lightColors.line};padding:2px 14px`;
  const cell = {
    ...{ class: "line", lang: languageOfText(text, locale), dir: direction, align },
    style: `${bar};text-align:${align};direction:${direction};${textStyle(own, "body")};${breakable}`,
  };
  const html = table(
    { dir: direction, style: "width:100%;table-layout:fixed" },
    element("tr", {}, element("td", cell, renderText(own, text))),
  );
  return inText(html, text.replace(/^/gm, "> "));
}

/** A letter as somebody wrote it, in the direction of each paragraph. */
export function letter(locale: Locale, text: string): Piece {
  const own = localeOfText(text, locale);
  const style = `${textStyle(own, "body")};${breakable}`;
  return inText(element("div", { style }, renderText(own, text)), text);
}

/** Gmail cuts a mail off after 102 KB of HTML. A text that changes direction more often than this is nobody's. */
const maxElements = 300;

function renderText(own: Locale, text: string): Content[] {
  const parts = splitByDirection(text, directionOf(own));
  const runs = parts.map(({ direction, lines }) => splitRuns(lines.join("\n"), direction).length / 2);
  if (runs.reduce((sum, count) => sum + count, parts.length) > maxElements)
    return renderLines(text.split("\n"));
  return parts.map((part) => renderPart(own, part));
}

/** Somebody who writes both languages changes the direction from one paragraph to the next. */
function renderPart(own: Locale, { direction: dir, lines }: DirectedLines): Piece {
  const [side, script] = dir === "rtl" ? (["right", "ar"] as const) : (["left", "en"] as const);
  const lang = languageOfText(lines.join(" "), script);
  // In fonts of its own letters: those that a mail program finds for them are often heavier.
  const style = `direction:${dir};text-align:${side}${script === own ? "" : `;${textStyle(script, "body")}`}`;
  return element(
    "div",
    { lang, dir, style },
    renderLines(lines, (line) => isolateRuns(dir, line)),
  );
}

/** The last of several breaks shows nothing, so an empty line has a space. */
function renderLines(lines: string[], render: (line: string) => Content = (line) => line): Content[] {
  return separate(
    lines.map((line) => render(line || "\u00a0")),
    lineBreak,
  );
}
