import type { Point } from "../solid/outlines.ts";

/** Where a net begins or ends. `direction` is where the net leaves to, in steps of 45°: 0 is +x, 2 is +z. */
export interface Terminal {
  readonly x: number;
  readonly z: number;
  readonly direction?: number;
}

/** The eight directions as steps on the grid, indexed as in `Terminal.direction`. */
export const directions: readonly Point[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

/** The step of a direction; any integer, modulo eight. */
export function directionStep(direction: number): Point {
  return directions[((direction % 8) + 8) % 8] ?? [1, 0];
}
