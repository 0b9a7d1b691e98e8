import { segmentsOf } from "../../scene/kit/board/polyline.ts";
import type { Point } from "../../scene/kit/solid/outlines.ts";

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
