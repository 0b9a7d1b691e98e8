import { finishes } from "../finishes.ts";
import { roundedRectangle } from "../solid/outlines.ts";
import type { Solid } from "../solid/solid.ts";

/** The plastic of a pin header; its pins are instances. */
export function pinHeader(solid: Solid, columns: number, rows: number, pitch: number): void {
  solid.setFinish(finishes.lcp).box(columns * pitch, 1.5, rows * pitch, 0.18, { bottom: false });
}

/** One square gold pin with a coined tip. */
export function pin(solid: Solid, width = 0.45, height = 6): void {
  const bevel = width * 0.24;
  const profile = [
    [0, 0],
    [0, height - 0.5, 0.05],
    [-bevel, height],
  ] as const;
  solid
    .setFinish(finishes.gold)
    .sweep(roundedRectangle(width, width, bevel, 1), profile, { capBottom: false });
}
