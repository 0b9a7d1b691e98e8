import { finish, finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import type { MarkAtlas } from "../../../scene/kit/marks.ts";
import { circle, roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { drilledHole } from "./drilled-hole.ts";

/** A dark anodised plate with a grid of tapped holes; its top is y = 0, its feet end at -thickness - 3. */
export function fixturePlate(solid: Solid, atlas: MarkAtlas, columns: number, rows: number): Solid {
  const width = columns * pitch + 10;
  const depth = rows * pitch + 10;
  solid
    .setFinish(anodised)
    .at(0, -thickness, 0, (body) => body.sweep(roundedRectangle(width, depth, 4, 5), flank, { bevel: 0.7 }));
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      solid.at(x * (width / 2 - 10), -thickness - 3, z * (depth / 2 - 10), (foot) =>
        foot.setFinish(finishes.rubber).sweep(circle(24), [
          [6, 0],
          [7, 3],
        ]),
      );
    }
  }
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const x = (column - (columns - 1) / 2) * pitch;
      const z = (row - (rows - 1) / 2) * pitch;
      solid.at(x, 0, z, (hole) => drilledHole(hole, 1.5, 0.45, finishes.aluminum));
    }
  }
  return engrave(solid, atlas, columns, rows);
}

const anodised = finish("#4a5255", 0.36, 0);
const pitch = 12;
const thickness = 9;
const flank: [number, number][] = [
  [0, 0],
  [0, thickness],
];

/** Letters for the columns and numbers for the rows. */
function engrave(solid: Solid, atlas: MarkAtlas, columns: number, rows: number): Solid {
  const front = (rows * pitch) / 2 + 1.6;
  const letters = atlas.mark(columns * pitch, 3, 12, (context) => {
    for (let column = 0; column < columns; column++) {
      strokeText(context, String.fromCharCode(65 + column), (column + 0.5) * pitch, 1.5, 1.5);
    }
  });
  const figures = atlas.mark(3, rows * pitch, 12, (context) => {
    for (let row = 0; row < rows; row++) strokeText(context, `${row + 1}`, 1.5, (row + 0.5) * pitch, 1.5);
  });
  const name = atlas.mark(44, 6, 12, (context, _, height) => {
    strokeText(context, "FIXTURE F2", 1.6, height / 2, 2.4, { align: "left", width: 0.36 });
    strokeText(context, "M3X12", 26, height / 2 + 0.5, 1.3, { align: "left" });
  });
  solid.setFinish(anodised);
  solid.at(0, 0.01, front, (edge) => edge.decal(columns * pitch, 3, letters));
  solid.at((-columns * pitch) / 2 - 2, 0.01, 0, (edge) => edge.decal(3, rows * pitch, figures));
  return solid
    .save()
    .translate((-columns * pitch) / 2 + 20, -thickness / 2, (rows * pitch) / 2 + 5.02)
    .rotateX(Math.PI / 2)
    .decal(44, 6, name)
    .restore();
}
