import { finishes, type Finish } from "../../finishes.ts";
import { circle } from "../../solid/outlines.ts";
import type { Solid } from "../../solid/solid.ts";

/** A small socket screw, standing on y = 0; few triangles, because the arm has sixty of them. */
export function socketScrew(
  solid: Solid,
  radius: number,
  height: number,
  finish: Finish = finishes.screw,
): void {
  solid.setFinish(finish).sweep(
    circle(8),
    [
      [radius, 0],
      [radius, height, radius * 0.22],
      [radius * 0.5, height],
    ],
    { capBottom: false, capTop: false },
  );
  solid.setFinish(finishes.hole).disc(radius * 0.56, 6, height - 0.02);
}

/** Draws `count` times round a circle in the ground plane. */
export function circularPattern(
  solid: Solid,
  { radius, count, y = 0, from = 0 }: { radius: number; count: number; y?: number; from?: number },
  draw: (solid: Solid) => void,
): void {
  for (let i = 0; i < count; i++) {
    const angle = from + (i / count) * 2 * Math.PI;
    solid.at(Math.cos(angle) * radius, y, Math.sin(angle) * radius, draw);
  }
}
