import { finish, finishes } from "../../../scene/kit/finishes.ts";
import { circle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { strainRelief } from "./strain-relief.ts";
import { hexagonNut, threadedRod, washer } from "./fasteners.ts";

/** From the sensor's face to where its cable comes out. */
export const proximitySensorLength = 64;

/** An inductive sensor M12 along +y: its face at y = 0, threaded steel barrel with two nuts, LED ring, strain relief. */
export function proximitySensor(solid: Solid, cableRadius: number): Solid {
  solid.setFinish(finish("#a8683c", 0.45, 0)).sweep(
    circle(40),
    [
      [5, 0],
      [5.2, 2.4],
    ],
    { bevel: 0.5 },
  );
  solid.setFinish(finishes.steel).at(0, 2.4, 0, (barrel) => threadedRod(barrel, 6, 40, 1.15));
  for (const [y, rotation] of [
    [17, 0.2],
    [29, 0.6],
  ] as const) {
    solid.at(0, y, 0, (nut) => hexagonNut(nut.setFinish(finishes.steel), 17, 4, 6), rotation);
    solid.at(0, y === 17 ? 21 : 27.6, 0, (ring) =>
      washer(ring.setFinish(finishes.aluminumDark), 6, 9.6, 1.2),
    );
  }
  solid.setFinish(finishes.sleeve).at(0, 42.4, 0, (end) =>
    end.sweep(
      circle(40),
      [
        [5.8, 0],
        [5.8, 6, 0.3],
        [4.8, 8.4, 0.4],
        [cableRadius * 1.85, 11, 0.2],
      ],
      { capBottom: false },
    ),
  );
  solid.setFinish(finishes.led).at(0, 44.6, 0, (ring) =>
    ring.sweep(
      circle(40),
      [
        [5.86, 0],
        [5.86, 1],
      ],
      { bevel: 0.05, capBottom: false, capTop: false },
    ),
  );
  return solid.at(0, 53, 0, (boot) => strainRelief(boot, cableRadius, proximitySensorLength - 53));
}
