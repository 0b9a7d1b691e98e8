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
