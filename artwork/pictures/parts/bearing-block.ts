import { finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import type { MarkAtlas } from "../../../scene/kit/marks.ts";
import { circle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { bushing, bushingSize } from "./bushing.ts";
import { drilledHole } from "./drilled-hole.ts";
import { drilledPlate } from "./drilled-plate.ts";

/** Of the block, and where its four bushings go. */
export const bearingBlock = {
  width: 48,
  depth: 34,
  height: 15,
  seats: [
    [-16.5, -9.5],
    [16.5, -9.5],
    [-16.5, 9.5],
    [16.5, 9.5],
  ],
} as const;

/** A milled aluminium block with a bored middle, standing on y = 0; the first `pressed` of its bushings are in. */
export function drawBearingBlock(solid: Solid, atlas: MarkAtlas, pressed: number): Solid {
  const { width, depth, height, seats } = bearingBlock;
  const seatBores = seats.map(([x, z]) => ({ x, z, radius: bushingSize.radius + 0.05, depth: 11 }));
  const dowels = [-1, 1].map((side) => ({ x: 0, z: side * 13.3, radius: 1.2, depth: 6, sides: 16 }));
  const middle = { x: 0, z: 0, radius: 9.5, depth: 4.5, sides: 56 };
  drilledPlate(
    solid,
    { width, depth, height, corner: 4, bores: [...seatBores, ...dowels, middle], chamfer: 0.45 },
    finishes.aluminum,
    finishes.aluminumDark,
  );
  solid.at(0, height - 4.48, 0, drawBallBearing);
  for (const [x, z] of seats.slice(0, pressed)) solid.at(x, height, z, bushing);
  markFront(solid, atlas);
  return solid;
}

/** A ball race in the middle: steel rings, a dark gap with its seal, an open bore. */
function drawBallBearing(solid: Solid): void {
  const rings: [inner: number, outer: number][] = [
    [7.2, 9.4],
    [3.2, 5],
  ];
  for (const [inner, outer] of rings) {
    solid.setFinish(finishes.steel).sweep(
      circle(48),
      [
        [outer, 0],
        [outer, 3.6, 0.3],
        [inner, 3.6, 0.3],
        [inner, 0],
      ],
      { capBottom: false, capTop: false },
    );
  }
  solid.setFinish(finishes.rubber).annulus(4.9, 7.3, 48, 3.1).setFinish(finishes.hole).disc(3.2, 24, 0.4);
}

function markFront(solid: Solid, atlas: MarkAtlas): void {
  const { width, depth, height } = bearingBlock;
  const name = atlas.mark(28, 6, 16, (context, _, h) => {
    strokeText(context, "BLOCK  BB-4", 1.4, h / 2 - 1, 1.7, { align: "left", width: 0.26 });
    strokeText(context, "EN AW-7075  SN 0212", 1.4, h / 2 + 1.5, 1, { align: "left" });
  });
  solid
    .save()
    .translate(-6, height / 2 - 0.5, depth / 2)
    .rotateX(Math.PI / 2);
  solid.setFinish(finishes.aluminum).at(0, 0.02, 0, (face) => face.decal(28, 6, name));
  solid.at(20, 0, 0, (face) => drilledHole(face, 1.4, 0.4, finishes.aluminum));
  solid.restore();
  solid
    .save()
    .translate(width / 2, height / 2, 0)
    .rotateZ(-Math.PI / 2);
  for (const z of [-9, 9]) solid.at(0, 0, z, (face) => drilledHole(face, 1.4, 0.4, finishes.aluminum));
  solid.restore();
}
