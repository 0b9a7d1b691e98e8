import { html } from "hono/html";
import { splitMixedText } from "../i18n/latin-runs.ts";
import { directionOf, type Locale } from "../i18n/text.ts";
import { lightColors } from "./colors.server.ts";
import { isolate, languageOfText, localeOfText, startSide } from "./direction.ts";
import type { Html } from "./html.server.ts";
import { breakable } from "./parts.server.ts";
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

/**
 * Changes of direction that elements are made of. Gmail cuts a mail off after 102 KB of HTML, and a text can change with every
 * letter: what changes more often gets isolating characters instead, which some programs ignore.
 */
const maxElements = 300;

function renderText(own: Locale, text: string): Html[] {
  const parts = splitByDirection(text, own);
  const runs = text.split("\n").reduce((count, line) => count + (splitMixedText(line).length - 1) / 2, 0);
  if (parts.length + runs <= maxElements) return parts.map(renderLines);
  const isMixed = parts.length > 1;
  return [renderBreaks(text.split("\n").map((line) => html`${isolateRuns(line, isMixed)}`))];
}

interface DirectedLines {
  locale: Locale;
  lines: string[];
}

/** Somebody who writes both languages changes the direction from one paragraph to the next. */
function splitByDirection(text: string, first: Locale): DirectedLines[] {
  const parts: DirectedLines[] = [];
  for (const line of text.split("\n")) {
    const last = parts.at(-1);
    const locale = localeOfText(line, last?.locale ?? first);
    if (last?.locale === locale) last.lines.push(line);
    else parts.push({ locale, lines: [line] });
  }
  return parts;
}

function renderLines({ locale, lines }: DirectedLines): Html {
  const direction = directionOf(locale);
  const style = `direction:${direction};text-align:${startSide(locale)}`;
  const language = languageOfText(lines.join(" "), locale);
  return html`<div lang="${language}" dir="${direction}" style="${style}">
    ${renderBreaks(lines.map(renderRuns))}
  </div>`;
}

function renderBreaks(lines: (Html | Html[])[]): Html {
  return html`${lines.map((line, index) => html`${index > 0 ? html`<br />` : ""}${line}`)}`;
}

/** Latin words in an Arabic line keep their order. The last of several breaks shows nothing, so an empty line has a space. */
function renderRuns(line: string): Html[] {
  if (line === "") return [html``];
  return splitMixedText(line).map((piece, index) =>
    index % 2 === 1 ? html`<span dir="ltr" lang="en">${piece}</span>` : html`${piece}`,
  );
}

/** The same in characters. Where lines of both directions are mixed, each is apart from its neighbours. */
function isolateRuns(line: string, isMixed: boolean): string {
  if (line === "") return "\u00a0";
  const text = splitMixedText(line)
    .map((piece, index) => (index % 2 === 1 ? `\u2066${piece}\u2069` : piece))
    .join("");
  return isMixed ? isolate(text) : text;
}
