import { finishes } from "../finishes.ts";
import { roundedRectangle } from "../solid/outlines.ts";
import type { UvRect } from "../solid/outlines.ts";
import type { Solid } from "../solid/solid.ts";

/** A moulded power inductor of square plan. */
export function inductor(solid: Solid, width: number, height: number, uv?: UvRect): void {
  solid.setFinish(finishes.tin);
  for (const side of [-1, 1]) {
    solid.at(side * (width / 2 - 0.2), 0, 0, (foot) => foot.box(1, 0.3, width * 0.45, 0, { bottom: false }));
  }
  const outline = roundedRectangle(width, width, width * 0.16, 3);
  const profile = [
    [0, 0.15],
    [0, height],
  ] as const;
  solid.setFinish(finishes.ferrite).sweep(outline, profile, { bevel: 0.3, uvTop: uv, capBottom: false });
}
