import { Board } from "../../../scene/kit/board/board.ts";
import { placePassiveRow } from "../../../scene/kit/board/passives.ts";
import { placeLqfp } from "../../../scene/kit/board/quad-flat.ts";
import { placeTssop } from "../../../scene/kit/board/small-outline.ts";
import { BoardRouter } from "../../routing/board-router.ts";
import { routeEscape, isUnconnected, routeNets, addStitchingVias } from "../../routing/route-nets.ts";
import { chipMark, type MarkAtlas } from "../../../scene/kit/marks.ts";
import { electrolytic } from "../../../scene/kit/parts/capacitors.ts";
import { jst } from "../../../scene/kit/parts/jst.ts";
import { inductor } from "../../../scene/kit/parts/inductors.ts";
import { crystal, led } from "../../../scene/kit/parts/small-parts.ts";

/** The position of the LED on the drive board. */
export const driveBoardLed = [15.5, 0.7, 11] as const;

/** A small board with one processor and three motor drivers; its connector is at the back edge. */
export function driveBoard(atlas: MarkAtlas): Board {
  const board = new Board(46, 32, { seed: 11, radius: 2.5, holes: corners(19.8, 12.8) });
  for (const { x, z } of board.holes) board.addRoundPad(x, z, 2.4, { hole: 1.4 });
  const pins = placeLqfp(board, {
    reference: "U1",
    x: -7,
    z: 2,
    width: 10,
    pinsPerSide: 12,
    pitch: 0.8,
    mark: atlas.mark(9, 9, 14, chipMark(["NW32-M4", "3 AXIS", "2647"], { pin1: false, size: 0.1 })),
  });
  const driverMark = atlas.mark(4, 4.6, 16, chipMark(["DR8", "2641"]));
  const drivers = [-6.5, 0.5, 7.5].map((z, index) =>
    placeTssop(board, { reference: `U${index + 2}`, x: 12, z, pins: 14, mark: driverMark }),
  );
  placeTall(board, atlas);
  placePassiveRow(board, "capacitor", "0402", -12, 10.4, 6, 1.9, 0, Math.PI / 2);
  placePassiveRow(board, "resistor", "0402", -16.4, -3, 5, 0, 2);
  placePassiveRow(board, "capacitor", "0603", 17.6, -5, 5, 0, 3, Math.PI / 2);
  const nets = drivers.flatMap(([, west = []], driver) =>
    west.slice(1, 5).flatMap((to, lane) => {
      const from = pins.east[driver * 4 + lane];
      return from ? [{ name: `drive ${driver} ${lane}`, from, to, highlighted: lane % 2 === 0 }] : [];
    }),
  );
  const router = new BoardRouter(board);
  routeNets(router, nets);
  for (const pin of Object.values(pins).flat()) if (isUnconnected(router, pin)) routeEscape(router, pin, 2.2);
  board.silkscreen.text("D3 SERVO DRIVE", -10.6, 13, 1.2, { align: "left" });
  addStitchingVias(router, 40);
  return board;
}

function placeTall(board: Board, atlas: MarkAtlas): void {
  const canMark = atlas.mark(6, 6, 14, chipMark(["220", "35V"], { pin1: false }));
  const coilMark = atlas.mark(5, 5, 14, chipMark(["4R7"], { pin1: false, size: 0.26 }));
  board.addPart(-13, -10, {}, (solid) => electrolytic(solid, 3.15, 7.7, canMark));
  board.addOccluder(-13, -10, 6.3, 6.3, 7.7, { round: true });
  board.addKeepOut(-13, -10, 9, 7);
  board.addPart(-5.4, -10, {}, (solid) => inductor(solid, 5, 3, coilMark));
  board.addOccluder(-5.4, -10, 5, 5, 3);
  board.addKeepOut(-5.4, -10, 6.4, 5.6);
  board.addPart(5, -12.6, { rotation: Math.PI }, (solid) => jst(solid, 6, 1.25));
  board.addOccluder(5, -12.6, 10, 5, 3.4);
  board.addKeepOut(5, -12.6, 11, 6);
  board.addPart(-15.5, 6, { rotation: Math.PI / 2 }, (solid) => crystal(solid));
  board.addOccluder(-15.5, 6, 2.5, 3.2, 0.75);
  board.addKeepOut(-15.5, 6, 3.4, 4.2);
  board.addPart(driveBoardLed[0], driveBoardLed[2], {}, led);
  board.addKeepOut(driveBoardLed[0], driveBoardLed[2], 3, 2);
  board.silkscreen.text("RUN", 12.4, driveBoardLed[2], 0.9);
}

function corners(x: number, z: number) {
  return [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].map(([sideX = 0, sideZ = 0]) => ({ x: sideX * x, z: sideZ * z, radius: 1.4 }));
}
