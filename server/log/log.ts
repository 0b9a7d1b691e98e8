import { currentRequest } from "../current-request.ts";

type Details = Record<string, string | number | boolean | undefined>;

let write = (line: string): void => console.log(line);

/**
 * Writes one JSON line to standard output, with the id of the request at hand. Others read the log: give it no personal data.
 * Values are escaped and truncated, so that none can forge a line, hide text from the reader or fill the disk.
 */
export function log(event: string, details: Details = {}): void {
  const line = JSON.stringify({
    at: new Date().toISOString(),
    event,
    ...truncateValues(details),
    request: currentRequest()?.id,
  });
  write(
    line.replace(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`),
  );
}

/** Sends the lines elsewhere than to the console. */
export function writeLogTo(output: (line: string) => void): void {
  write = output;
}

/** Characters of a value; a stack has more lines than one. */
const maxValueLength = 200;
const maxStackLength = 2_000;

function truncateValues(details: Details): Details {
  const entries = Object.entries(details).map(([name, value]) => {
    const maxLength = name === "stack" ? maxStackLength : maxValueLength;
    return typeof value === "string" && value.length > maxLength
      ? [name, `${value.slice(0, maxLength)}… (${value.length} characters)`]
      : [name, value];
  });
  return Object.fromEntries(entries);
}

/** What JSON leaves as it is: C1 controls, line separators, and the marks that reorder text. */
const unprintable = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
