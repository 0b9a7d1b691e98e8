import { sceneMarks } from "../../../firm/scene/marks.ts";
import { finishes } from "../../kit/finishes.ts";
import { fittingHeight, strokeText } from "../../kit/lettering.ts";
import { drawLogo } from "../../kit/marks.ts";
import { shieldCan } from "../../kit/parts/shield-can.ts";
import type { UvRect } from "../../kit/solid/outlines.ts";
import type { Solid } from "../../kit/solid/solid.ts";
import type { Board } from "../../kit/board/board.ts";
import { lifts } from "../../kit/board/lifts.ts";
import { radio } from "./placement.ts";
import type { Atlas } from "./processor.ts";

const castellations = 12;
const order = 0.58;

/** The z of one of the radio's castellations, counted from the far end. */
export function castellationZ(index: number): number {
  return radio.z - 9 + index * 1.27;
}

/** The radio: a module with a shield can, its antenna over bare laminate. */
export function placeRadio(board: Board, atlas: Atlas): void {
  const { x, z } = radio;
  const mark = atlas.mark(14.8, 14.4, 14, drawLabel);
  board.addPart(x, z, { lift: lifts.chip, order }, (solid) => buildModule(solid, mark));
  for (let index = 0; index < castellations; index++) {
    for (const side of [-1, 1]) board.addPad(x + side * 9.4, castellationZ(index), 1.6, 0.8);
  }
  board.addOccluder(x, z, 18, 22, 0.85, { order });
  board.addOccluder(x, z - 2.6, 15.4, 15, 3.1, { order });
  board.addKeepOut(x, z, 20, 24);
  board.bareAreas.push({ x, z: z + 8.4, width: 22, depth: 7 });
  board.silkscreen.outline(x, z, 21, 22.8);
  board.silkscreen.text("U5", x - 9.8, z - 12.6, 1.1, { align: "left" });
}

function drawLabel(context: OffscreenCanvasRenderingContext2D): void {
  drawLogo(context, 2.7, 7.2, 1.3);
  const name = `${sceneMarks.maker} N1`;
  const height = fittingHeight(name, 1.25, 8.8);
  strokeText(context, name, 5.2, 7.1, height, { align: "left", width: (height / 1.25) * 0.22 });
  strokeText(context, "WI-FI 6  BLE 5.4", 1.5, 9.6, 0.85, { align: "left" });
  strokeText(context, "ID SAMPLE-N1", 1.5, 11.3, 0.75, { align: "left" });
  strokeText(context, "SN 2647 0147", 1.5, 12.9, 0.75, { align: "left" });
  for (let column = 0; column < 10; column++) {
    for (let row = 0; row < 10; row++) {
      const isRim = column === 0 || row === 9;
      const isSet = (column * 7 + row * 13 + column * row) % 3 === 0;
      if (isRim || isSet) context.fillRect(10.6 + column * 0.3, 10.4 + row * 0.3, 0.3, 0.3);
    }
  }
}

function buildModule(solid: Solid, mark: UvRect): void {
  solid.setFinish(finishes.substrate).at(0, 0.05, 0, (base) => base.box(18, 0.8, 22, 0.12));
  solid.setFinish(finishes.gold);
  for (let index = 0; index < castellations; index++) {
    for (const side of [-1, 1]) {
      solid.at(side * 8.7, 0.05, castellationZ(index) - radio.z, (edge) => edge.box(0.7, 0.83, 0.75));
    }
  }
  solid.at(0, 0.85, -2.6, (lid) => shieldCan(lid, 15.4, 15, 2.2, mark));
  drawAntenna(solid);
}

/** The antenna: a meander of printed copper along the end of the module. */
function drawAntenna(solid: Solid): void {
  const piece = (x: number, z: number, width: number, depth: number) =>
    solid.at(x, 0.86, z, (copper) => copper.rectangle(width, depth));
  solid.setFinish(finishes.copper);
  for (let winding = 0; winding < 7; winding++) {
    piece(-6 + winding * 2, 8.2, 0.55, 3.6);
    if (winding < 6) piece(-5 + winding * 2, winding % 2 ? 6.65 : 9.75, 2.5, 0.55);
  }
  piece(-6, 6, 0.55, 1.4);
}
