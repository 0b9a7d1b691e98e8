import { finishes } from "../finishes.ts";
import { roundedRectangle } from "../solid/outlines.ts";
import type { Solid } from "../solid/solid.ts";

/** A quartz crystal: a metal lid on a ceramic base. */
export function crystal(solid: Solid, width = 3.2, depth = 2.5): void {
  solid.setFinish(finishes.ceramic).box(width, 0.3, depth, 0.05, { bottom: false });
  const lid = [
    [0, 0.3],
    [0, 0.75],
  ] as const;
  solid.setFinish(finishes.lid).sweep(roundedRectangle(width - 0.3, depth - 0.3, 0.45, 2), lid, {
    bevel: 0.1,
    capBottom: false,
  });
}

/** A tactile button of 4.2 × 3.2 mm. */
export function pushButton(solid: Solid): void {
  solid.setFinish(finishes.steel).box(4.2, 0.9, 3.2, 0.12, { bottom: false });
  solid
    .setFinish(finishes.lcp)
    .at(0, 0.9, 0, (plunger) => plunger.cylinder(1.15, 0.6, 20, 0.15, { capBottom: false }));
  solid.setFinish(finishes.tin);
  for (const side of [-1, 1]) {
    solid.at(side * 2.4, 0, 0, (foot) => foot.box(0.9, 0.2, 1.6, 0, { bottom: false }));
  }
}

/** A light-emitting diode, size 0603. */
export function led(solid: Solid): void {
  solid.setFinish(finishes.white).box(1.6, 0.3, 0.8, 0.03, { bottom: false });
  solid.setFinish(finishes.led).at(0, 0.3, 0, (lens) => lens.box(1, 0.35, 0.76, 0.08, { bottom: false }));
  solid.setFinish(finishes.gold);
  for (const side of [-1, 1]) {
    solid.at(side * 0.78, 0, 0, (terminal) => terminal.box(0.3, 0.34, 0.8, 0, { bottom: false }));
  }
}
