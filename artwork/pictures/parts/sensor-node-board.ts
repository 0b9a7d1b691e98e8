import { Board } from "../../../scene/kit/board/board.ts";
import { placePassiveRow } from "../../../scene/kit/board/passives.ts";
import { placeLqfp } from "../../../scene/kit/board/quad-flat.ts";
import { chipMark, type MarkAtlas } from "../../../scene/kit/marks.ts";
import { qfn } from "../../../scene/kit/parts/chips.ts";
import { jst } from "../../../scene/kit/parts/jst.ts";
import { pinHeader } from "../../../scene/kit/parts/pin-header.ts";
import { crystal, led, pushButton } from "../../../scene/kit/parts/small-parts.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { batteryCell } from "./battery-cell.ts";
import { cellAxisHeight, cellHolder } from "./cell-holder.ts";
import { busNets, routeBoard } from "./board-nets.ts";
import { radioMark, radioModule, radioSize } from "./radio-module.ts";
import { placePart } from "./place-part.ts";

/** Positions on the node's board: the LED, the connector of the probe, the antenna socket of the radio. */
export const nodeBoardLayout = {
  led: [13, 0.75, -3.6],
  plug: { x: 30.5, z: 14 },
  antenna: [-31.6, 1.2, 14],
  radius: 1.6,
} as const;

const radio = { x: -26, z: 6.2 };

/** The field node's board: an AA cell at the back, radio, processor, three sensors. */
export function sensorNodeBoard(atlas: MarkAtlas): Board {
  const holes = [-1, 1].flatMap((x) => [-1, 1].map((z) => ({ x: x * 34.6, z: z * 21.6, radius: 1.4 })));
  const board = new Board(76, 50, { seed: 5, radius: 5, holes });
  for (const { x, z } of board.holes) board.addRoundPad(x, z, 2.5, { hole: 1.4 });
  placeCell(board, atlas);
  const band = radioMark(atlas, "LORA  868 MHZ");
  placePart(board, { ...radio, ...radioSize, margin: 2.2, outline: "corners" }, (solid) =>
    radioModule(solid, band),
  );
  const mark = chipMark(["NW32-L4", "LOW POWER", "2647"], { pin1: false, size: 0.1 });
  const pins = placeLqfp(board, {
    reference: "U1",
    x: 1,
    z: 6,
    width: 10,
    pinsPerSide: 12,
    pitch: 0.8,
    mark: atlas.mark(9, 9, 16, mark),
  });
  const sensors = placeSensors(board, atlas);
  placeEdge(board);
  board.silkscreen.text("NODE N4  REV C", -15.6, 22.4, 1.2, { align: "left" });
  const nets = [
    ...busNets("radio", { count: 8, highlighted: (lane) => lane % 3 !== 2 }, (lane) => [
      { x: radio.x + 9.6, z: radio.z - 3.81 + lane * 1.27, direction: 0 },
      pins.west[lane + 2],
    ]),
    ...sensors.flatMap((z, chip) =>
      busNets(`sensor ${chip}`, { count: 3, highlighted: (lane) => lane < 2 }, (lane) => [
        pins.east[chip * 4 + lane + 1],
        { x: 18, z: z + (lane - 1) * 0.8, direction: 4 },
      ]),
    ),
    ...busNets("debug", { count: 6 }, (lane) => [
      pins.south[lane + 2],
      { x: 1 + (lane - 2.5) * 2, z: 17.4, direction: 6 },
    ]),
  ];
  routeBoard(board, nets, Object.values(pins).flat(), 60);
  return board;
}

function placeCell(board: Board, atlas: MarkAtlas): void {
  const [radius, length] = [7.2, 50.5];
  const draw = (solid: Solid) => {
    cellHolder(solid, radius, length);
    solid.save().translate(-length / 2, cellAxisHeight(radius), 0);
    batteryCell(solid, atlas, { radius, length, lines: ["3.6 V", "LI-SOCL2  2600 MAH", "DO NOT RECHARGE"] });
    solid.restore();
  };
  placePart(board, { x: 0, z: -15.6, width: 58.5, depth: 16.8, height: 15, margin: 1 }, draw);
}

function placeSensors(board: Board, atlas: MarkAtlas): number[] {
  const positions = [0.4, 6.8, 13.2];
  for (const [index, z] of positions.entries()) {
    const mark = atlas.mark(3.4, 3.4, 18, chipMark([["T9", "H4", "A2"][index] ?? ""], { size: 0.3 }));
    const footprint = { x: 21, z, width: 4, depth: 4, height: 0.9, margin: 1.4 };
    placePart(board, { ...footprint, outline: "corners" }, (solid) => qfn(solid, 4, mark));
    board.silkscreen.text(`U${index + 3}`, 24.6, z - 1.5, 1, { align: "left" });
    placePassiveRow(board, "capacitor", "0402", 25.4, z + 0.8, 1, 0, 0, Math.PI / 2);
  }
  return positions;
}

function placeEdge(board: Board): void {
  const [ledX, , ledZ] = nodeBoardLayout.led;
  placePart(board, { x: ledX, z: ledZ, width: 1.6, depth: 0.8, height: 0.6 }, led);
  board.silkscreen.text("RUN", ledX + 1.9, ledZ, 0.9, { align: "left" });
  placePart(board, { x: 1, z: 19.2, width: 12, depth: 2, height: 2.4, outline: "frame" }, (solid) =>
    pinHeader(solid, 6, 1, 2),
  );
  for (let pin = 0; pin < 6; pin++) board.addInstance("pin", 1 + (pin - 2.5) * 2, 19.2);
  board.silkscreen.text("SWD", 10.4, 19.4, 1.1);
  const plug = { ...nodeBoardLayout.plug, width: 5, depth: 8, height: 3.4 };
  placePart(board, { ...plug, rotation: Math.PI / 2, reference: "J2" }, (solid) => jst(solid, 4));
  placePart(board, { x: -11.4, z: -1.8, width: 3.2, depth: 2.5, height: 0.8 }, (solid) => crystal(solid));
  placePart(board, { x: -10.6, z: 17.8, width: 4.2, depth: 3.2, height: 1.4, margin: 2 }, pushButton);
  placePassiveRow(board, "capacitor", "0402", -6.4, -3.4, 7, 2, 0, Math.PI / 2);
  placePassiveRow(board, "resistor", "0402", 15.4, 18.6, 6, 1.7, 0, Math.PI / 2);
  placePassiveRow(board, "capacitor", "0603", 31.2, -4, 5, 0, 2.4, Math.PI / 2);
  placePassiveRow(board, "resistor", "0402", -36, -2, 6, 0, 1.7);
}
