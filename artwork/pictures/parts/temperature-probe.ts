import { finishes } from "../../../scene/kit/finishes.ts";
import { circle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { strainRelief } from "./strain-relief.ts";

/** Of the probe along its axis: the tip is at y = 0, the cable leaves at `length`. */
export const probeSize = { radius: 4, length: 62 } as const;

/** A probe in a steel tube along +y: copper tip, two crimped grooves, rubber boot. */
export function temperatureProbe(solid: Solid, cableRadius: number): Solid {
  const { radius, length } = probeSize;
  solid.setFinish(finishes.copper).sweep(
    circle(36),
    [
      [1.6, 0, 0.6],
      [3, 1, 0.6],
      [3.2, 4.2, 0.2],
    ],
    { capTop: false },
  );
  solid.setFinish(finishes.steel).sweep(
    circle(40),
    [
      [3, 4, 0.2],
      [radius, 4.8, 0.4],
      [radius, 36, 0.3],
      [radius - 0.5, 36.6, 0.2],
      [radius - 0.5, 37.4, 0.2],
      [radius, 38, 0.3],
      [radius, 40, 0.3],
      [radius - 0.5, 40.6, 0.2],
      [radius - 0.5, 41.4, 0.2],
      [radius, 42, 0.3],
      [radius, 47, 0.4],
      [3.2, 47.4, 0.2],
    ],
    { bevel: 0.2 },
  );
  return solid.at(0, 47.2, 0, (boot) => strainRelief(boot, cableRadius, length - 47.2));
}
