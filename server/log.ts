/**
 * Writes one JSON line to standard output. The log is read by others: give it no personal data, and it
 * lets no value forge a line or hide text from the reader.
 */
export function log(
  event: string,
  details: Record<string, string | number | boolean | undefined> = {},
): void {
  const line = JSON.stringify({ at: new Date().toISOString(), event, ...details });
  console.log(
    line.replace(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`),
  );
}

/** What JSON leaves as it is: C1 controls, line separators, and the marks that reorder text. */
const unprintable = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
