import { finishes } from "../../../scene/kit/finishes.ts";
import { arcPoints, roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { drilledHole } from "./drilled-hole.ts";
import { extrudeAlongX } from "./extrude.ts";
import { capScrew, washer } from "./fasteners.ts";

/** The size of the bracket: the front of its upright is z = 0; its foot extends forwards. */
export const bracketSize = { width: 74, height: 132, foot: 62, thickness: 3 } as const;

/** A bent aluminium bracket: upright and foot with a round bend, gussets, two screws to the roof; standing on y = 0. */
export function mountingBracket(solid: Solid): Solid {
  const { width, height, foot, thickness } = bracketSize;
  const bend = 7;
  const outer = arcPoints(-thickness + bend, bend, bend, Math.PI, 1.5 * Math.PI, 8);
  const inner = arcPoints(-thickness + bend, bend, bend - thickness, 1.5 * Math.PI, Math.PI, 8);
  solid
    .setFinish(finishes.aluminum)
    .at(0, 0, 0, (bracket) =>
      extrudeAlongX(
        bracket,
        [[-thickness, height], ...outer, [foot, 0], [foot, thickness], ...inner, [0, height]],
        width,
        0.4,
      ),
    );
  for (const x of [-22, 22]) {
    solid.at(x, thickness, foot - 16, (bore) => {
      drilledHole(bore, 3.4, 0.3, finishes.aluminum);
      washer(bore.setFinish(finishes.steel), 3, 6.4, 1);
      bore.at(0, 1, 0, (head) => capScrew(head.setFinish(finishes.screw), 2.5, 3));
    });
  }
  for (const x of [-1, 1]) {
    solid.save().translate(x * (width / 2 - 6), thickness, 0);
    solid.setFinish(finishes.aluminumDark).at(0, 0, 0, (gusset) =>
      extrudeAlongX(
        gusset,
        [
          [0, 0],
          [24, 0],
          [24, 3],
          [3, 34],
          [0, 34],
        ],
        2.4,
        0.3,
      ),
    );
    solid.restore();
  }
  return drawTop(solid);
}

/** The keyhole slot. */
function drawTop(solid: Solid): Solid {
  solid
    .save()
    .translate(0, bracketSize.height - 9, 0)
    .rotateX(Math.PI / 2);
  solid.setFinish(finishes.hole).at(0, 0.02, 0, (slot) => {
    slot.disc(4, 28, 0);
    slot.at(0, 0, -4, (neck) =>
      neck.sweep(
        roundedRectangle(4, 8, 2, 6),
        [
          [0, -0.01],
          [0, 0],
        ],
        { capBottom: false },
      ),
    );
  });
  return solid.restore();
}
