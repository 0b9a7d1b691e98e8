import { finishes } from "../../../scene/kit/finishes.ts";
import { circle, roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { drawHollowCylinder } from "../../solid/hollow-cylinder.ts";
import { onFront } from "./on-face.ts";
import { routedFace, routedWalls } from "./routed-slab.ts";
import { jigSize } from "./test-jig.ts";
import { capScrew } from "./fasteners.ts";

const [, hingeY, hingeZ] = jigSize.hinge;
const reach = 72;
const width = 100;
const thickness = 7;

/** The hinge's posts at the back of the jig, on y = 0. */
export function jigHinge(solid: Solid): Solid {
  for (const side of [-1, 1]) {
    solid.setFinish(finishes.aluminumDark).at(side * 57, jigSize.base, hingeZ, (post) => {
      post.sweep(
        roundedRectangle(9, 9, 1.5, 4),
        [
          [0, 0],
          [0, hingeY - jigSize.base + 4],
        ],
        { bevel: 0.6 },
      );
    });
    solid
      .save()
      .translate(side * 52 - 9, hingeY, hingeZ)
      .rotateZ(-Math.PI / 2);
    solid.setFinish(finishes.steel).cylinder(2.4, 18, 28, 0.4);
    solid.restore();
    onFront(solid, side * 57, 24, hingeZ + 4.5, (face) => capScrew(face.setFinish(finishes.screw), 1.3, 1));
  }
  return solid;
}

/** The lid as it lies closed: its hinge is the x axis, it reaches towards +z, its underside with the pushers looks down. */
export function jigLid(solid: Solid): Solid {
  const outline = roundedRectangle(width, reach, 6, 6);
  const window = { x: 0, z: 0, outline: roundedRectangle(40, 22, 4, 5) };
  solid.save().translate(0, -2, reach / 2 - 4);
  solid.setFinish(finishes.aluminum);
  routedWalls(solid, outline, [window], 0, thickness);
  routedFace(solid, outline, [window], thickness);
  solid.save().scale(1, -1, 1);
  routedFace(solid, outline, [window], 0);
  solid.restore();
  drawPusherPlate(solid);
  solid.restore();
  drawKnuckles(solid);
  return drawHandle(solid);
}

/** The knuckles on the shafts of the hinge's posts. */
function drawKnuckles(solid: Solid): void {
  for (const side of [-1, 1]) {
    solid
      .save()
      .translate(side * 43 - 6, 0, 0)
      .rotateZ(-Math.PI / 2);
    solid.setFinish(finishes.aluminumDark).cylinder(5, 12, 36, 0.6);
    for (const y of [-0.01, 11.9]) {
      solid
        .setFinish(finishes.copper)
        .at(0, y, 0, (bush) => drawHollowCylinder(bush, 2.4, 3.6, 0.3, 28, 0.08));
    }
    solid.restore();
    solid.setFinish(finishes.aluminumDark).at(side * 43, -2, 3, (root) => root.box(12, 7, 6, 0.4));
  }
}

/** A plate of dark plastic with pushers that hold the board down beside its parts. */
function drawPusherPlate(solid: Solid): void {
  solid.save().rotateX(Math.PI);
  const plate = roundedRectangle(80, 60, 4, 5);
  const window = { x: 0, z: 0, outline: roundedRectangle(36, 18, 3, 5) };
  solid.setFinish(finishes.pocket);
  routedWalls(solid, plate, [window], 0, 4);
  routedFace(solid, plate, [window], 4);
  for (const [x, z] of [
    [-26, -17],
    [26, -17],
    [-26, 17],
    [26, 17],
    [-9, -18],
    [9, -18],
    [-24, 0],
    [24, 0],
    [-9, 16],
    [9, 16],
  ] as const) {
    solid.at(x, 4, z, (pusher) => {
      pusher.setFinish(finishes.steel).cylinder(1.3, 10, 20, 0.2);
      pusher.setFinish(finishes.copper).at(0, 0, 0, (bush) => bush.cylinder(2.3, 1.4, 24, 0.3));
      pusher.setFinish(finishes.ivory).sweep(
        circle(24),
        [
          [1.2, 8],
          [2.1, 9.4, 0.3],
          [2.1, 13.4, 0.5],
          [1.4, 14, 0.3],
        ],
        { capBottom: false },
      );
    });
  }
  for (const x of [-1, 1]) {
    for (const z of [-1, 1])
      solid.setFinish(finishes.screw).at(x * 36, 4, z * 26, (screw) => capScrew(screw, 1.3, 1));
  }
  solid.restore();
}

/** A bar on two feet along the front edge. */
function drawHandle(solid: Solid): Solid {
  for (const side of [-1, 1]) {
    solid
      .setFinish(finishes.dark)
      .at(side * 26, thickness - 2, reach - 12, (foot) => foot.box(7, 12, 7, 1.2));
  }
  solid
    .save()
    .translate(-34, thickness + 9, reach - 12)
    .rotateZ(-Math.PI / 2);
  solid.setFinish(finishes.dark).cylinder(4, 68, 32, 0.8);
  for (const y of [4, 62])
    solid.setFinish(finishes.copper).at(0, y, 0, (band) => band.cylinder(4.06, 2, 32, 0.2));
  return solid.restore();
}
