import { finishes } from "../../finishes.ts";
import { circle, dogbone, type Outline } from "../../solid/outlines.ts";
import type { Solid } from "../../solid/solid.ts";
import { armSizes } from "../arm-sizes.ts";
import { socketScrew } from "./bolts.ts";
import { cableClip } from "./cable-clip.ts";
import type { LaserMarks } from "./laser-marks.ts";
import { alongZ, onBothFaces, onBothSides } from "./orientation.ts";

const length = armSizes.upperArm;
const halfThickness = 7.3;
const pocketDepth = 1.5;
const pocketFloor = halfThickness - pocketDepth;
const rim = 2.6;

/** The position of the cable in its clips: along the link, above its axis, out from its middle. */
export const upperArmClips = { near: 15, far: 50, height: 3.7, out: 7.6 } as const;

/** J2: a milled dog-bone with a dark pocket on both faces. */
export function drawUpperArm(solid: Solid, marks: LaserMarks): void {
  alongZ(solid, () => billet(solid, dogbone(length, 10.1, 8.7, 18)));
  onBothSides(solid, pocketFloor, pocketFittings);
  onBothFaces(solid, [33, -2.1], pocketFloor + 0.02, () =>
    solid.setFinish(finishes.pocket).decal(27, 4.5, marks.name),
  );
  alongZ(solid, bearings);
  for (const x of [upperArmClips.near, upperArmClips.far])
    for (const side of [1, -1]) solid.at(x, 2.1, side * 6.8, () => cableClip(solid, 3.4));
}

function billet(solid: Solid, outline: Outline): void {
  solid.setFinish(finishes.aluminum).sweep(
    outline,
    [
      [-rim, -pocketFloor],
      [-rim, -halfThickness, 0.3],
      [0, -halfThickness, 0.8],
      [0, halfThickness, 0.8],
      [-rim, halfThickness, 0.3],
      [-rim, pocketFloor],
    ],
    { capBottom: false, capTop: false },
  );
  solid.setFinish(finishes.pocket);
  solid.sweep(
    outline,
    [
      [-rim, -pocketFloor],
      [-rim, -pocketFloor + 0.01],
    ],
    { capTop: false },
  );
  solid.sweep(
    outline,
    [
      [-rim, pocketFloor - 0.01],
      [-rim, pocketFloor],
    ],
    { capBottom: false },
  );
}

function pocketFittings(solid: Solid): void {
  const open = { bevel: 0.25, capBottom: false, capTop: false };
  solid.setFinish(finishes.aluminumDark).sweep(
    circle(32),
    [
      [5.6, 0],
      [5.6, pocketDepth],
    ],
    open,
  );
  solid.at(length, 0, 0, () =>
    solid.sweep(
      circle(32),
      [
        [4.8, 0],
        [4.8, pocketDepth],
      ],
      open,
    ),
  );
  for (const [x, z] of [
    [12, 4.85],
    [54, 4.35],
  ] as const)
    for (const side of [-1, 1]) solid.at(x, 0, side * z, () => socketScrew(solid, 0.7, 0.6));
}

function bearings(solid: Solid): void {
  const open = { capBottom: false, capTop: false };
  solid.setFinish(finishes.dark);
  solid.sweep(
    circle(28),
    [
      [7.8, -8],
      [7.8, 8],
    ],
    open,
  );
  solid.at(length, -8, 0, () =>
    solid.sweep(
      circle(28),
      [
        [6.8, 0],
        [6.8, 16],
      ],
      open,
    ),
  );
}
