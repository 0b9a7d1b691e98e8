import { splitRuns } from "../../i18n/runs.ts";
import { type Direction, directionOf, type Locale } from "../../i18n/text.ts";
import { westernDigits } from "../../i18n/western-digits.ts";
import { telUrl } from "../../ui/text/tel-url.ts";
import { inLine, languageOfText, localeOfText } from "./direction.ts";
import { type Content, element, inText, type Piece, toPiece } from "./html.server.ts";
import { lightColors, monospace } from "./style.server.ts";

/** What somebody wrote, in its own direction, wherever it stands. */
export function value(locale: Locale, text: string): Piece {
  const direction = directionOf(localeOfText(text, locale));
  const style = `direction:${direction};unicode-bidi:isolate`;
  const attributes = { dir: direction, lang: languageOfText(text, locale), style };
  return inText(element("span", attributes, isolateRuns(direction, text)), inLine(locale, text));
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
  return inText(element("span", attributes, text), inLine(locale, text));
}

export function code(locale: Locale, text: string): Piece {
  return ltrText(locale, text, `font-family:${monospace};white-space:nowrap`);
}

export function link(url: string, words: Content): Piece {
  const style = `color:${lightColors.accent};text-decoration:underline`;
  return inText(element("a", { href: url, class: "accent", style }, words), `${toPiece(words).text}: ${url}`);
}

export function mailLink(locale: Locale, address: string): Piece {
  const url = `mailto:${encodeURIComponent(address).replace(/%40(?!.*%40)/, "@")}`;
  const shown = ltrText(locale, address, "word-break:break-word");
  return inText(link(url, shown), shown.text);
}

/** A word without end widens no table. */
export const breakable = "overflow-wrap:anywhere;word-break:break-word";

/** A link that dials the first number of a text, or the text when it holds none. Arabic digits would put groups in the other order. */
export function phoneLink(locale: Locale, text: string): Piece {
  const western = westernDigits(text);
  const url = telUrl(western);
  const shown = ltrText(locale, western, breakable);
  return url ? inText(link(url, shown), shown.text) : value(locale, text);
}
