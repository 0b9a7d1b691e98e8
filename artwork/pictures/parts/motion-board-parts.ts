import type { Board } from "../../../scene/kit/board/board.ts";
import { meander } from "../../../scene/kit/board/meander.ts";
import { placePassive, placePassiveRow } from "../../../scene/kit/board/passives.ts";
import { placeTssop } from "../../../scene/kit/board/small-outline.ts";
import { type MarkAtlas, chipMark } from "../../../scene/kit/marks.ts";
import { electrolytic } from "../../../scene/kit/parts/capacitors.ts";
import { bga, qfn } from "../../../scene/kit/parts/chips.ts";
import { inductor } from "../../../scene/kit/parts/inductors.ts";
import { mezzanine } from "../../../scene/kit/parts/mezzanine.ts";
import { crystal, led } from "../../../scene/kit/parts/small-parts.ts";
import { usbC } from "../../../scene/kit/parts/usb-c.ts";
import { placePart } from "./place-part.ts";

/** The position of the LED. */
export const motionBoardLed = [-6.8, 0.75, 19.4] as const;

/** Three motor drivers on the right; returns their pins, the right row of each first. */
export function placeDrivers(board: Board, atlas: MarkAtlas) {
  const mark = atlas.mark(4, 4.6, 16, chipMark(["NW88", "DRV"]));
  return [-12.6, -4, 4.6].map((z, index) => {
    placePassive(board, "capacitor", "0603", 24.6, z - 2, Math.PI / 2);
    placePassive(board, "resistor", "0603", 24.6, z + 1.6, Math.PI / 2);
    return placeTssop(board, { reference: `A${index + 1}`, x: 17, z, pins: 14, mark });
  });
}

/** The memory, with a bus of matched lengths. */
export function placeMemory(board: Board, atlas: MarkAtlas): void {
  const mark = atlas.mark(7, 9, 14, chipMark(["LP4 8G", "2641"], { size: 0.09 }));
  const footprint = { x: -22.4, z: 1.6, width: 8, depth: 11, height: 1.1 };
  placePart(board, { ...footprint, outline: "corners", reference: "U2" }, (solid) => bga(solid, 8, 11, mark));
  for (let column = 0; column < 8; column++) {
    for (let row = 0; row < 12; row++) {
      if (column !== 3 && column !== 4)
        board.addRoundPad(-22.4 + (column - 3.5) * 0.9, 1.6 + (row - 5.5) * 0.86, 0.24);
    }
  }
  for (let lane = 0; lane < 6; lane++) {
    const z = -2.2 + lane * 1.6;
    const from = [-18.2, z] as const;
    const to = [-12.6, z] as const;
    const points = lane % 2 === 0 ? meander(from, to, { amplitude: 0.6, period: 1.3, count: 2 }) : [from, to];
    board.addTrace(points, { highlighted: true, width: 0.2 });
  }
}

/** Capacitors, inductor and regulator along the back edge. */
export function placePower(board: Board, atlas: MarkAtlas): void {
  const can = atlas.mark(6, 6, 14, chipMark(["100", "35V"], { pin1: false }));
  for (const x of [-20.6, -12.8]) {
    const footprint = { x, z: -14.4, width: 6.6, depth: 6.6, height: 7.7, margin: 1.2 };
    placePart(board, footprint, (solid) => electrolytic(solid, 3.15, 7.7, can));
    for (const side of [-1, 1]) board.addPad(x + side * 2.9, -14.4, 2.6, 1.5);
  }
  const coil = atlas.mark(5, 5, 14, chipMark(["4R7"], { pin1: false, size: 0.26 }));
  placePart(board, { x: -4.4, z: -14.6, width: 6, depth: 6, height: 3, reference: "L1" }, (solid) =>
    inductor(solid, 6, 3, coil),
  );
  for (const side of [-1, 1]) board.addPad(-4.4 + side * 2.5, -14.6, 1.9, 3.6);
  const regulator = atlas.mark(4, 4, 16, chipMark(["NW7", "340P"], { size: 0.17, pin1: false }));
  placePart(board, { x: 4.4, z: -14.8, width: 5, depth: 5, height: 0.9, outline: "corners" }, (solid) =>
    qfn(solid, 5, regulator),
  );
  board.addPad(4.4, -14.8, 3, 3);
  for (let land = 0; land < 8; land++) {
    const aside = (land - 3.5) * 0.5;
    for (const side of [-1, 1]) {
      board.addPad(4.4 + aside, -14.8 + side * 2.6, 0.27, 0.7);
      board.addPad(4.4 + side * 2.6, -14.8 + aside, 0.7, 0.27);
    }
  }
  for (const [left, right] of [
    [-18, -15.4],
    [-10, -6.6],
    [-2, 1.6],
  ] as const) {
    board.addTrace(
      [
        [left, -14.5],
        [right, -14.5],
      ],
      { highlighted: true, width: 1.3 },
    );
  }
  placePassiveRow(board, "capacitor", "0805", 8.8, -18.4, 1, 0, 0, Math.PI / 2);
  placePassiveRow(board, "capacitor", "0402", -9.6, -8.4, 7, 1.8, 0, Math.PI / 2);
  placePassiveRow(board, "resistor", "0402", 8.6, -12, 5, 0, 1.6);
}

/** Connectors, LED and crystal along the front edge. */
export function placeFront(board: Board): void {
  const z = 16.4;
  placePart(board, { x: -16.4, z: 18.6, width: 9, depth: 7.4, height: 3.2, margin: 1.2 }, (solid) => {
    solid.translate(0, 0, 3.9);
    usbC(solid);
  });
  placePart(
    board,
    { x: 9.2, z, width: 18.4, depth: 5.6, height: 3.6, margin: 2.8, outline: "frame" },
    (solid) => mezzanine(solid, 20),
  );
  for (let position = 0; position < 20; position++) {
    for (const rotation of [0, Math.PI]) {
      const x = 9.2 + (position - 9.5) * 0.8;
      board.addInstance("contact", x, z, { rotation });
      board.addPad(x, z + (rotation ? -3.5 : 3.5), 0.42, 1.2);
    }
  }
  const [ledX, , ledZ] = motionBoardLed;
  placePart(board, { x: ledX, z: ledZ, width: 1.6, depth: 0.8, height: 0.6 }, led);
  placePassive(board, "resistor", "0402", ledX + 2.8, ledZ);
  placePart(board, { x: -14.4, z: 8.6, width: 3.2, depth: 2.5, height: 0.8 }, (solid) => crystal(solid));
  placePassiveRow(board, "capacitor", "0402", -27.2, -9.6, 6, 0, 1.8);
  placePassiveRow(board, "resistor", "0402", -27.2, 4, 5, 0, 1.8);
}
