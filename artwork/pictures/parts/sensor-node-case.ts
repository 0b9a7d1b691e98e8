import { finish, finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import type { MarkAtlas } from "../../../scene/kit/marks.ts";
import { roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { drilledPlate } from "./drilled-plate.ts";
import { onFront } from "./on-face.ts";
import { hexagonNut } from "./fasteners.ts";

/**
 * The field node's case of milled aluminium, standing on y = 0. The lid is so deep that
 * board and cell fit with 0.3 mm to spare.
 */
export const nodeCase = {
  width: 98,
  depth: 64,
  height: 16,
  corner: 9,
  wall: 2.4,
  floor: 2.2,
  board: 7.6,
  bosses: { x: 42, z: 25 },
  plug: [27, 8, 32],
  antenna: [-34, 9, -32],
} as const;

const { width, depth, height, wall, floor, bosses } = nodeCase;
const outline = roundedRectangle(width, depth, nodeCase.corner, 10);

/** Shell, ears, bosses with brass inserts, the seats of plug and antenna, and what is engraved on the front. */
export function sensorNodeCase(solid: Solid, atlas: MarkAtlas): Solid {
  drawShell(solid);
  drawEars(solid);
  for (const x of [-1, 1]) for (const z of [-1, 1]) solid.at(x * bosses.x, floor, z * bosses.z, drawBoss);
  drawSeats(solid);
  return engraveFront(solid, atlas);
}

function drawShell(solid: Solid): void {
  solid.save();
  solid.occlusion = ({ x, y, z }, normal) => {
    const isInside = Math.abs(x) < width / 2 - wall + 0.1 && Math.abs(z) < depth / 2 - wall + 0.1;
    if (isInside) return 0.4 + (0.55 * Math.max(0, y - floor)) / height;
    return normal.y > 0.5 ? 1 : 0.55 + 0.45 * Math.min(1, y / 4);
  };
  solid.setFinish(finishes.aluminum).sweep(outline, [
    [-1.2, 0, 0.5],
    [0, 1.4, 0.4],
    [0, 4.2],
    [0, height - 4.2, 0.15],
    [-0.5, height - 3.9, 0.1],
    [-0.5, height - 3.5, 0.1],
    [0, height - 3.2, 0.15],
    [0, height, 0.45],
    [-0.75, height, 0.1],
    [-0.75, height + 0.8, 0.15],
    [-1.45, height + 0.8, 0.15],
    [-1.45, height, 0.1],
    [-wall, height, 0.3],
    [-wall, floor, 0.5],
  ]);
  solid.restore();
}

const shadedPaper = finish("#6e675a", 0.9, 0);

function drawEars(solid: Solid): void {
  for (const side of [-1, 1]) {
    const bores = [{ x: side * 3.4, z: 0, radius: 2.3 }];
    solid.at((side * width) / 2 + side * 3, 0, 0, (ear) =>
      drilledPlate(
        ear,
        { width: 13.5, depth: 20, height: 3.2, corner: 5.6, bores, chamfer: 0.5 },
        finishes.aluminum,
        shadedPaper,
      ),
    );
  }
}

function drawBoss(solid: Solid): void {
  const top = height - floor - 0.8;
  solid.setFinish(finishes.aluminumDark).cylinder(3.5, top, 28, 0.3, { capBottom: false });
  solid.setFinish(finishes.gold).at(0, top + 0.02, 0, (insert) => insert.annulus(1.3, 2.3, 28, 0));
  solid.setFinish(finishes.hole).disc(1.3, 20, top + 0.03);
}

function drawSeats(solid: Solid): void {
  onFront(solid, ...nodeCase.plug, (face) => {
    hexagonNut(face.setFinish(finishes.aluminumDark), 14, 2.6, 5.4);
    face.setFinish(finishes.rubber).annulus(5.2, 6, 32, 2.63);
  });
  const [x, y, z] = nodeCase.antenna;
  solid
    .save()
    .translate(x, y, z)
    .rotateX(-Math.PI / 2);
  hexagonNut(solid.setFinish(finishes.gold), 8, 2.2, 3);
  solid
    .setFinish(finishes.gold)
    .at(0, 2.2, 0, (jack) => jack.cylinder(3.1, 6, 28, 0.25, { capBottom: false }));
  solid.restore();
  // The membrane vent.
  onFront(solid, 41, 9.6, depth / 2 - 2.6, (face) => {
    face
      .save()
      .rotateY(0)
      .translate(0, 0.1, 0)
      .setFinish(finishes.rubber)
      .cylinder(2.7, 3.3, 28, 0.3, { capBottom: false })
      .restore();
  });
}

function engraveFront(solid: Solid, atlas: MarkAtlas): Solid {
  const name = atlas.mark(52, 9, 16, (context, _, h) => {
    strokeText(context, "FIELD NODE", 1.6, h / 2 - 1.2, 3, { align: "left", width: 0.42 });
    strokeText(context, "N4  IP67", 1.6, h / 2 + 2.4, 1.35, { align: "left" });
  });
  onFront(solid, -16, 6.4, depth / 2 + 0.03, (face) => face.setFinish(finishes.aluminum).decal(52, 9, name));
  return solid;
}
