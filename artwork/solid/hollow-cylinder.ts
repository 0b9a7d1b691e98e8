import { circle } from "../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../scene/kit/solid/solid.ts";

/** A washer or sleeve: four faces, from the bore outwards. */
export function drawHollowCylinder(
  solid: Solid,
  innerRadius: number,
  outerRadius: number,
  height: number,
  segments: number,
  bevel: number,
): void {
  const profile = [
    [innerRadius, height],
    [innerRadius, 0],
    [outerRadius, 0],
    [outerRadius, height],
    [innerRadius, height],
  ] as const;
  solid.sweep(circle(segments), profile, { bevel, capBottom: false, capTop: false });
}
