import type { Board } from "../../../app/scene/board/board.ts";
import { meander } from "../../../app/scene/board/meander.ts";
import { placePassive, placePassiveRow } from "../../../app/scene/board/passives.ts";
import { placeLqfp } from "../../../app/scene/board/quad-flat.ts";
import { placeTssop } from "../../../app/scene/board/small-outline.ts";
import { escape, isLoose, type Net, routeNets, stitch } from "../../../app/scene/board/wiring.ts";
import { chipMark, drawMark, type MarkAtlas } from "../../../app/scene/marks.ts";
import { electrolytic } from "../../../app/scene/parts/capacitors.ts";
import { bga, qfn } from "../../../app/scene/parts/chips.ts";
import { inductor } from "../../../app/scene/parts/inductors.ts";
import { mezzanine } from "../../../app/scene/parts/mezzanine.ts";
import { crystal, led } from "../../../app/scene/parts/small-parts.ts";
import { usbC } from "../../../app/scene/parts/usb-c.ts";
import { standPart } from "./stand-part.ts";

/** Holes of the motion board, for the panel's maker and for the posts it stands on. */
export const motionBoardHoles = [-1, 1].flatMap((x) =>
  [-1, 1].map((z) => ({ x: x * 26.4, z: z * 18.4, radius: 1.35 })),
);

/** Where its lamp is. */
export const motionBoardLamp = [-6.8, 0.75, 19.4] as const;

/** Lays out the motion board on a board of 60 × 44 mm. */
export function layMotionBoard(board: Board, atlas: MarkAtlas): Board {
  for (const { x, z } of board.holes) board.roundPad(x, z, 2.5, { hole: 1.35 });
  for (const [x, z] of [
    [-20.4, -19.6],
    [21, 19.8],
  ] as const) {
    board.roundPad(x, z, 0.5, { opening: 2.2 });
    board.blockCircle(x, z, 1.6);
  }
  const mark = chipMark(["NW32-H7", "MOTION", "2647 A1"], { logo: true, pin1: false, size: 0.085 });
  const pins = placeLqfp(board, {
    reference: "U1",
    x: -5,
    z: 2,
    width: 12,
    pinsPerSide: 14,
    pitch: 0.8,
    mark: atlas.mark(11, 11, 14, mark),
  });
  const drivers = placeDrivers(board, atlas);
  placeMemory(board, atlas);
  placePower(board, atlas);
  placeFront(board);
  const nets: Net[] = [];
  for (const [index, [, west = []]] of drivers.entries()) {
    for (const [lane, to] of west.slice(1, 5).entries()) {
      const from = pins.east[index * 4 + lane + 1];
      if (from) nets.push({ name: `drive ${index} ${lane}`, from, to, hot: lane % 2 === 0, width: 0.26 });
    }
  }
  for (let lane = 0; lane < 4; lane++) {
    const from = pins.south[lane + 1];
    const to = { x: -17.6 + lane * 0.8, z: 11.4, direction: 6 };
    if (from) nets.push({ name: `usb ${lane}`, from, to, hot: lane < 2, width: 0.26 });
  }
  for (let lane = 0; lane < 7; lane++) {
    const from = pins.south[lane + 6];
    const to = { x: 4.4 + lane * 1.6, z: 11.6, direction: 6 };
    if (from) nets.push({ name: `mezzanine ${lane}`, from, to, hot: lane % 2 === 0, width: 0.26 });
  }
  routeNets(board, nets);
  for (const pin of [...Object.values(pins), ...drivers.flat()].flat()) {
    if (isLoose(board, pin)) escape(board, pin, 2);
  }
  letter(board);
  stitch(board, 80);
  return board;
}

function placeDrivers(board: Board, atlas: MarkAtlas) {
  const mark = atlas.mark(4, 4.6, 16, chipMark(["NW88", "DRV"]));
  return [-12.6, -4, 4.6].map((z, index) => {
    placePassive(board, "capacitor", "0603", 24.6, z - 2, Math.PI / 2);
    placePassive(board, "resistor", "0603", 24.6, z + 1.6, Math.PI / 2);
    return placeTssop(board, { reference: `A${index + 1}`, x: 17, z, pins: 14, mark });
  });
}

/** The memory hangs on a bus of equal lengths. */
function placeMemory(board: Board, atlas: MarkAtlas): void {
  const mark = atlas.mark(7, 9, 14, chipMark(["NAWAT", "LP4 8G", "2641"], { size: 0.09 }));
  const footprint = { x: -22.4, z: 1.6, width: 8, depth: 11, height: 1.1 };
  standPart(board, { ...footprint, outline: "corners", reference: "U2" }, (solid) => bga(solid, 8, 11, mark));
  for (let column = 0; column < 8; column++) {
    for (let row = 0; row < 12; row++) {
      if (column !== 3 && column !== 4)
        board.roundPad(-22.4 + (column - 3.5) * 0.9, 1.6 + (row - 5.5) * 0.86, 0.24);
    }
  }
  for (let lane = 0; lane < 6; lane++) {
    const z = -2.2 + lane * 1.6;
    const from = [-18.2, z] as const;
    const to = [-12.6, z] as const;
    const points = lane % 2 === 0 ? meander(from, to, { amplitude: 0.6, period: 1.3, count: 2 }) : [from, to];
    board.wire(points, { hot: true, width: 0.2 });
  }
}

function placePower(board: Board, atlas: MarkAtlas): void {
  const can = atlas.mark(6, 6, 14, chipMark(["100", "35V"], { pin1: false }));
  for (const x of [-20.6, -12.8]) {
    const footprint = { x, z: -14.4, width: 6.6, depth: 6.6, height: 7.7, margin: 1.2 };
    standPart(board, footprint, (solid) => electrolytic(solid, 3.15, 7.7, can));
    for (const side of [-1, 1]) board.pad(x + side * 2.9, -14.4, 2.6, 1.5);
  }
  const coil = atlas.mark(5, 5, 14, chipMark(["4R7"], { pin1: false, size: 0.26 }));
  standPart(board, { x: -4.4, z: -14.6, width: 6, depth: 6, height: 3, reference: "L1" }, (solid) =>
    inductor(solid, 6, 3, coil),
  );
  for (const side of [-1, 1]) board.pad(-4.4 + side * 2.5, -14.6, 1.9, 3.6);
  const regulator = atlas.mark(4, 4, 16, chipMark(["NW7", "340P"], { size: 0.17, pin1: false }));
  standPart(board, { x: 4.4, z: -14.8, width: 5, depth: 5, height: 0.9, outline: "corners" }, (solid) =>
    qfn(solid, 5, regulator),
  );
  board.pad(4.4, -14.8, 3, 3);
  for (let land = 0; land < 8; land++) {
    const aside = (land - 3.5) * 0.5;
    for (const side of [-1, 1]) {
      board.pad(4.4 + aside, -14.8 + side * 2.6, 0.27, 0.7);
      board.pad(4.4 + side * 2.6, -14.8 + aside, 0.7, 0.27);
    }
  }
  placePassiveRow(board, "capacitor", "0805", 8.8, -18.4, 1, 0, 0, Math.PI / 2);
  placePassiveRow(board, "capacitor", "0402", -9.6, -8.4, 7, 1.8, 0, Math.PI / 2);
  placePassiveRow(board, "resistor", "0402", 8.6, -12, 5, 0, 1.6);
}

function placeFront(board: Board): void {
  const z = 16.4;
  standPart(board, { x: -16.4, z: 18.6, width: 9, depth: 7.4, height: 3.2, margin: 1.2 }, (solid) => {
    solid.move(0, 0, 3.9);
    usbC(solid);
  });
  standPart(
    board,
    { x: 9.2, z, width: 18.4, depth: 5.6, height: 3.6, margin: 2.8, outline: "frame" },
    (solid) => mezzanine(solid, 20),
  );
  for (let position = 0; position < 20; position++) {
    for (const turn of [0, Math.PI]) {
      const x = 9.2 + (position - 9.5) * 0.8;
      board.put("contact", x, z, { turn });
      board.pad(x, z + (turn ? -3.5 : 3.5), 0.42, 1.2);
    }
  }
  const [lampX, , lampZ] = motionBoardLamp;
  standPart(board, { x: lampX, z: lampZ, width: 1.6, depth: 0.8, height: 0.6 }, led);
  placePassive(board, "resistor", "0402", lampX + 2.8, lampZ);
  standPart(board, { x: -14.4, z: 8.6, width: 3.2, depth: 2.5, height: 0.8 }, (solid) => crystal(solid));
  placePassiveRow(board, "capacitor", "0402", -27.2, -9.6, 6, 0, 1.8);
  placePassiveRow(board, "resistor", "0402", -27.2, 4, 5, 0, 1.8);
}

function letter(board: Board): void {
  const { silkscreen } = board;
  silkscreen.draw(14.6, -19.4, (context) => drawMark(context, 0, 0, 1.2));
  silkscreen.text("NAWAT M2", 16.6, -19.4, 1.3, { align: "left", width: 0.22 });
  silkscreen.text("J1", -22.6, 18.4, 1);
  silkscreen.text("J2", 20.8, 13.2, 1);
  silkscreen.text("RUN", -4, 17.9, 0.8);
}
