import { finishes } from "../../../scene/kit/finishes.ts";
import { circle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { drawHollowCylinder } from "../../solid/hollow-cylinder.ts";
import { hexagonNut } from "./fasteners.ts";

/** A cable gland standing on y = 0 with its thread in the wall; the cable leaves upwards at about 2 × `size`. */
export function cableGland(solid: Solid, size: number, cableRadius: number, body = finishes.lcp): Solid {
  const dome = size * 0.56;
  solid
    .setFinish(finishes.rubber)
    .at(0, 0, 0, (seal) => drawHollowCylinder(seal, size * 0.3, size * 0.66, 0.8, 32, 0.2));
  solid.setFinish(body).at(0, 0.8, 0, (nut) => hexagonNut(nut, size * 1.22, size * 0.42, size * 0.4));
  solid.setFinish(body).at(0, 0.8 + size * 0.42, 0, (cap) => {
    cap.sweep(
      circle(36),
      [
        [dome, 0, 0.2],
        [dome, size * 0.62, 0.5],
        [dome * 0.86, size * 0.92, 0.8],
        [cableRadius + 1.2, size * 1.08, 0.4],
        [cableRadius + 0.2, size * 1.02, 0.2],
        [cableRadius, size * 0.8],
      ],
      { capTop: false },
    );
    for (let ridge = 0; ridge < 12; ridge++) {
      cap.save().rotateY((ridge / 12) * 2 * Math.PI);
      cap.at(dome - 0.1, size * 0.06, 0, (grip) => grip.box(0.7, size * 0.52, 1.4, 0.25));
      cap.restore();
    }
  });
  return solid;
}
