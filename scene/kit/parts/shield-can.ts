import { finishes } from "../finishes.ts";
import { roundedRectangle } from "../solid/outlines.ts";
import type { UvRect } from "../solid/outlines.ts";
import type { Solid } from "../solid/solid.ts";

/** A drawn steel lid over a radio: rounded rim, two rows of vents, tabs that clip to its frame. */
export function shieldCan(solid: Solid, width: number, depth: number, height: number, uv?: UvRect): void {
  const profile = [
    [0, 0.05],
    [0, height - 0.5],
    [0, height],
  ] as const;
  solid
    .setFinish(finishes.steel)
    .sweep(roundedRectangle(width, depth, 0.6, 3), profile, { bevel: 0.22, uvTop: uv, capBottom: false });
  drawTabs(solid, width, depth);
  drawVents(solid.setFinish(finishes.hole), width, depth, height + 0.006);
}

function drawTabs(solid: Solid, width: number, depth: number): void {
  for (const side of [-1, 1]) {
    for (const end of [-1, 1]) {
      drawTab(solid, (side * width) / 2, (end * depth) / 4, 0);
      drawTab(solid, (end * width) / 5, (side * depth) / 2, Math.PI / 2);
    }
  }
}

function drawTab(solid: Solid, x: number, z: number, rotation: number): void {
  solid.at(x, 0, z, (tab) => tab.box(0.14, 0.75, 1.4, 0, { bottom: false }), rotation);
}

function drawVents(solid: Solid, width: number, depth: number, y: number): void {
  for (let column = 0; column < 8; column++) {
    for (let row = 0; row < 2; row++) {
      solid.at(column * 1.5 - width * 0.36, y, row * 1.3 - depth * 0.38, (vent) => vent.disc(0.34, 8));
    }
  }
}
