import { finishes } from "../../kit/finishes.ts";
import { chipMark } from "../../kit/marks.ts";
import { crystal } from "../../kit/parts/small-parts.ts";
import type { Board } from "../../kit/board/board.ts";
import { lifts } from "../../kit/board/lifts.ts";
import { placePassiveRow } from "../../kit/board/passives.ts";
import { placeLqfp, type LqfpPins } from "../../kit/board/quad-flat.ts";
import { controller, crystal as crystalPosition, chipFootprint } from "./placement.ts";
import type { Atlas } from "./processor.ts";

export const chipPadPitch = 1.2;
const chipPadsPerRow = 8;

/** The controller of the axes with its crystal, and the footprint of the chip that the arm puts down. */
export function placeController(board: Board, atlas: Atlas): LqfpPins {
  const { x, z, width } = controller;
  const lines = ["NW32-H7", "AXIS CTRL", "2647 A1"];
  const mark = atlas.mark(
    width - 1,
    width - 1,
    14,
    chipMark(lines, { logo: true, pin1: false, size: 0.075 }),
  );
  const pins = placeLqfp(board, { reference: "U4", x, z, width, pinsPerSide: 16, pitch: 0.8, mark });
  placeCrystal(board);
  placeChipFootprint(board);
  placePassiveRow(board, "resistor", "0402", -3.2, 21.4, 9, 1.6, 0, Math.PI / 2);
  board.silkscreen.text("R1-R9", 12.6, 21.4, 0.8, { align: "left" });
  return pins;
}

function placeCrystal(board: Board): void {
  const { x, z } = crystalPosition;
  const order = 0.3;
  board.addPart(x, z, { lift: lifts.small, order }, (solid) => crystal(solid));
  for (const sideX of [-1, 1]) {
    for (const sideZ of [-1, 1]) {
      board.addPad(x + sideX * 1.2, z + sideZ * 0.95, 1.2, 1, {
        finish: finishes.solder,
        grounded: sideZ < 0,
      });
    }
  }
  board.addOccluder(x, z, 3.2, 2.5, 0.75, { order });
  board.addKeepOut(x, z, 4.4, 3.2);
  board.silkscreen.text("Y1", x, z - 2.4, 0.8);
}

/** The position of one of the chip's pads; rows and columns count from 0 at the corner at -x, -z. */
export function chipPad(column: number, row: number): { x: number; z: number } {
  const middle = (chipPadsPerRow - 1) / 2;
  return {
    x: chipFootprint.x + (column - middle) * chipPadPitch,
    z: chipFootprint.z + (row - middle) * chipPadPitch,
  };
}

function placeChipFootprint(board: Board): void {
  const { x, z } = chipFootprint;
  const last = chipPadsPerRow - 1;
  board.addKeepOut(x, z, 11, 11);
  board.silkscreen.outline(x, z, 11.4, 11.4, { corners: true, pin1: true });
  board.silkscreen.text("U6", x + 7, z - 5.6, 1.1, { align: "left" });
  for (let column = 0; column <= last; column++) {
    for (let row = 0; row <= last; row++) {
      const isRim = column === 0 || row === 0 || column === last || row === last;
      const isCore = column > 1 && column < last - 1 && row > 1 && row < last - 1;
      const pad = chipPad(column, row);
      if (isRim || isCore) board.addRoundPad(pad.x, pad.z, 0.36);
    }
  }
}
