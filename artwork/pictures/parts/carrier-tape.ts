import { finish, finishes } from "../../../scene/kit/finishes.ts";
import { crystal } from "../../../scene/kit/parts/small-parts.ts";
import { circle, polygon, roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { type Opening, routedFace } from "./routed-slab.ts";

/** The size of the tape. */
export const tapeSize = { width: 12, pitch: 8, pocket: 5.6, depth: 1.5, thickness: 0.3 } as const;

const { width, pitch, pocket, depth, thickness } = tapeSize;
const plastic = finish("#1d2021", 0.4, 0);
const cell = polygon([
  [0, -width / 2],
  [pitch, -width / 2],
  [pitch, width / 2],
  [0, width / 2],
]);
const pocketOutline = roundedRectangle(pocket, pocket, 0.5, 3);
const sprocket = circle(20, 0.75);
const openings: readonly Opening[] = [
  { x: pitch / 2, z: 0.8, outline: pocketOutline },
  { x: pitch / 4, z: -width / 2 + 1.75, outline: sprocket },
  { x: (pitch * 3) / 4, z: -width / 2 + 1.75, outline: sprocket },
];

/** Embossed carrier tape along +x, its upper face on y = 0, with an oscillator in every pocket but those in `empty`. */
export function carrierTape(solid: Solid, pockets: number, empty: readonly number[]): Solid {
  for (let index = 0; index < pockets; index++) {
    solid.at(index * pitch, 0, 0, (segment) => {
      drawSegment(segment);
      if (empty.includes(index)) return;
      segment.at(
        pitch / 2,
        -depth + 0.05,
        0.8,
        (can) => crystal(can, 5, 4.2),
        ((index * 7) % 5) * 0.012 - 0.024,
      );
    });
  }
  return solid;
}

function drawSegment(solid: Solid): void {
  solid.setFinish(plastic);
  routedFace(solid, cell, openings, 0);
  solid.save().scale(1, -1, 1);
  routedFace(solid, cell, openings, thickness);
  solid.restore();
  for (const side of [-1, 1]) {
    solid.at(pitch / 2, 0, side * (width / 2), (edge) =>
      edge
        .save()
        .rotateX((side * Math.PI) / 2)
        .rectangle(pitch, thickness, 0)
        .restore(),
    );
  }
  for (const { x, z } of openings.slice(1)) {
    solid.at(x, 0, z, (hole) =>
      hole.sweep(
        circle(20),
        [
          [0.75, 0],
          [0.75, -thickness],
        ],
        { capBottom: false, capTop: false },
      ),
    );
  }
  solid.at(pitch / 2, 0, 0.8, drawPocket);
}

function drawPocket(solid: Solid): void {
  solid.save();
  solid.occlusion = ({ y }) => 0.5 + 0.5 * Math.max(0, 1 + y / depth);
  solid.setFinish(plastic).sweep(
    pocketOutline,
    [
      [0, 0],
      [-0.15, -depth],
    ],
    { capBottom: false, capTop: true },
  );
  solid.restore();
  solid.setFinish(plastic).sweep(
    pocketOutline,
    [
      [0.1, -depth - 0.25],
      [0.3, -thickness],
    ],
    { capTop: false, bevel: 0.15 },
  );
  solid.setFinish(finishes.hole).disc(0.5, 12, -depth + 0.01);
}
