import { Vector3 } from "three";
import { finish, type Finish, finishes } from "../../../scene/kit/finishes.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { drawTube } from "../../solid/tube.ts";
import { smoothPath, type Position } from "./smooth-path.ts";

/** Insulations in the brand's colours. */
export const insulation = {
  copper: finish("#b8622c", 0.42, 0),
  black: finish("#17191a", 0.42, 0),
  ivory: finish("#ded7c4", 0.45, 0),
  green: finish("#1d5440", 0.42, 0),
  lime: finish("#9fc43a", 0.42, 0),
} as const satisfies Record<string, Finish>;

/** A stiff wire, bent like a staple, between two holes of a breadboard. */
export function stapleWire(solid: Solid, from: Position, to: Position, sleeve: Finish): Solid {
  const [start, end] = [new Vector3(...from), new Vector3(...to)];
  const along = end.clone().sub(start).normalize();
  const path = [
    start.clone().setY(from[1] - 1),
    start.clone().setY(from[1] + 0.6),
    start
      .clone()
      .setY(from[1] + 1.05)
      .addScaledVector(along, 0.5),
    end
      .clone()
      .setY(to[1] + 1.05)
      .addScaledVector(along, -0.5),
    end.clone().setY(to[1] + 0.6),
    end.clone().setY(to[1] - 1),
  ];
  return drawTube(solid.setFinish(sleeve), smoothPath(path, 0.4), 0.62, 10);
}

/** A soft wire with moulded ends that stand upright in the holes; it bows up to `rise` and aside by `bow`. */
export function jumperWire(
  solid: Solid,
  from: Position,
  to: Position,
  sleeve: Finish,
  rise = 24,
  bow: readonly [x: number, z: number] = [0, 0],
): Solid {
  for (const [x, y, z] of [from, to]) drawHousing(solid, x, y, z);
  const [start, end] = [from, to].map(([x, y, z]) => new Vector3(x, y + housing, z));
  if (!start || !end) return solid;
  const middle = start
    .clone()
    .add(end)
    .multiplyScalar(0.5)
    .add(new Vector3(bow[0], rise, bow[1]));
  const path = smoothPath(
    [
      start,
      start.clone().add(new Vector3(0, 5, 0)),
      start
        .clone()
        .lerp(middle, 0.5)
        .add(new Vector3(0, rise * 0.28, 0)),
      middle,
      end
        .clone()
        .lerp(middle, 0.5)
        .add(new Vector3(0, rise * 0.28, 0)),
      end.clone().add(new Vector3(0, 5, 0)),
      end,
    ],
    0.9,
  );
  return drawTube(solid.setFinish(sleeve), path, 0.75, 10);
}

const housing = 14;

function drawHousing(solid: Solid, x: number, y: number, z: number): void {
  solid.setFinish(finishes.gold).at(x, y - 2, z, (pin) => pin.box(0.64, 2.4, 0.64));
  solid.setFinish(finishes.lcp).at(x, y + 0.3, z, (body) => {
    body.box(2.3, housing - 0.3, 2.3, 0.25);
    body.setFinish(finishes.tin).at(0, 8.2, 1.16, (window) => window.box(1, 3, 0.05));
  });
}
