import { finishes } from "../../../scene/kit/finishes.ts";
import { polygon } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { washer } from "./fasteners.ts";

/** A brass standoff on y = 0 with a board on its top, and the screw's head on the board. */
export function hexStandoff(solid: Solid, height: number, board = 1.6): Solid {
  const corners = Array.from({ length: 6 }, (_, corner): [number, number] => {
    const angle = (corner / 6) * 2 * Math.PI;
    return [Math.cos(angle) * 2.75, Math.sin(angle) * 2.75];
  });
  solid.setFinish(finishes.gold).sweep(
    polygon(corners),
    [
      [-0.3, 0],
      [0, 0.3],
      [0, height - 0.3],
      [-0.3, height],
    ],
    { bevel: 0.08 },
  );
  return solid.at(0, height + board, 0, (top) => {
    washer(top.setFinish(finishes.steel), 1.3, 2.7, 0.4);
    top.setFinish(finishes.steel).at(0, 0.4, 0, (head) => {
      head.cylinder(2.2, 1.5, 28, 0.4, { capBottom: false });
      head.setFinish(finishes.hole).disc(1.1, 6, 1.51);
    });
  });
}
