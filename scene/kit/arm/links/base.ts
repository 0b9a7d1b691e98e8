import { finishes } from "../../finishes.ts";
import { screw } from "../../parts/screw.ts";
import { circle, roundedRectangle } from "../../solid/outlines.ts";
import type { Solid } from "../../solid/solid.ts";
import { circularPattern } from "./bolts.ts";
import type { LaserMarks } from "./laser-marks.ts";
import { alongX } from "./orientation.ts";

/** Where the cable leaves the base: an angle about y, a distance from the axis, a height. */
export const cableBoss = { rotation: Math.PI * 0.9, reach: 21.4, height: 8.8 } as const;

/** The foot: flange with its screws, body with a degree scale, cable boss. */
export function drawBase(solid: Solid, marks: LaserMarks): void {
  flange(solid);
  body(solid, marks);
  solid.save().rotateY(cableBoss.rotation).translate(12.2, cableBoss.height, 0);
  alongX(solid, boss);
  solid.restore();
}

function flange(solid: Solid): void {
  solid.setFinish(finishes.aluminum).sweep(
    circle(48),
    [
      [17.5, 0],
      [17.5, 2.6],
    ],
    { bevel: 0.45, capBottom: false },
  );
  circularPattern(solid, { radius: 15.3, count: 8, y: 2.6, from: 0.2 }, () =>
    screw(solid, 1.25, 1.1, finishes.screw, 8),
  );
}

function body(solid: Solid, { degrees: [u0, v0, u1, v1] }: LaserMarks): void {
  const open = { capBottom: false, capTop: false };
  solid.setFinish(finishes.dark);
  solid.sweep(
    circle(40),
    [
      [13.2, 2.6],
      [13.2, 3.4],
    ],
    open,
  );
  solid.setFinish(finishes.aluminum).sweep(
    circle(48),
    [
      [13.9, 3.4, 0.3],
      [13.9, 5.2, 0.2],
      [13.3, 7.6, 0.3],
      [13.3, 12.2, 0],
    ],
    open,
  );
  solid.sweep(
    circle(48),
    [
      [13.3, 12.2, 0],
      [13.3, 15.4, 0.5],
    ],
    { capBottom: false, uvSide: [u1, v1, u0, v0, 12.2, 15] },
  );
  solid.setFinish(finishes.dark).sweep(
    circle(40),
    [
      [12.4, 15.4],
      [12.4, 16.6],
    ],
    open,
  );
}

function boss(solid: Solid): void {
  solid.setFinish(finishes.aluminumDark).sweep(
    roundedRectangle(8, 8, 1.8, 3),
    [
      [0, -2],
      [0, 2.2],
    ],
    { bevel: 0.4, capBottom: false },
  );
  solid.setFinish(finishes.dark).sweep(
    circle(20),
    [
      [3.3, 2.2],
      [3.3, 3],
      [2.9, 3],
      [2.9, 5.6],
      [2.3, 6.4],
      [1.8, 9.4],
    ],
    { bevel: 0.15, capBottom: false },
  );
  for (let i = 0; i < 10; i++) {
    solid
      .save()
      .rotateY((i / 10) * 2 * Math.PI)
      .translate(2.95, 3.3, 0)
      .box(0.45, 2.1, 0.7)
      .restore();
  }
}
