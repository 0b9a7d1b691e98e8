import { finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import type { MarkAtlas } from "../../../scene/kit/marks.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";

const field = 5;
const columns = 9;
const rows = 6;

/** The chequered plate for the calibration of a camera, on y = 0. */
export function calibrationTarget(solid: Solid, atlas: MarkAtlas): Solid {
  const width = columns * field + 8;
  const depth = rows * field + 12;
  const pattern = atlas.mark(width, depth, 10, (context) => {
    context.translate(4, 4);
    for (let column = 0; column < columns; column++) {
      for (let row = column % 2; row < rows; row += 2) {
        context.fillRect(column * field, row * field, field, field);
      }
    }
    strokeText(context, "9X6  5.000 MM", 0, rows * field + 4, 2, { align: "left" });
  });
  solid.setFinish(finishes.white).box(width + 1, 2.4, depth + 1, 0.4);
  return solid.at(0, 2.42, 0, (face) => face.decal(width, depth, pattern));
}
