import { finishes } from "../../finishes.ts";
import { circle, roundedRectangle } from "../../solid/outlines.ts";
import type { Solid } from "../../solid/solid.ts";
import { armSizes, linkOffsets } from "../arm-sizes.ts";
import { circularPattern, socketScrew } from "./bolts.ts";
import { forkOutline } from "./fork-outline.ts";
import type { LaserMarks } from "./laser-marks.ts";
import { alongX, onBothFaces, onBothSides } from "./orientation.ts";

const wristAt = armSizes.forearm - linkOffsets.roll;
const inside = 3.9;
const thickness = 2.1;

/** J4: the tube that rolls in the elbow, and the fork of the wrist at its end. */
export function drawForearm(solid: Solid, marks: LaserMarks): void {
  alongX(solid, tube);
  onBothSides(solid, inside, cheek);
  onBothFaces(solid, [wristAt, 0], inside + thickness + 0.67, () =>
    solid.setFinish(finishes.dark).decal(1.5, 1, marks.j5),
  );
  solid.save().translate(21.2, 0, 0);
  alongX(solid, collar);
  solid.restore();
}

function tube(solid: Solid): void {
  solid.setFinish(finishes.aluminum).sweep(circle(36), [
    [6.7, 0, 0.4],
    [6.7, 2.6, 0.15],
    [6.25, 2.85, 0.1],
    [6.25, 3.2, 0.1],
    [6.7, 3.45, 0.15],
    [5.7, 21, 0.4],
    [5.7, 24, 0.4],
  ]);
}

function cheek(solid: Solid): void {
  const outline = forkOutline({ x: wristAt, y: 0, radius: 4.9, segments: 24 }, [
    [22, -5],
    [22, 5],
  ]);
  solid.setFinish(finishes.aluminum).sweep(
    outline,
    [
      [0, 0],
      [0, thickness],
    ],
    { bevel: 0.4 },
  );
  solid.at(wristAt, thickness, 0, () => {
    const cap = { capBottom: false, bevel: 0.1 };
    solid.setFinish(finishes.dark).sweep(
      circle(24),
      [
        [3.5, -0.1],
        [3.5, 0.3],
        [3.1, 0.65],
      ],
      cap,
    );
    circularPattern(solid, { radius: 2.3, count: 3, y: 0.6, from: 0.3 }, () => socketScrew(solid, 0.42, 0.3));
  });
}

function collar(solid: Solid): void {
  solid.setFinish(finishes.aluminum).sweep(
    roundedRectangle(10.6, 12.6, 3.2, 5),
    [
      [-1.2, -1.6, 0.3],
      [0, 0, 0.3],
      [0, 4.2, 0.5],
    ],
    { capBottom: false },
  );
}
