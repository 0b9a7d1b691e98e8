import { finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import type { MarkAtlas } from "../../../scene/kit/marks.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { bushing, bushingSize } from "./bushing.ts";
import { drilledPlate } from "./drilled-plate.ts";

/** A tray of bushings in rows, standing on y = 0; the last `taken` positions are empty. */
export function bushingTray(
  solid: Solid,
  atlas: MarkAtlas,
  columns: number,
  rows: number,
  taken: number,
): Solid {
  const positions = Array.from({ length: columns * rows }, (_, index) => ({
    x: ((index % columns) - (columns - 1) / 2) * pitch,
    z: (Math.floor(index / columns) - (rows - 1) / 2) * pitch - 1.5,
  }));
  const width = columns * pitch + 3;
  const depth = rows * pitch + 6;
  const bores = positions.map(({ x, z }) => ({ x, z, radius: bushingSize.radius + 0.15 }));
  drilledPlate(solid, { width, depth, height, corner: 2.5, bores }, finishes.lcp);
  const label = atlas.mark(width - 4, 3, 14, (context, w, h) => {
    strokeText(context, "TRAY 04", 0.5, h / 2, 1.4, { align: "left" });
    strokeText(context, "BUSH 4X6.4", w - 0.5, h / 2, 1.2, { align: "right" });
  });
  solid
    .setFinish(finishes.lcp)
    .at(0, height + 0.012, depth / 2 - 3, (front) => front.decal(width - 4, 3, label));
  for (const { x, z } of positions.slice(0, positions.length - taken)) solid.at(x, height, z, bushing);
  return solid;
}

const pitch = 11;
const height = 9;
