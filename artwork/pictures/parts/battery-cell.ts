import { type Finish, finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import type { MarkAtlas } from "../../../scene/kit/marks.ts";
import { circle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";

export interface Cell {
  radius: number;
  length: number;
  /** Printed on the sleeve: the name in large, then up to three small lines. */
  lines: readonly [string, ...string[]];
  sleeve?: Finish;
  /** The band at the positive end. */
  band?: Finish;
}

/** A round cell lying along +x from x = 0, its axis on y = 0. Lettering looks up and to the front. */
export function batteryCell(solid: Solid, atlas: MarkAtlas, cell: Cell): Solid {
  const { radius, length, sleeve = finishes.sleeve, band = finishes.copper } = cell;
  const split = length * 0.79;
  const round = 2 * Math.PI * radius;
  const print = atlas.mark(round, split - 3, 11, (context, w, h) => printSleeve(context, w, h, cell.lines));
  solid.save().rotateZ(-Math.PI / 2);
  const open = { capBottom: false, capTop: false };
  solid.setFinish(sleeve).sweep(
    circle(44),
    [
      [radius - 0.8, 0.6, 0.2],
      [radius - 0.15, 0.3, 0.2],
      [radius, 1, 0.3],
      [radius, 3],
    ],
    open,
  );
  solid.sweep(
    circle(44),
    [
      [radius, 3],
      [radius, split],
    ],
    { ...open, uvSide: [...print, 3, split] },
  );
  solid.setFinish(band).sweep(
    circle(44),
    [
      [radius + 0.02, split],
      [radius + 0.02, length - 2.2, 0.3],
      [radius - 0.6, length - 1.5, 0.2],
    ],
    open,
  );
  solid.setFinish(finishes.steel).at(0, 0.4, 0, (base) =>
    base
      .save()
      .rotateX(Math.PI)
      .disc(radius - 0.6, 32)
      .restore(),
  );
  solid.at(0, length - 1.7, 0, (top) => {
    top.setFinish(finishes.rubber).disc(radius - 0.5, 36, 0);
    top.setFinish(finishes.steel).cylinder(radius * 0.4, 1.7, 28, 0.3, { capBottom: false });
  });
  return solid.restore();
}

function printSleeve(
  context: OffscreenCanvasRenderingContext2D,
  width: number,
  height: number,
  [name, ...lines]: readonly [string, ...string[]],
): void {
  const size = Math.min(width * 0.085, height * 0.115);
  context.translate(width * 0.43, height / 2);
  context.rotate(Math.PI / 2);
  strokeText(context, name, -height * 0.37, -size * 0.2, size, { align: "left", width: size * 0.16 });
  for (const [index, line] of lines.entries()) {
    strokeText(context, line, -height * 0.37, size * (1.35 + index * 0.95), size * 0.46, { align: "left" });
  }
}
