/** A mail built of empty lines would be an element for each, and hundreds of thousands hold up the page. */
const maxParagraphs = 500;

/** Browsers lay out a line in time that grows with the square of how often its direction turns. */
const maxLineLength = 4_000;
const pieces = /[^]{1,1000}(?:\s|$)|[^]{1,1000}/gu;

/**
 * Text by its paragraphs. The last of very many is all the rest, whose line breaks stay. One with a line longer than anybody
 * writes comes in pieces, which end at a space where there is one.
 */
export function splitParagraphs(text: string): string[] {
  const paragraphs = text.split(/\n{2,}/);
  const shown =
    paragraphs.length <= maxParagraphs
      ? paragraphs
      : [...paragraphs.slice(0, maxParagraphs - 1), paragraphs.slice(maxParagraphs - 1).join("\n\n")];
  return shown.flatMap((paragraph) => (hasLongLine(paragraph) ? (paragraph.match(pieces) ?? []) : paragraph));
}

function hasLongLine(paragraph: string): boolean {
  return paragraph.split("\n").some((line) => line.length > maxLineLength);
}

const maxLength = 3_000;
const maxLines = 60;

/** The first part of a long text; the text itself when it is not much longer than that. */
export function beginningOf(text: string): string {
  const lines = text.split("\n", maxLines + 1);
  const byLines = lines.length > maxLines ? lines.slice(0, maxLines).join("\n") : text;
  if (byLines.length <= maxLength) return byLines;
  const start = byLines.slice(0, maxLength);
  // Neither within a word nor within a character.
  const words = /^[^]*\s/.exec(start)?.[0].trimEnd() ?? "";
  return words.length > maxLength * 0.8 ? words : start.replace(/[\uD800-\uDBFF]$/, "");
}
