type Details = Record<string, string | number | boolean | undefined>;

/**
 * Writes one JSON line to standard output. Others read the log: give it no personal data. Values
 * are escaped and truncated, so that none can forge a line, hide text from the reader or fill the disk.
 */
export function log(event: string, details: Details = {}): void {
  const line = JSON.stringify({ at: new Date().toISOString(), event, ...truncateValues(details) });
  console.log(
    line.replace(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`),
  );
}

/** Characters of a value. */
const maxValueLength = 200;

function truncateValues(details: Details): Details {
  const entries = Object.entries(details).map(([name, value]) =>
    typeof value === "string" && value.length > maxValueLength
      ? [name, `${value.slice(0, maxValueLength)}… (${value.length} characters)`]
      : [name, value],
  );
  return Object.fromEntries(entries);
}

/** What JSON leaves as it is: C1 controls, line separators, and the marks that reorder text. */
const unprintable = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
