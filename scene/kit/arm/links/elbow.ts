import { finishes } from "../../finishes.ts";
import { circle, roundedRectangle } from "../../solid/outlines.ts";
import type { Solid } from "../../solid/solid.ts";
import { socketScrew } from "./bolts.ts";
import { cableClip } from "./cable-clip.ts";
import { forkOutline } from "./fork-outline.ts";
import { hubCap, hubCapHeight } from "./hub-cap.ts";
import type { LaserMarks } from "./laser-marks.ts";
import { alongX, onBothFaces, onBothSides } from "./orientation.ts";

const inside = 7.9;
const thickness = 3.1;

/** Where the cable ends on the elbow: along the link, above its axis, out from its middle. */
export const elbowClip = { along: 15.5, height: 0.35, out: 12 } as const;

/** J3: the fork round the elbow and the block in which the forearm rolls. */
export function drawElbow(solid: Solid, marks: LaserMarks): void {
  onBothSides(solid, inside, cheek);
  onBothFaces(solid, [0, 0], inside + thickness + hubCapHeight + 0.02, () =>
    solid.setFinish(finishes.aluminum).decal(2, 1.35, marks.j3),
  );
  solid.save().translate(10.4, 0, 0);
  alongX(solid, block);
  solid.restore();
  blockFittings(solid, marks);
}

function cheek(solid: Solid): void {
  const outline = forkOutline({ x: 0, y: 0, radius: 8.9, segments: 32 }, [
    [14.5, -7],
    [14.5, 7],
  ]);
  solid.setFinish(finishes.aluminum).sweep(
    outline,
    [
      [0, 0],
      [0, thickness],
    ],
    { bevel: 0.5 },
  );
  solid.at(0, thickness, 0, () => hubCap(solid, 6.5, 6));
}

function block(solid: Solid): void {
  solid.setFinish(finishes.aluminum).sweep(roundedRectangle(15.4, 22, 3.4, 5), [
    [-1, 0, 0.4],
    [0, 1, 0.4],
    [0, 7.6, 0.7],
    [-2.6, 10, 0.4],
  ]);
  const open = { capBottom: false, capTop: false };
  solid.setFinish(finishes.aluminumDark).sweep(
    circle(36),
    [
      [7.2, 10],
      [7.2, 11.6],
      [6.7, 12.2],
    ],
    { ...open, bevel: 0.2 },
  );
  solid.setFinish(finishes.dark).sweep(
    circle(32),
    [
      [6, 12.2],
      [6, 13.4],
    ],
    open,
  );
}

function blockFittings(solid: Solid, marks: LaserMarks): void {
  for (const z of [-8.4, 8.4])
    for (const x of [12.8, 16.4]) solid.at(x, 7.7, z, () => socketScrew(solid, 0.6, 0.5));
  solid.at(14.6, 7.72, 0, () => solid.setFinish(finishes.aluminum).decal(5.6, 3.7, marks.rating));
  for (const side of [1, -1]) solid.at(elbowClip.along, -1.2, side * 11.2, () => cableClip(solid, 3.2));
  for (const side of [1, -1]) {
    solid.save().translate(elbowClip.along - 0.6, elbowClip.height, side * elbowClip.out);
    alongX(solid, plug);
    solid.restore();
  }
}

/** Where the cable goes into the forearm. */
function plug(solid: Solid): void {
  solid.setFinish(finishes.dark).sweep(
    circle(14),
    [
      [1.3, 0, 0.1],
      [1.75, 0.5, 0.1],
      [1.75, 3.6, 0.2],
      [1.2, 4.4, 0.2],
    ],
    { capBottom: false },
  );
  solid.setFinish(finishes.copper).sweep(
    circle(14),
    [
      [1.82, 1.3],
      [1.82, 2],
    ],
    { capBottom: false, capTop: false },
  );
}
