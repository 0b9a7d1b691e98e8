import { finishes } from "../finishes.ts";
import { circle, polygon } from "../solid/outlines.ts";
import type { Point, UvRect } from "../solid/outlines.ts";
import type { Solid } from "../solid/solid.ts";

/** An aluminium electrolytic capacitor: a can with a crimp, on a base chamfered at its positive side (+x). */
export function electrolytic(solid: Solid, radius: number, height: number, uv?: UvRect): void {
  drawBase(solid, radius * 1.02);
  const can = [
    [radius - 0.25, 1.4],
    [radius - 0.06, 1.55],
    [radius, 1.9],
    [radius, 2.4, 0.05],
    [radius - 0.42, 2.75, 0.25],
    [radius, 3.1, 0.05],
    [radius, height - 0.55],
    [radius - 0.12, height - 0.2],
    [radius - 0.5, height, 0.06],
  ] as const;
  solid.setFinish(finishes.can).sweep(circle(28), can, { capBottom: false, uvTop: uv });
}

function drawBase(solid: Solid, half: number): void {
  const chamfer = half * 0.55;
  const corners: readonly Point[] = [
    [-half, -half],
    [chamfer, -half],
    [half, -chamfer],
    [half, chamfer],
    [chamfer, half],
    [-half, half],
  ];
  const profile = [
    [0, 0],
    [0, 1.3, 0.15],
    [-0.5, 1.6, 0.1],
  ] as const;
  solid.setFinish(finishes.canBase).sweep(polygon(corners), profile, { capBottom: false });
  solid.setFinish(finishes.tin);
  for (const side of [-1, 1]) {
    solid.at(side * (half + 0.3), 0, 0, (foot) => foot.box(1.4, 0.18, 0.75, 0.04, { bottom: false }));
  }
}
