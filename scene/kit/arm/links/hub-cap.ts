import { finishes } from "../../finishes.ts";
import { circle } from "../../solid/outlines.ts";
import type { Solid } from "../../solid/solid.ts";
import { circularPattern, socketScrew } from "./bolts.ts";

/** The dark cap over a joint's gear, with its screws and a bright middle that carries the joint's name. */
export function hubCap(solid: Solid, radius: number, screws: number): void {
  solid.setFinish(finishes.dark).sweep(
    circle(32),
    [
      [radius, -0.1],
      [radius, 0.45],
      [radius - 0.45, 1.1],
      [radius * 0.64, 1.25],
    ],
    { capBottom: false, bevel: 0.12 },
  );
  circularPattern(solid, { radius: radius * 0.8, count: screws, y: 1.05, from: 0.3 }, () =>
    socketScrew(solid, radius * 0.085, 0.55),
  );
  solid.setFinish(finishes.aluminum).sweep(
    circle(20),
    [
      [radius * 0.38, 1.15],
      [radius * 0.38, hubCapHeight],
    ],
    { capBottom: false, bevel: 0.2 },
  );
}

export const hubCapHeight = 1.7;
