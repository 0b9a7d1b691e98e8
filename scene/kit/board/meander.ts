import type { Point } from "../solid/outlines.ts";

export interface MeanderOptions {
  /** How far it goes to the left; negative to the right. */
  readonly amplitude: number;
  readonly period: number;
  readonly count: number;
  /** Where the meander is on the straight line that is left over: 0 at its start, 1 at its end. */
  readonly alignment?: number;
}

/** A meander with chamfered corners, as used to match the lengths of a bus. */
export function meander(from: Point, to: Point, options: MeanderOptions): Point[] {
  const { amplitude, period, count, alignment = 0.25 } = options;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const alongX = (to[0] - from[0]) / length;
  const alongZ = (to[1] - from[1]) / length;
  const chamfer = Math.min(Math.abs(amplitude) * 0.45, period / 5);
  const low = Math.sign(amplitude) * chamfer;
  const at = (along: number, aside: number): Point => [
    from[0] + alongX * along - alongZ * aside,
    from[1] + alongZ * along + alongX * aside,
  ];
  const points = [at(0, 0)];
  for (let swing = 0; swing < count; swing++) {
    const rise = (length - count * period) * alignment + swing * period;
    const fall = rise + period / 2;
    points.push(at(rise - chamfer, 0), at(rise, low));
    points.push(at(rise, amplitude - low), at(rise + chamfer, amplitude));
    points.push(at(fall - chamfer, amplitude), at(fall, amplitude - low));
    points.push(at(fall, low), at(fall + chamfer, 0));
  }
  points.push(at(length, 0));
  return points;
}
