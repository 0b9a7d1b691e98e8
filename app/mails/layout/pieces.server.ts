import { splitRuns } from "../../i18n/runs.ts";
import { type Direction, directionOf, type Locale } from "../../i18n/text.ts";
import { westernDigits } from "../../i18n/western-digits.ts";
import { telUrl } from "../../ui/text/tel-url.ts";
import { lightColors } from "./colors.server.ts";
import { inLine, languageOfText, localeOfText } from "./direction.ts";
import { type Content, element, lineBreak } from "./html.server.ts";
import { monospace } from "./style.server.ts";

/** Something that a mail says, in both its forms: HTML, and plain text. */
export interface Piece {
  html: Content;
  text: string;
}

export type Words = Piece | string;

export function toPiece(words: Words): Piece {
  return typeof words === "string" ? { html: words, text: words } : words;
}

export function joinPieces(words: Words[], separator: Words): Piece {
  const [pieces, between] = [words.map(toPiece), toPiece(separator)];
  return {
    html: pieces.map(({ html }, index) => (index > 0 ? [between.html, html] : html)),
    text: pieces.map(({ text }) => text).join(between.text),
  };
}

export const newLine: Piece = { html: lineBreak, text: "\n" };

/** A sentence with pieces in its `{places}`. */
export function fillIn(sentence: string, pieces: Record<string, Words>): Piece {
  const parts = sentence.split(/\{(\w+)\}/);
  return joinPieces(
    parts.map((part, index) => (index % 2 === 1 ? (pieces[part] ?? `{${part}}`) : part)),
    "",
  );
}

/** What somebody wrote, in its own direction, wherever it stands. */
export function value(locale: Locale, text: string): Piece {
  const direction = directionOf(localeOfText(text, locale));
  const style = `direction:${direction};unicode-bidi:isolate`;
  const attributes = { dir: direction, lang: languageOfText(text, locale), style };
  return { html: element("span", attributes, isolateRuns(direction, text)), text: inLine(locale, text) };
}

/** Text of this direction, in which runs of the other are kept together. */
export function isolateRuns(direction: Direction, text: string): Content[] {
  const [dir, lang] = direction === "rtl" ? ["ltr", "en"] : ["rtl", "ar"];
  return splitRuns(text, direction).map((piece, index) =>
    index % 2 === 1 ? element("span", { dir, lang }, piece) : piece,
  );
}

/** A reference, an address, a number: from left to right in any language. */
export function ltrText(locale: Locale, text: string, style = ""): Piece {
  const attributes = { dir: "ltr", lang: "en", style: `direction:ltr;unicode-bidi:isolate;${style}` };
  return { html: element("span", attributes, text), text: inLine(locale, text) };
}

export function code(locale: Locale, text: string): Piece {
  return ltrText(locale, text, `font-family:${monospace};white-space:nowrap`);
}

export function link(url: string, words: Words): Piece {
  const { html, text } = toPiece(words);
  const style = `color:${lightColors.accent};text-decoration:underline`;
  return { html: element("a", { href: url, class: "accent", style }, html), text: `${text}: ${url}` };
}

export function mailLink(locale: Locale, address: string): Piece {
  const url = `mailto:${encodeURIComponent(address).replace(/%40(?!.*%40)/, "@")}`;
  const shown = ltrText(locale, address, "word-break:break-word");
  return { ...link(url, shown), text: shown.text };
}

/** A word without end widens no table. */
export const breakable = "overflow-wrap:anywhere;word-break:break-word";

/** A link that dials the first number of a text, or the text when it holds none. Arabic digits would put groups in the other order. */
export function phoneLink(locale: Locale, text: string): Piece {
  const western = westernDigits(text);
  const url = telUrl(western);
  const shown = ltrText(locale, western, breakable);
  return url ? { ...link(url, shown), text: shown.text } : value(locale, text);
}
