import { finishes } from "../../finishes.ts";
import { circle, roundedRectangle } from "../../solid/outlines.ts";
import type { Solid } from "../../solid/solid.ts";
import { linkOffsets } from "../arm-sizes.ts";
import { circularPattern, socketScrew } from "./bolts.ts";
import type { LaserMarks } from "./laser-marks.ts";
import { alongX } from "./orientation.ts";

const halfHeight = 3.3;

/** J6: tool flange and gripper body; the fingers run on its two rails. */
export function drawGripper(solid: Solid, marks: LaserMarks): void {
  alongX(solid, () => {
    toolFlange(solid);
    housing(solid);
    frontPlate(solid);
  });
  rails(solid);
  for (const rotation of [0, Math.PI]) {
    solid.save().rotateX(rotation);
    cover(solid, marks);
    solid.restore();
  }
  endScrews(solid);
}

function toolFlange(solid: Solid): void {
  solid.setFinish(finishes.aluminum).sweep(
    circle(32),
    [
      [4.6, 0],
      [4.6, 2.2],
    ],
    { bevel: 0.35 },
  );
  circularPattern(solid, { radius: 3.7, count: 6, y: 2.2 }, () => socketScrew(solid, 0.4, 0.3));
}

// A parting line runs round the housing, as where its two halves are screwed together.
function housing(solid: Solid): void {
  solid.setFinish(finishes.dark).at(0, 2.2, 0, () =>
    solid.sweep(roundedRectangle(2 * halfHeight, 15, 1.3, 3), [
      [-0.6, 0, 0],
      [-0.6, 0.6, 0],
      [0, 1, 0.2],
      [0, 4.5, 0.08],
      [-0.22, 4.6, 0],
      [-0.22, 4.9, 0],
      [0, 5, 0.08],
      [0, 6.4, 0.4],
    ]),
  );
}

function frontPlate(solid: Solid): void {
  const plate = roundedRectangle(4.6, 14, 0.5, 2);
  solid.setFinish(finishes.aluminumDark).at(0, 8.6, 0, () =>
    solid.sweep(
      plate,
      [
        [0, 0],
        [0, 0.7],
      ],
      { bevel: 0.18, capBottom: false },
    ),
  );
}

function rails(solid: Solid): void {
  solid.setFinish(finishes.steel);
  for (const y of [-1.1, 1.1]) {
    solid
      .save()
      .translate(linkOffsets.rails, y, -8.6)
      .rotateX(Math.PI / 2)
      .cylinder(0.45, 17.2, 8, 0.08)
      .restore();
  }
}

/** The large face at +y: a recessed lid with four screws and the joint's name. */
function cover(solid: Solid, marks: LaserMarks): void {
  solid.save().translate(5.1, halfHeight, 0);
  solid.setFinish(finishes.aluminumDark).box(2.5, 0.22, 8.6, 0.12, { bottom: false });
  solid
    .save()
    .rotateY(Math.PI / 2)
    .setFinish(finishes.aluminumDark)
    .decal(3, 2, marks.j6, 0.23)
    .restore();
  for (const z of [-5.4, 5.4])
    for (const x of [-1.2, 2.6]) solid.at(x, 0, z, () => socketScrew(solid, 0.52, 0.36));
  solid.restore();
}

function endScrews(solid: Solid): void {
  for (const side of [-1, 1]) {
    solid
      .save()
      .translate(5.4, 0, side * 7.5)
      .rotateX((side * Math.PI) / 2);
    socketScrew(solid, 0.6, 0.4);
    solid.restore();
  }
}
