import { sceneMarks } from "../../../firm/scene/marks.ts";
import { fittingHeight } from "../../kit/lettering.ts";
import { chipMark, drawLogo } from "../../kit/marks.ts";
import { led as ledPart, pushButton } from "../../kit/parts/small-parts.ts";
import type { Board } from "../../kit/board/board.ts";
import { lifts } from "../../kit/board/lifts.ts";
import { placePassive, placePassiveRow } from "../../kit/board/passives.ts";
import { placeTssop } from "../../kit/board/small-outline.ts";
import { led, testPoints } from "./placement.ts";
import type { Atlas } from "./processor.ts";

const quarterTurn = Math.PI / 2;

/** Holes, fiducials, button, LED, test points, the flash memory, and passives of no other group. */
export function placeMiscParts(board: Board, atlas: Atlas): void {
  placeHolesAndFiducials(board);
  placeButtonAndLed(board);
  placeTestPoints(board);
  const flashMark = atlas.mark(4, 2.65, 16, chipMark(["NW25", "Q128"], { size: 0.12 }));
  placeTssop(board, { reference: "U8", x: 1, z: 31.5, pins: 8, mark: flashMark, rotation: quarterTurn });
  placePassive(board, "capacitor", "0402", 5.4, 31.5, quarterTurn);
  placePassive(board, "resistor", "0402", -3.4, 31, quarterTurn);
  placeOtherPassives(board);
}

function placeHolesAndFiducials(board: Board): void {
  for (const { x, z, radius } of board.holes) {
    board.addRoundPad(x, z, 3, { hole: radius });
    for (let index = 0; index < 8; index++) {
      const angle = (index / 8) * 2 * Math.PI;
      board.addVia(x + Math.cos(angle) * 2.3, z + Math.sin(angle) * 2.3, 0.22);
    }
  }
  for (const [x, z] of [
    [-53, 40.6],
    [54, -41],
    [-60, -31],
  ] as const) {
    board.addRoundPad(x, z, 0.55, { opening: 2.4 });
    board.addKeepOutCircle(x, z, 1.8);
  }
}

function placeButtonAndLed(board: Board): void {
  board.addPart(-22, 39, { lift: lifts.small, order: 0.4 }, pushButton);
  board.addOccluder(-22, 39, 4.2, 3.2, 1, { order: 0.4 });
  board.addKeepOut(-22, 39, 6.5, 4.4);
  board.silkscreen.text("BOOT", -22, 42, 0.85);
  board.addPart(led.x, led.z, { lift: lifts.small, order: 0.35 }, ledPart);
  board.addKeepOut(led.x, led.z, 3.4, 2);
  board.silkscreen.text("RUN", led.x, led.z + 1.7, 0.8);
}

function placeTestPoints(board: Board): void {
  for (const [index, [x, z]] of testPoints.entries()) {
    board.addRoundPad(x, z, 0.95);
    board.addKeepOutCircle(x, z, 1.4);
    board.silkscreen.text(`TP${index + 1}`, x + 1.7, z - 0.1, 0.85, { align: "left" });
  }
}

function placeOtherPassives(board: Board): void {
  placePassiveRow(board, "capacitor", "0402", -28.5, -0.6, 9, 2.1, 0, quarterTurn);
  placePassiveRow(board, "capacitor", "0402", -28.5, -27.4, 9, 2.1, 0, quarterTurn);
  placePassiveRow(board, "capacitor", "0402", -6.8, -20.6, 8, 0, 2.2);
  placePassiveRow(board, "capacitor", "0603", 1.4, -30.6, 1, 0, 0);
  placePassiveRow(board, "resistor", "0402", -49.6, 29.4, 4, 2.4, 0);
  placePassiveRow(board, "capacitor", "0402", -57.8, 8, 2, 0, 4.5);
  placePassiveRow(board, "capacitor", "0402", -57.8, 17, 3, 0, 4);
  placePassiveRow(board, "resistor", "0603", -53, 30.6, 4, 0, 2.1);
  placePassiveRow(board, "capacitor", "0402", -40, 33.6, 6, 1.6, 0, quarterTurn);
  placePassiveRow(board, "resistor", "0402", -26.6, 33.6, 4, 1.5, 0, quarterTurn);
  placePassiveRow(board, "capacitor", "0603", -16, 34.4, 2, 3, 0);
  placePassiveRow(board, "capacitor", "0402", 8, 27.2, 7, 2.4, 0, quarterTurn);
  placePassiveRow(board, "capacitor", "0603", 45.4, 11.2, 5, 2.6, 0, quarterTurn);
  placePassiveRow(board, "resistor", "0402", 38, 31.4, 3, 0, 1.6);
  placePassiveRow(board, "capacitor", "0805", 47.6, -38.6, 2, 3.6, 0);
  placePassiveRow(board, "capacitor", "0603", 27, -38.6, 5, 2.8, 0, quarterTurn);
  placePassiveRow(board, "resistor", "0402", 6, -31, 6, 0, 1.6);
  placePassiveRow(board, "capacitor", "0603", 22.4, 10.4, 4, 2.8, 0, quarterTurn);
}

/** Name, revision and place of origin. */
export function printLabels(board: Board): void {
  const { silkscreen } = board;
  silkscreen.draw(24.4, 15.4, (context) => drawLogo(context, 0, 0, 2.1));
  const height = fittingHeight(sceneMarks.maker, 2.8, 12);
  silkscreen.text(sceneMarks.maker, 28.4, 15.2, height, { align: "left", width: (height / 2.8) * 0.46 });
  silkscreen.text("A6 MOTION CORE", 23.2, 19.2, 1.05, { align: "left" });
  silkscreen.text("REV C  2647", 23.2, 21.1, 0.85, { align: "left" });
  silkscreen.text(sceneMarks.origin, -50.6, 42, 1, { align: "left" });
  silkscreen.text("94V-0", -60.6, -25, 0.8, { rotation: -quarterTurn });
  board.addKeepOut(31, 17.6, 19, 9);
}
