import type { Point } from "../../scene/kit/solid/outlines.ts";
import { cellSize } from "../../scene/kit/board/grid-cell.ts";
import { segmentsOf, unitVector } from "../../scene/kit/board/polyline.ts";

/** Terminals are rounded to the nearest point of the grid. */
export const halfCell = Math.hypot(cellSize / 2, cellSize / 2) + 1e-9;

/** The sharpest turn of a line, in degrees. */
export function sharpestTurn(points: readonly Point[]): number {
  const directions = segmentsOf(points).map(([from, to]) => unitVector(from, to));
  const turns = segmentsOf(directions).map(([[x0, z0], [x1, z1]]) =>
    Math.acos(Math.min(1, x0 * x1 + z0 * z1)),
  );
  return (Math.max(0, ...turns) * 180) / Math.PI;
}

export function distanceBetween(one: readonly Point[], other: readonly Point[]): number {
  let least = Infinity;
  for (const [a, b] of segmentsOf(one)) {
    for (const [c, d] of segmentsOf(other)) least = Math.min(least, segmentDistance(a, b, c, d));
  }
  return least;
}

function segmentDistance(a: Point, b: Point, c: Point, d: Point): number {
  const side = (p: Point, q: Point, r: Point) =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return 0;
  return Math.min(toSegment(a, c, d), toSegment(b, c, d), toSegment(c, a, b), toSegment(d, a, b));
}

function toSegment([x, z]: Point, [x0, z0]: Point, [x1, z1]: Point): number {
  const [dx, dz] = [x1 - x0, z1 - z0];
  const along = Math.max(0, Math.min(1, ((x - x0) * dx + (z - z0) * dz) / (dx * dx + dz * dz || 1)));
  return Math.hypot(x - x0 - dx * along, z - z0 - dz * along);
}
