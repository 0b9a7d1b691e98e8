import { finishes } from "../finishes.ts";
import type { UvRect } from "../solid/outlines.ts";
import { roundedRectangle } from "../solid/outlines.ts";
import type { Solid } from "../solid/solid.ts";

const standOff = 0.3;
const substrate = 0.75;
const deck = standOff + substrate;

/** A flip chip: a green substrate, a stepped nickel lid, capacitors along two edges and gold at pin 1. */
export function liddedChip(solid: Solid, width: number, uv?: UvRect): void {
  solid.setFinish(finishes.hole).box(width * 0.94, standOff, width * 0.94, 0, { bottom: false });
  solid.setFinish(finishes.substrate).at(0, standOff, 0, (part) =>
    part.sweep(
      roundedRectangle(width, width, 0.25, 1),
      [
        [0, 0],
        [0, substrate],
      ],
      { bevel: 0.05, capBottom: false },
    ),
  );
  drawLid(solid.setFinish(finishes.lid), width, uv);
  drawPin1(solid.setFinish(finishes.gold), width);
  drawEdgeCapacitors(solid, width);
}

function drawLid(solid: Solid, width: number, uv: UvRect | undefined): void {
  const flange = width - 2.2;
  const step = flange - 0.15 * width;
  solid.at(0, deck, 0, (lid) => {
    lid.sweep(
      roundedRectangle(flange, flange, 1, 3),
      [
        [0, 0],
        [0, 0.5],
      ],
      { bevel: 0.12, capBottom: false },
    );
    lid.translate(0, 0.48, 0);
    lid.sweep(
      roundedRectangle(step, step, 0.9, 3),
      [
        [0, 0],
        [-0.22, 0.95],
      ],
      {
        bevel: 0.2,
        capBottom: false,
        uvTop: uv,
      },
    );
  });
}

function drawPin1(solid: Solid, width: number): void {
  const corner = width / 2 - 0.55;
  solid.at(-corner, deck + 0.002, corner, (gold) => {
    const back = gold.vertex(-0.35, 0, -0.35, 0, 1, 0);
    const front = gold.vertex(-0.35, 0, 0.35, 0, 1, 0);
    gold.triangle(back, front, gold.vertex(0.35, 0, -0.35, 0, 1, 0));
  });
}

function drawEdgeCapacitors(solid: Solid, width: number): void {
  const perEdge = 7;
  const pitch = (width - 6) / (perEdge - 1);
  solid.setFinish(finishes.tin);
  for (let i = 0; i < perEdge; i++) {
    for (const side of [-1, 1]) {
      solid.at(3 - width / 2 + i * pitch, deck, side * (width / 2 - 0.55), (capacitor) =>
        capacitor.box(0.9, 0.35, 0.5, 0, { bottom: false }),
      );
    }
  }
}
