import { finishes } from "../../../scene/kit/finishes.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";

/** How high over the board the axis of a held cell lies. */
export function cellAxisHeight(radius: number): number {
  return radius + 1.6;
}

/** A holder for a round cell along x, centred, on y = 0: tray, end walls, sprung contacts, two arms that hold the cell. */
export function cellHolder(solid: Solid, radius: number, length: number): Solid {
  const width = length + 8;
  const depth = radius * 2 + 2.4;
  solid.setFinish(finishes.lcp).box(width, 1.4, depth, 0.4);
  for (const side of [-1, 1]) {
    solid
      .setFinish(finishes.lcp)
      .at(side * (width / 2 - 1), 0, 0, (wall) => wall.box(2, radius * 1.55, depth, 0.5));
    solid
      .setFinish(finishes.steel)
      .at(side * (width / 2 - 2.3), 1.2, 0, (spring) => spring.box(0.5, radius * 1.5, radius * 1.1, 0.15));
    solid
      .setFinish(finishes.lcp)
      .at(0, 1.2, side * (depth / 2 - 0.6), (rail) => rail.box(length * 0.9, radius * 0.5, 1.2, 0.3));
    for (const x of [-0.28, 0.28]) {
      solid
        .setFinish(finishes.lcp)
        .at(x * length, 0, side * (depth / 2 - 0.5), (arm) => arm.box(5, radius * 1.12, 1, 0.35));
    }
  }
  return solid;
}
