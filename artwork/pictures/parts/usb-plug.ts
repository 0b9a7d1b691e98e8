import { finishes } from "../../../scene/kit/finishes.ts";
import { roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { strainRelief } from "./strain-relief.ts";

/** From the root of the metal tongue to the cable. */
export const usbPlugLength = 31;

/** A USB-C plug along +y: the metal tongue ends at y = -6.6, the body stands on y = 0, the cable leaves upwards. */
export function usbPlug(solid: Solid, cableRadius: number): Solid {
  solid.setFinish(finishes.steel).at(0, -6.6, 0, (tongue) =>
    tongue.sweep(
      roundedRectangle(8.3, 2.4, 1.15, 6),
      [
        [-0.35, 3],
        [-0.35, 0, 0.1],
        [0, 0, 0.12],
        [0, 7],
      ],
      { capTop: false },
    ),
  );
  solid.setFinish(finishes.aluminum).sweep(
    roundedRectangle(12.2, 6.4, 2.6, 7),
    [
      [0, 0],
      [0, 19, 0.6],
      [-1.4, 20.6, 0.6],
    ],
    { bevel: 0.6 },
  );
  return solid.at(0, 20.4, 0, (boot) => strainRelief(boot, cableRadius, usbPlugLength - 20.4));
}
