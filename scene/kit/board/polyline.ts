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

export function lengthOf(points: readonly Point[]): number {
  return segmentsOf(points).reduce((sum, [[x0, z0], [x1, z1]]) => sum + Math.hypot(x1 - x0, z1 - z0), 0);
}

export function distanceToSegment(x: number, z: number, [x0, z0]: Point, [x1, z1]: Point): number {
  const dx = x1 - x0;
  const dz = z1 - z0;
  const squared = dx * dx + dz * dz;
  const along = squared ? Math.max(0, Math.min(1, ((x - x0) * dx + (z - z0) * dz) / squared)) : 0;
  return Math.hypot(x - x0 - dx * along, z - z0 - dz * along);
}

/** Leaves out points that lie on the straight between their neighbours. */
export function withoutCollinear(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after) return true;
    const cross =
      (point[0] - before[0]) * (after[1] - point[1]) - (point[1] - before[1]) * (after[0] - point[0]);
    return Math.abs(cross) > 1e-6;
  });
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
