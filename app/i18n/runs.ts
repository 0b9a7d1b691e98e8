import { latinRun } from "./latin-runs.ts";

/** The pieces in turn of a text that runs to one side: as it stands, a run to keep together to the other side, and so on. */
export function splitRuns(text: string, direction: "ltr" | "rtl"): string[] {
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

const leftToRightMark = "\u200e";

function markRun(run: string): string {
  const before = /^[A-Za-z]/.test(run) ? "" : leftToRightMark;
  const after = /[A-Za-z\d]$/.test(run) ? "" : leftToRightMark;
  return before + run + after;
}

/** Arabic words, and the figures between and after them. */
const arabicRun =
  /((?:\p{Script=Arabic}[\p{Script=Arabic}\p{M}]*)(?:[ \u00a0](?:\d+(?=[ \u00a0]\p{Script=Arabic})|\p{Script=Arabic}[\p{Script=Arabic}\p{M}]*))*)/u;
