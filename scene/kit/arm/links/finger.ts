import { finishes } from "../../finishes.ts";
import { roundedRectangle } from "../../solid/outlines.ts";
import type { Solid } from "../../solid/solid.ts";
import { socketScrew } from "./bolts.ts";
import { alongX } from "./orientation.ts";

/** One jaw: its closing face at z = 0, its origin between the rails; the other jaw is this one turned. */
export function drawFinger(solid: Solid): void {
  alongX(solid, () => {
    carriage(solid);
    blade(solid);
    pad(solid);
  });
  carriageScrews(solid);
}

function carriage(solid: Solid): void {
  solid.setFinish(finishes.aluminum).at(0, -1, 2.1, () =>
    solid.sweep(
      roundedRectangle(4.4, 3.6, 0.4, 2),
      [
        [0, 0],
        [0, 2.9],
      ],
      { bevel: 0.3 },
    ),
  );
}

/** A steel foot under the carriage, a stem, and a thinner tip. */
function blade(solid: Solid): void {
  solid.setFinish(finishes.steel).at(0, 1.9, 1.95, () => solid.box(4, 0.8, 3.2, 0.18));
  solid.setFinish(finishes.aluminumDark).at(0, 2.6, 1.02, () =>
    solid.sweep(roundedRectangle(3.2, 1.36, 0.3, 2), [
      [0, 0, 0],
      [0, 3.2, 0.25],
      [-0.3, 4.1, 0.2],
      [-0.3, 9.3, 0.18],
    ]),
  );
}

/** Rubber with six ribs across, down to the fingertip, so that it holds a chip by its edge. */
function pad(solid: Solid): void {
  const ribs = 6;
  const pitch = 0.74;
  solid.setFinish(finishes.rubber).at(0, 7.3, 0.42, () => solid.box(2.3, 4.5, 0.5));
  for (let i = 0; i < ribs; i++) {
    solid.at(0, 7.45 + i * pitch, 0.1, () => solid.box(2.3, 0.44, 0.2));
  }
}

function carriageScrews(solid: Solid): void {
  for (const side of [-1, 1]) {
    solid
      .save()
      .rotateX(side > 0 ? 0 : Math.PI)
      .translate(0.45, 2.2, side * 2.1);
    socketScrew(solid, 0.62, 0.34);
    solid.restore();
  }
}
