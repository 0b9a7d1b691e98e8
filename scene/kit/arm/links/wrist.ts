import { finishes } from "../../finishes.ts";
import { circle, roundedRectangle } from "../../solid/outlines.ts";
import type { Solid } from "../../solid/solid.ts";
import { alongX, alongZ } from "./orientation.ts";

/** J5: the hub between the wrist's fork and the tool flange. */
export function drawWrist(solid: Solid): void {
  alongZ(solid, () => {
    solid.setFinish(finishes.dark).at(0, -3.6, 0, () => solid.cylinder(4.3, 7.2, 24, 0.3));
  });
  alongX(solid, () => {
    const neck = roundedRectangle(6.8, 6.8, 2.2, 4);
    solid.setFinish(finishes.aluminum).sweep(
      neck,
      [
        [0, 2.8, 0.2],
        [0, 6.4, 0.4],
      ],
      { capBottom: false },
    );
    const open = { capBottom: false, capTop: false };
    solid.setFinish(finishes.dark).sweep(
      circle(24),
      [
        [3.2, 6.4],
        [3.2, 7.4],
      ],
      open,
    );
  });
}
