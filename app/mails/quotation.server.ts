import { html } from "hono/html";
import { type DirectedLines, splitByDirection } from "../i18n/directed-lines.ts";
import { splitRuns } from "../i18n/runs.ts";
import { directionOf, type Locale } from "../i18n/text.ts";
import { lightColors } from "./colors.server.ts";
import { languageOfText, localeOfText, startSide } from "./direction.ts";
import type { Html } from "./html.server.ts";
import { breakable, isolateRuns } from "./parts.server.ts";
import { textStyle } from "./style.server.ts";

/** A text of several lines, in its own direction, with a bar at the side on which it begins. */
export function quotation(locale: Locale, text: string): Html {
  const own = localeOfText(text, locale);
  const direction = directionOf(own);
  const { ink, ground } = lightColors;
  return html`<table
    role="presentation"
    dir="${direction}"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="width:100%;table-layout:fixed"
  >
    <tr>
      <td
        width="6"
        class="fill-ink"
        bgcolor="${ink}"
        style="width:6px;background-color:${ink};font-size:0;line-height:0"
      >
        &nbsp;
      </td>
      <td
        lang="${languageOfText(text, locale)}"
        dir="${direction}"
        align="${startSide(own)}"
        class="ink paper"
        bgcolor="${ground}"
        style="padding:18px 20px;background-color:${ground};text-align:${startSide(own)};direction:${direction};${textStyle(own, "message")};${breakable}"
      >
        ${renderText(own, text)}
      </td>
    </tr>
  </table>`;
}

/** A letter as somebody wrote it, in the direction of each paragraph. */
export function letter(locale: Locale, text: string): Html {
  const own = localeOfText(text, locale);
  return html`<div class="ink" style="${textStyle(own, "message")};${breakable}">
    ${renderText(own, text)}
  </div>`;
}

/** Gmail cuts a mail off after 102 KB of HTML. A text that changes direction more often than this is nobody's. */
const maxElements = 300;

function renderText(own: Locale, text: string): Html[] {
  const parts = splitByDirection(text, directionOf(own));
  const runs = parts.map(({ direction, lines }) => splitRuns(lines.join("\n"), direction).length / 2);
  if (runs.reduce((sum, count) => sum + count, parts.length) > maxElements)
    return [renderBreaks(text.split("\n").map((line) => html`${line || noBreakSpace}`))];
  return parts.map((part) => renderLines(own, part));
}

/** Somebody who writes both languages changes the direction from one paragraph to the next. */
function renderLines(own: Locale, { direction, lines }: DirectedLines): Html {
  const [side, script] = direction === "rtl" ? (["right", "ar"] as const) : (["left", "en"] as const);
  const language = languageOfText(lines.join(" "), script);
  // In fonts of its own letters: those that a mail program finds for them are often heavier.
  const style = script === own ? "" : `;${textStyle(script, "message")}`;
  return html`<div
    lang="${language}"
    dir="${direction}"
    style="direction:${direction};text-align:${side}${style}"
  >
    ${renderBreaks(lines.map((line) => isolateRuns(direction, line || noBreakSpace)))}
  </div>`;
}

/** The last of several breaks shows nothing, so an empty line has a space. */
const noBreakSpace = "\u00a0";

function renderBreaks(lines: (Html | Html[])[]): Html {
  return html`${lines.map((line, index) => html`${index > 0 ? html`<br />` : ""}${line}`)}`;
}
