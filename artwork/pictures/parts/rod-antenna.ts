import { finishes } from "../../../scene/kit/finishes.ts";
import { circle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";

/** A rod antenna of rubber with its knurled brass nut, standing on y = 0. */
export function rodAntenna(solid: Solid, height: number): Solid {
  solid.setFinish(finishes.gold).cylinder(3.9, 4.4, 36, 0.3);
  for (let rib = 0; rib < 26; rib++) {
    solid.save().rotateY((rib / 26) * 2 * Math.PI);
    solid.at(3.9, 0.6, 0, (nut) => nut.box(0.4, 3.2, 0.5, 0.1));
    solid.restore();
  }
  return solid.setFinish(finishes.sleeve).sweep(
    circle(40),
    [
      [4.4, 4.4, 0.3],
      [4.6, 5, 0.4],
      [4.6, 12, 0.5],
      [4, 14, 0.5],
      [3.5, height - 3, 1],
      [3.1, height - 1, 0.8],
      [1.6, height, 0.6],
    ],
    { capBottom: false },
  );
}
