import type { Point } from "../solid/outlines.ts";

/** The unit vector from one point to another. */
export function unitVector(from: Point, to: Point): Point {
  const x = to[0] - from[0];
  const z = to[1] - from[1];
  const length = Math.hypot(x, z) || 1;
  return [x / length, z / length];
}

/** The neighbouring pairs of a list of points. */
export function segmentsOf(points: readonly Point[]): [Point, Point][] {
  const segments: [Point, Point][] = [];
  let from: Point | undefined;
  for (const to of points) {
    if (from) segments.push([from, to]);
    from = to;
  }
  return segments;
}

/** At each point the vector that widens a line by one to its left, mitred at the corners. */
export function miterVectors(points: readonly Point[]): Point[] {
  return points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    const arriving = before
      ? unitVector(before, point)
      : after
        ? unitVector(point, after)
        : ([1, 0] as const);
    const leaving = after ? unitVector(point, after) : arriving;
    const lengthening = 1 + arriving[0] * leaving[0] + arriving[1] * leaving[1];
    return [-(arriving[1] + leaving[1]) / lengthening, (arriving[0] + leaving[0]) / lengthening];
  });
}

/** The line that runs beside another at a distance, to its left when the distance is positive. */
export function offsetPolyline(points: readonly Point[], distance: number): Point[] {
  const miters = miterVectors(points);
  return points.map(([x, z], index) => {
    const [dx, dz] = miters[index] ?? [0, 0];
    return [x + dx * distance, z + dz * distance];
  });
}
