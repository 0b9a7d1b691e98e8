import { latinRun } from "./latin-runs.ts";
import type { Direction } from "./text.ts";

/** The pieces in turn of a text that runs to one side: as it stands, a run to keep together to the other side, and so on. */
export function splitRuns(text: string, direction: Direction): string[] {
  return direction === "rtl" ? text.split(latinRun) : text.split(arabicRun);
}

/**
 * Text from right to left where no element can isolate a run: one that begins or ends with what would change sides gets an
 * invisible mark there. The run itself stays as it is, and is found by a search.
 */
export function markRuns(text: string): string {
  const pieces = splitRuns(text, "rtl").map((piece, index) => (index % 2 === 1 ? markRun(piece) : piece));
  return pieces.join("");
}

/** Text in one that runs the other way, marked at an end that is no letter of its own direction. */
export function markRun(run: string, direction: Direction = "ltr"): string {
  const { mark, begins, ends } = marks[direction];
  return (begins.test(run) ? "" : mark) + run + (ends.test(run) ? "" : mark);
}

const marks = {
  ltr: { mark: "\u200e", begins: /^[A-Za-z]/, ends: /[A-Za-z\d]$/ },
  rtl: { mark: "\u200f", begins: /^\p{Script=Arabic}/u, ends: /\p{Script=Arabic}$/u },
};

/** Arabic words, and the figures between and after them. */
const arabicRun =
  /((?:\p{Script=Arabic}[\p{Script=Arabic}\p{M}]*)(?:[ \u00a0](?:\d+(?=[ \u00a0]\p{Script=Arabic})|\p{Script=Arabic}[\p{Script=Arabic}\p{M}]*))*)/u;
