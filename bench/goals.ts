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

export function getGoals({ isHydrated }: Page): Goals {
  return {
    scriptBytes: isHydrated ? undefined : 2048,
    largestPaint: isHydrated ? 1000 : 900,
    blockingTime: 30,
    layoutShift: 0,
  };
}

/** The figure as it is printed, with a cross when its goal was missed. */
export function formatFigure(figure: string, isReached: boolean): string {
  return isReached ? `${figure}  ` : `${figure} ✗`;
}
