import type { Page } from "./pages.ts";

/** What a page should reach. Scores are at least 100 of 100; everything else is at most this much. */
export interface Goals {
  /** Bytes of script over the wire, or undefined when none is set. */
  scriptBytes: number | undefined;
  /** Milliseconds */
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
}

const scriptBytes = { content: 2048, form: 70 * 1024, staff: undefined };
const largestPaint = { content: 900, form: 1000, staff: 1800 };

export function getGoals({ kind }: Page): Goals {
  return {
    scriptBytes: scriptBytes[kind],
    largestPaint: largestPaint[kind],
    blockingTime: 30,
    layoutShift: 0.002,
  };
}

/** The figure as it is printed, with a cross when its goal was missed. */
export function formatFigure(figure: string, isReached: boolean): string {
  return isReached ? `${figure}  ` : `${figure} ✗`;
}
