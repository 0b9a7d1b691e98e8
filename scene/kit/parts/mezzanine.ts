import { finishes } from "../finishes.ts";
import { roundedRectangle } from "../solid/outlines.ts";
import type { Outline } from "../solid/outlines.ts";
import type { Solid } from "../solid/solid.ts";
import { withOcclusion } from "./with-occlusion.ts";

const depth = 5.6;
const height = 3.6;
const floor = 1.2;

/** A board-to-board socket along x, with a key blade in its well; its contacts are instances. */
export function mezzanine(solid: Solid, positions: number, pitch = 0.8): void {
  const length = positions * pitch + 2.4;
  drawHousing(solid.setFinish(finishes.lcp), length);
  withOcclusion(solid, 0.55, (blade) =>
    blade.at(0, floor, 0, () => blade.box(length - 3.6, 1.9, 1.5, 0.2, { bottom: false })),
  );
  solid.setFinish(finishes.tin);
  for (const side of [-1, 1]) {
    solid.at(side * (length / 2 + 0.5), 0, 0, (foot) => foot.box(1.4, 0.25, 2.4, 0.05, { bottom: false }));
  }
}

function drawHousing(solid: Solid, length: number): void {
  const wall = squareCornered(length, depth);
  const outside = [
    [0, 0.15],
    [0, 0.9, 0.12],
    [-0.25, 1.1, 0.12],
    [-0.25, height, 0.12],
    [-1, height, 0.15],
    [-1, height - 0.9],
  ] as const;
  solid.sweep(wall, outside, { capTop: false, capBottom: false });
  const inside = [
    [-1, height - 0.9],
    [-1, floor],
  ] as const;
  withOcclusion(solid, 0.4, (well) => well.sweep(wall, inside, { capBottom: false, capTop: false }));
  const bed = [
    [-1, floor - 0.01],
    [-1, floor],
  ] as const;
  solid.setFinish(finishes.black).sweep(wall, bed, { capBottom: false });
}

/** A rectangle whose corners keep their small radius however far it shrinks. */
function squareCornered(width: number, length: number): Outline {
  const { points, convex } = roundedRectangle(width, length, 0.3, 2);
  const moved = points.map((point) => ({
    ...point,
    miterX: Math.sign(point.x),
    miterZ: Math.sign(point.z),
  }));
  return { points: moved, convex };
}

/** One contact of the socket: a foot outside at +z, and two springs inside. */
export function contact(solid: Solid): void {
  solid.setFinish(finishes.gold);
  solid.at(0, 0, 2.95, (foot) => foot.box(0.36, 0.16, 1.2, 0, { bottom: false }));
  solid.at(0, 1.25, 1.62, (spring) => spring.box(0.34, 1.75, 0.16, 0, { bottom: false }));
  solid.at(0, 1.25, 0.84, (spring) => spring.box(0.34, 1.7, 0.14, 0, { bottom: false }));
}
