import type { Point } from "../../scene/kit/solid/outlines.ts";
import type { Terminal } from "../../scene/kit/board/terminal.ts";
import { offsetPolyline, unitVector } from "../../scene/kit/board/polyline.ts";

/** An end of a pair: the middle between its two pins, and how far they are apart. */
export interface PairEnd extends Terminal {
  readonly direction: number;
  readonly spread: number;
}

const straightOut = 0.3;

/** The two lines of a pair beside its middle line; at both ends they fan out to their pins at 45°. */
export function pairLines(
  middle: readonly Point[],
  spacing: number,
  spreadAtStart: number,
  spreadAtEnd: number,
): readonly Point[][] {
  return [1, -1].map((side) => {
    const line = offsetPolyline(middle, (side * spacing) / 2);
    const leaving = fan(middle, side, spacing, spreadAtStart);
    const arriving = fan(middle.toReversed(), -side, spacing, spreadAtEnd).toReversed();
    return [...leaving, ...line.slice(1, -1), ...arriving];
  });
}

function fan(middle: readonly Point[], side: number, spacing: number, spread: number): Point[] {
  const [end, next] = middle;
  if (!end || !next) return [];
  const [alongX, alongZ] = unitVector(end, next);
  const at = (along: number, apart: number): Point => [
    end[0] + alongX * along - (alongZ * side * apart) / 2,
    end[1] + alongZ * along + (alongX * side * apart) / 2,
  ];
  const aside = Math.abs(spread - spacing) / 2;
  if (aside < 1e-6) return [at(0, spacing)];
  return [at(0, spread), at(straightOut, spread), at(straightOut + aside, spacing)];
}
