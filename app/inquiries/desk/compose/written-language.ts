import type { Locale } from "../../../i18n/text.ts";

/** Fewer letters than these, a name or a figure with its unit, are of no language. */
const minLetters = 12;
const clearShare = 0.7;

/** The language a text is written in, by its letters; undefined where it is short, or as much of one as of the other. */
export function writtenLanguage(text: string): Locale | undefined {
  // Addresses are Latin in either language.
  const words = text
    .split(/\s+/)
    .filter((word) => !/[@/]/.test(word))
    .join(" ");
  const arabic = words.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = words.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const letters = arabic + latin;
  if (letters < minLetters) return undefined;
  if (arabic >= letters * clearShare) return "ar";
  return latin >= letters * clearShare ? "en" : undefined;
}
