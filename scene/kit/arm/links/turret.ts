import { finishes } from "../../finishes.ts";
import { circle } from "../../solid/outlines.ts";
import type { Solid } from "../../solid/solid.ts";
import { armSizes } from "../arm-sizes.ts";
import { socketScrew } from "./bolts.ts";
import { forkOutline } from "./fork-outline.ts";
import { hubCap, hubCapHeight } from "./hub-cap.ts";
import type { LaserMarks } from "./laser-marks.ts";
import { onBothFaces, onBothSides } from "./orientation.ts";

const inside = 7.9;
const thickness = 3.5;

/** J1: a disc that carries the two cheeks of the shoulder. */
export function drawTurret(solid: Solid, marks: LaserMarks): void {
  solid.setFinish(finishes.aluminum).sweep(
    circle(48),
    [
      [13.3, 0],
      [13.3, 4],
    ],
    { bevel: 0.6, capBottom: false },
  );
  onBothSides(solid, inside, cheek);
  onBothFaces(solid, [0, armSizes.shoulder], inside + thickness + hubCapHeight + 0.02, () =>
    solid.setFinish(finishes.aluminum).decal(2.3, 1.55, marks.j2),
  );
  solid.setFinish(finishes.dark).at(0, 3.8, 0, () => solid.box(16, 5, 15.7, 0.8));
}

function cheek(solid: Solid): void {
  const outline = forkOutline({ x: 0, y: armSizes.shoulder, radius: 10.4, segments: 36 }, [
    [-11.4, 3],
    [11.4, 3],
  ]);
  solid.setFinish(finishes.aluminum).sweep(
    outline,
    [
      [0, 0],
      [0, thickness],
    ],
    { bevel: 0.55 },
  );
  solid.at(0, thickness, -armSizes.shoulder, () => hubCap(solid, 7.8, 6));
  for (const x of [-8.3, 8.3]) solid.at(x, thickness, -5, () => socketScrew(solid, 0.8, 0.6));
}
