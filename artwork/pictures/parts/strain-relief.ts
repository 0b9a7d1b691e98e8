import { finishes } from "../../../scene/kit/finishes.ts";
import { circle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";

/** A ribbed strain relief for a cable of this radius, standing on y = 0. */
export function strainRelief(solid: Solid, radius: number, length: number): Solid {
  const ribs = Math.max(3, Math.round(length / (radius * 0.9)));
  const profile = Array.from({ length: ribs }, (_, rib): [number, number, number][] => {
    const outer = radius * (1.75 - (0.6 * rib) / ribs);
    const foot = (rib * length) / ribs;
    const top = foot + (length / ribs) * 0.62;
    return [
      [outer, foot, 0.1],
      [outer, top, 0.1],
      [outer - radius * 0.22, top, 0.05],
      [outer - radius * 0.22, ((rib + 1) * length) / ribs, 0.05],
    ];
  }).flat();
  return solid.setFinish(finishes.sleeve).sweep(circle(28), profile, { capBottom: false });
}
