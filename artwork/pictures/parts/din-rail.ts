import { finishes } from "../../../scene/kit/finishes.ts";
import { roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { extrudeAlongX } from "./extrude.ts";
import { onFront } from "./on-face.ts";

/** From the rail's back to the front of its flanges. */
export const railDepth = 7.5;

/** A 35 mm hat rail along x; its back is z = 0, its middle y = 0. */
export function dinRail(solid: Solid, length: number): Solid {
  solid.setFinish(finishes.steel);
  extrudeAlongX(
    solid,
    [
      [7.5, -17.5],
      [7.5, -12.5],
      [1, -12.5],
      [1, 12.5],
      [7.5, 12.5],
      [7.5, 17.5],
      [6.5, 17.5],
      [6.5, 13.5],
      [0, 13.5],
      [0, -13.5],
      [6.5, -13.5],
      [6.5, -17.5],
    ],
    length,
    0.15,
  );
  for (let x = -length / 2 + 8; x < length / 2; x += 25) {
    onFront(solid, x, 0, 1, (web) =>
      web.setFinish(finishes.hole).sweep(
        roundedRectangle(15, 6.2, 3, 6),
        [
          [0, 0],
          [0, 0.02],
        ],
        { capBottom: false },
      ),
    );
  }
  return solid;
}

/** A stand for a rail that leans back: two aluminium cheeks and two rods. The rail's middle is `height` over the ground. */
export function leaningStand(solid: Solid, span: number, height: number, lean: number): Solid {
  const reach = 24;
  const along = (path: number): [number, number] => [-Math.sin(lean) * path, height + Math.cos(lean) * path];
  for (const side of [-1, 1]) {
    solid.at((side * span) / 2, 0, 0, (cheek) => {
      cheek.setFinish(finishes.aluminum);
      extrudeAlongX(
        cheek,
        [
          [34, 0],
          [34, 7],
          along(-reach),
          along(reach),
          [-Math.sin(lean) * reach - 9, height + Math.cos(lean) * reach],
          [-46, 7],
          [-46, 0],
        ],
        5,
        0.6,
      );
      for (const z of [-38, 27])
        cheek.setFinish(finishes.rubber).at(0, -2, z, (foot) => foot.box(5.4, 2.2, 10, 0.4));
    });
  }
  for (const z of [-34, 24]) {
    solid
      .save()
      .translate(-span / 2, 5, z)
      .rotateZ(-Math.PI / 2)
      .setFinish(finishes.steel)
      .cylinder(2.6, span, 24, 0.2)
      .restore();
  }
  return solid;
}

/** An end clamp for a row of devices, 9 mm wide. */
export function endClamp(solid: Solid): Solid {
  solid.setFinish(finishes.dark);
  extrudeAlongX(
    solid,
    [
      [4, -24],
      [20, -24],
      [30, -15],
      [30, 15],
      [20, 24],
      [4, 24],
    ],
    8.6,
    0.7,
  );
  onFront(solid, 0, 0, 30, (front) => {
    front.setFinish(finishes.steel).cylinder(2.8, 0.5, 24, 0.2, { capBottom: false });
    front.setFinish(finishes.hole).at(0, 0.52, 0, (slot) => slot.rectangle(4.6, 0.8), 0.6);
  });
  return solid;
}
