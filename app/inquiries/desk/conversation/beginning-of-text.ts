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
