import { finishes } from "../../../scene/kit/finishes.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";

/** The size of a network socket. */
export const rj45Size = { width: 16, height: 13.4, depth: 12 };

/** A shielded network socket that faces up: four walls of steel, a dark mouth with its latch notch, gold contacts, two LEDs. */
export function rj45(solid: Solid): Solid {
  const { width, height, depth } = rj45Size;
  const wall = 0.9;
  solid.setFinish(finishes.steel);
  for (const side of [-1, 1]) {
    solid.at(side * (width / 2 - wall / 2), 0, 0, (flank) => flank.box(wall, depth, height, 0.25));
    solid.at(0, 0, side * (height / 2 - wall / 2), (flank) => flank.box(width, depth, wall, 0.25));
  }
  solid.setFinish(finishes.lcp).at(0, 0, 0, (floor) => floor.box(width - 1, depth - 5, height - 1));
  for (const side of [-1, 1]) {
    solid
      .setFinish(finishes.lcp)
      .at(side * (width / 2 - 2), 0, 0, (cheek) => cheek.box(2.6, depth - 0.5, height - 1.2, 0.15));
    solid.at(side * (width / 2 - 4), 0, -height / 2 + 2, (step) => step.box(2.4, depth - 0.5, 2.4, 0.15));
    solid
      .setFinish(side < 0 ? finishes.led : finishes.amber)
      .at(side * (width / 2 - 2), depth - 0.5, -height / 2 + 2.2, (led) => led.box(1.8, 0.35, 1.6, 0.15));
  }
  for (let contact = 0; contact < 8; contact++) {
    solid
      .setFinish(finishes.gold)
      .at((contact - 3.5) * 1.02, depth - 5, height / 2 - 2.4, (spring) => spring.box(0.42, 2.6, 2.2, 0.1));
  }
  return solid;
}
