import { finishes } from "../../../scene/kit/finishes.ts";
import { polygon, type Point } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";

// One side of a 20 mm profile, from corner to corner, in the order outlines turn.
const side: readonly Point[] = [
  [10, 10],
  [3, 10],
  [3, 8.2],
  [5.5, 8.2],
  [5.5, 7],
  [2.8, 4.4],
  [-2.8, 4.4],
  [-5.5, 7],
  [-5.5, 8.2],
  [-3, 8.2],
  [-3, 10],
];

/** A 20 mm slotted aluminium profile standing on y = 0, with a dark cap on top. */
export function slottedProfile(solid: Solid, length: number): Solid {
  const corners = [0, 1, 2, 3].flatMap((quarter) => side.map((point) => turned(point, quarter)));
  solid.setFinish(finishes.aluminumDark).sweep(
    polygon(corners, 0.75, false),
    [
      [0, 0],
      [0, length],
    ],
    { capTop: true },
  );
  return solid.setFinish(finishes.pocket).at(0, length, 0, (cap) => cap.box(20.2, 2.2, 20.2, 0.8));
}

function turned([x, z]: Point, quarter: number): Point {
  const cosine = [1, 0, -1, 0][quarter] ?? 1;
  const sine = [0, 1, 0, -1][quarter] ?? 0;
  return [x * cosine - z * sine, x * sine + z * cosine];
}
