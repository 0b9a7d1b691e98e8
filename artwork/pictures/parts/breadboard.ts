import { finishes } from "../../../scene/kit/finishes.ts";
import { drawLogo, type MarkAtlas, type MarkDrawing } from "../../../scene/kit/marks.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";

/** A solderless breadboard with 400 holes; its top is at y = `height`. */
export const breadboardSize = { width: 82.5, depth: 54.6, height: 8.5, pitch: 2.54 } as const;

const { width, height, pitch } = breadboardSize;
const stripDepth = 16;
const railDepth = 9;

/** Draws the board, standing on y = 0. */
export function breadboard(solid: Solid, atlas: MarkAtlas): Solid {
  solid.setFinish(finishes.ivory).box(width, 6.4, breadboardSize.depth, 0.4);
  const strip = atlas.mark(width - 1, stripDepth - 0.6, 11, drawStrip);
  const rail = atlas.mark(width - 1, railDepth - 0.6, 11, drawRail);
  for (const side of [-1, 1]) {
    solid.at(0, 6, side * 11.1, (half) => {
      half.box(width, 2.5, stripDepth, 0.3, { bottom: false });
      half.at(0, 2.515, 0, (top) => top.decal(width - 1, stripDepth - 0.6, strip), side > 0 ? 0 : Math.PI);
    });
    solid.at(0, 6, side * 22.6, (edge) => {
      edge.box(width, 2.5, railDepth - 0.5, 0.3, { bottom: false });
      edge.at(0, 2.515, 0, (top) => top.decal(width - 1, railDepth - 0.6, rail), side > 0 ? 0 : Math.PI);
    });
  }
  return solid;
}

/** Where a hole of the middle is: columns 0 … 29 from the left, rows 0 … 9 from the back, five on each side of the gap. */
export function holeAt(column: number, row: number): readonly [x: number, y: number, z: number] {
  const side = row < 5 ? -1 : 1;
  const within = row < 5 ? row - 2 : row - 7;
  return [(column - 14.5) * pitch, height, side * 11.1 + within * pitch];
}

/** Where a hole of the rails is: lines 0 and 1 at the back, 2 and 3 at the front. */
export function railHoleAt(column: number, line: number): readonly [x: number, y: number, z: number] {
  const side = line < 2 ? -1 : 1;
  return [(column - 14.5) * pitch, height, side * 22.6 + ((line % 2) - 0.5) * pitch];
}

const drawStrip: MarkDrawing = (context, w, h) => {
  for (let column = 0; column < 30; column++) {
    const x = w / 2 + (column - 14.5) * pitch;
    for (let row = -2; row <= 2; row++) context.fillRect(x - 0.48, h / 2 + row * pitch - 0.48, 0.96, 0.96);
    if (column % 5 === 4) strokeText(context, `${column + 1}`, x, h - 0.9, 1, { width: 0.13 });
  }
};

const drawRail: MarkDrawing = (context, w, h) => {
  for (let column = 0; column < 30; column++) {
    if (column % 6 === 5) continue;
    const x = w / 2 + (column - 14.5) * pitch;
    for (const line of [-0.5, 0.5]) context.fillRect(x - 0.48, h / 2 + line * pitch - 0.48, 0.96, 0.96);
  }
  for (const line of [-1, 1]) context.fillRect(2, h / 2 + line * 3.1 - 0.14, w - 4, 0.28);
  drawLogo(context, w - 1, h / 2, 0.6);
};
