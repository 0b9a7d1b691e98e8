import { finishes } from "../../../scene/kit/finishes.ts";
import { roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { drawTube } from "../../solid/tube.ts";
import { smoothPath } from "./smooth-path.ts";

/** The lunch box of the first Sanad. Its hinge is along x at `hinge`, its floor is at y = 1. */
export const lunchBox = { width: 150, depth: 104, height: 36, corner: 20, hinge: [0, 35, -55] } as const;

const outline = roundedRectangle(lunchBox.width, lunchBox.depth, lunchBox.corner, 10);

/** A pressed aluminium lunch box without its lid, standing on y = 0. */
export function lunchBoxBody(solid: Solid): Solid {
  solid.save();
  solid.occlusion = ({ x, y, z }, normal) => {
    const isInside = Math.abs(x) < lunchBox.width / 2 - 0.2 && Math.abs(z) < lunchBox.depth / 2 - 0.2;
    if (isInside && y > 0.5) return 0.34 + (0.62 * y) / lunchBox.height;
    return normal.y > 0.5 ? 1 : 0.55 + 0.45 * Math.min(1, y / 6);
  };
  solid.setFinish(finishes.can).sweep(outline, [
    [-6, 0, 1],
    [-1.6, 1.4, 1.2],
    [0, 6, 1.6],
    [0, 17, 0.4],
    [1.2, 18.4, 0.6],
    [1.2, 20.6, 0.6],
    [0, 22, 0.4],
    [0, 33.6, 0.4],
    [1.5, 34.4, 0.4],
    [1.9, 35.6, 0.4],
    [1.2, 36.6, 0.4],
    [0, 36.6, 0.4],
    [-0.8, 35.6, 0.4],
    [-0.9, 22, 0.4],
    [0.3, 20.6, 0.6],
    [0.3, 18.4, 0.6],
    [-0.9, 17, 0.4],
    [-0.9, 6.2, 1.6],
    [-2.4, 2.2, 1.2],
    [-6.4, 1, 1],
  ]);
  solid.restore();
  for (const x of [-40, 40]) drawHinge(solid, x);
  return drawCatch(solid);
}

function drawHinge(solid: Solid, x: number): void {
  const [, y, z] = lunchBox.hinge;
  solid.setFinish(finishes.steel).at(x, y - 9, z + 2.6, (leaf) => leaf.box(20, 8.4, 1, 0.2));
  solid
    .save()
    .translate(x - 10, y, z)
    .rotateZ(-Math.PI / 2);
  solid
    .setFinish(finishes.steel)
    .cylinder(2.1, 20, 24, 0.3)
    .setFinish(finishes.copper)
    .cylinder(1.1, 20.5, 16, 0.2);
  solid.restore();
}

function drawCatch(solid: Solid): Solid {
  solid
    .save()
    .translate(0, 27.4, lunchBox.depth / 2 + 0.4)
    .rotateX(Math.PI / 2);
  solid.setFinish(finishes.steel).sweep(
    roundedRectangle(26, 11, 2.4, 4),
    [
      [0, -0.6],
      [0, 1],
    ],
    { bevel: 0.25 },
  );
  for (const x of [-9.5, 9.5]) {
    solid
      .setFinish(finishes.copper)
      .at(x, 1, 0, (rivet) => rivet.cylinder(1.5, 0.8, 18, 0.45, { capBottom: false }));
  }
  solid.setFinish(finishes.steel).at(0, 1, 0.6, (hook) => hook.box(9, 2.6, 1.6, 0.4));
  return solid.restore();
}

/** The lid as it lies closed: the hinge is the x axis, the lid reaches towards +z, its rim goes down. */
export function lunchBoxLid(solid: Solid): Solid {
  solid.save().translate(0, 0, -lunchBox.hinge[2]);
  solid.occlusion = (_, normal) => (normal.y < -0.2 ? 0.62 : 1);
  solid.setFinish(finishes.can).sweep(outline, [
    [-16, 9.2, 0.5],
    [-14, 8, 0.5],
    [-10, 8, 0.5],
    [-8.5, 9.2, 0.5],
    [-3.4, 8.8, 1.6],
    [1.7, 4.4, 1.2],
    [1.7, -5.4, 0.3],
    [2.3, -6, 0.3],
    [3, -5.4, 0.3],
    [2.6, -4.4, 0.3],
    [2.6, 4.8, 1.4],
    [-3, 9.8, 2],
    [-8.6, 10.2, 0.5],
    [-10.2, 9, 0.5],
    [-13.8, 9, 0.5],
    [-15.6, 10.2, 0.5],
  ]);
  solid.restore();
  return drawBail(solid);
}

/** The wire bail over the catch. */
function drawBail(solid: Solid): Solid {
  const front = lunchBox.depth / 2 - lunchBox.hinge[2] + 3;
  for (const x of [-6.6, 6.6]) {
    solid.setFinish(finishes.steel).at(x, -1.4, front, (lug) => lug.box(3, 2.8, 1.8, 0.5));
  }
  const wire = smoothPath(
    [
      [-6.6, 0, front + 0.9],
      [-6.4, -8, front + 2],
      [-4.6, -10.4, front + 2.4],
      [4.6, -10.4, front + 2.4],
      [6.4, -8, front + 2],
      [6.6, 0, front + 0.9],
    ],
    0.8,
  );
  return drawTube(solid.setFinish(finishes.steel), wire, 0.8, 10);
}
