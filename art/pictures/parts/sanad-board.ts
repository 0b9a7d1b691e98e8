import { Board } from "../../../app/scene/board/board.ts";
import { placePassiveRow } from "../../../app/scene/board/passives.ts";
import { placeLqfp } from "../../../app/scene/board/quad-flat.ts";
import { placeTssop } from "../../../app/scene/board/small-outline.ts";
import { escape, isLoose, type Net, routeNets, stitch } from "../../../app/scene/board/wiring.ts";
import { finishes } from "../../../app/scene/finishes.ts";
import { chipMark, drawMark, type MarkAtlas } from "../../../app/scene/marks.ts";
import { electrolytic } from "../../../app/scene/parts/capacitors.ts";
import { jst } from "../../../app/scene/parts/jst.ts";
import { inductor } from "../../../app/scene/parts/inductors.ts";
import { crystal, led, pushButton } from "../../../app/scene/parts/small-parts.ts";
import type { Solid } from "../../../app/scene/solid/solid.ts";
import { batteryCell } from "./battery-cell.ts";
import { cellAxis, cellHolder } from "./cell-holder.ts";
import { radioMark, radioModule, radioSize } from "./radio-module.ts";
import { standPart } from "./stand-part.ts";

/** Where things are on Sanad's board: the LED, the cell, and the three connectors along the front edge. */
export const sanadBoardPlaces = {
  width: 92,
  depth: 68,
  led: [-40, 0.8, 9],
  cell: { x: -4, z: -21, radius: 9.1, length: 65 },
  connectors: { x: [-31, 0, 31], z: 29.4 },
} as const;

const { width, depth, cell, connectors } = sanadBoardPlaces;

/** The green board of the third and fourth Sanad: processor, radio, three inputs, and a cell that bears heat. */
export function sanadBoard(atlas: MarkAtlas): Board {
  const holes = [-1, 1].flatMap((x) => [-1, 1].map((z) => ({ x: x * 42, z: z * 30, radius: 1.6 })));
  const board = new Board(width, depth, { seed: 21, radius: 4, holes });
  for (const { x, z } of board.holes) board.roundPad(x, z, 3, { hole: 1.6 });
  placeCell(board, atlas);
  const radio = { x: -27, z: 4 };
  const band = radioMark(atlas, "LORA  868 MHZ");
  standPart(board, { ...radio, ...radioSize, margin: 2.4, reference: "U2", outline: "corners" }, (solid) =>
    radioModule(solid, band),
  );
  const pins = placeLqfp(board, {
    reference: "U1",
    x: -1,
    z: 7,
    width: 10,
    pinsPerSide: 12,
    pitch: 0.8,
    mark: atlas.mark(
      9,
      9,
      14,
      chipMark(["NW32-L4", "SANAD", "2647"], { logo: true, pin1: false, size: 0.085 }),
    ),
  });
  const frontEnd = atlas.mark(4, 4.6, 16, chipMark(["NA3", "AFE"]));
  const front = [
    placeTssop(board, { reference: "U3", x: 19, z: 4, pins: 14, mark: frontEnd }),
    placeTssop(board, { reference: "U4", x: 19, z: 12.4, pins: 14, mark: frontEnd }),
  ];
  placeConnectors(board);
  placePower(board, atlas);
  placeSmall(board);
  const nets: Net[] = [];
  for (let lane = 0; lane < 8; lane++) {
    const to = pins.west[lane + 2];
    if (to)
      nets.push({
        name: `radio ${lane}`,
        from: { x: radio.x + 9.6, z: radio.z - 5.08 + lane * 1.27, direction: 0 },
        to,
        hot: lane % 3 !== 2,
        width: 0.26,
      });
  }
  for (const [chip, [, west = []]] of front.entries()) {
    for (const [lane, to] of west.slice(1, 6).entries()) {
      const from = pins.east[chip * 6 + lane];
      if (from) nets.push({ name: `input ${chip} ${lane}`, from, to, hot: lane % 2 === 0, width: 0.26 });
    }
  }
  for (const [index, x] of connectors.x.entries()) {
    for (let lane = 0; lane < 3; lane++) {
      const from = pins.south[index * 4 + lane];
      const to = { x: x + (lane - 1) * 1.25, z: connectors.z - 4, direction: 6 };
      if (from) nets.push({ name: `connector ${index} ${lane}`, from, to, hot: lane !== 1, width: 0.3 });
    }
  }
  routeNets(board, nets);
  for (const pin of [...Object.values(pins), ...front.flat()].flat())
    if (isLoose(board, pin)) escape(board, pin, 2.2);
  label(board);
  stitch(board, 90);
  return board;
}

function placeCell(board: Board, atlas: MarkAtlas): void {
  const draw = (solid: Solid) => {
    cellHolder(solid, cell.radius, cell.length);
    solid.save().move(-cell.length / 2, cellAxis(cell.radius), 0);
    batteryCell(solid, atlas, {
      radius: cell.radius,
      length: cell.length,
      lines: ["NAWAT", "LIFEPO4  3.2 V  1800 MAH", "-20 .. +85 °C"],
      sleeve: finishes.mask,
    });
    solid.restore();
  };
  standPart(board, { x: cell.x, z: cell.z, width: 73, depth: 20.6, height: 19, margin: 1.4 }, draw);
}

function placeConnectors(board: Board): void {
  for (const [index, x] of connectors.x.entries()) {
    standPart(board, { x, z: connectors.z, width: 8, depth: 5, height: 3.4, margin: 1 }, (solid) =>
      jst(solid, 4),
    );
    board.silkscreen.text(["CLAMP", "TANK", "BATT"][index] ?? "", x - 5, connectors.z, 1.1, {
      align: "right",
    });
  }
}

function placePower(board: Board, atlas: MarkAtlas): void {
  const can = atlas.mark(6, 6, 14, chipMark(["220", "16V"], { pin1: false }));
  const coil = atlas.mark(5, 5, 14, chipMark(["4R7"], { pin1: false, size: 0.26 }));
  for (const z of [-2, 7]) {
    standPart(board, { x: 32.6, z, width: 6.6, depth: 6.6, height: 7.7, margin: 1.6 }, (solid) =>
      electrolytic(solid, 3.15, 7.7, can),
    );
  }
  standPart(
    board,
    { x: 32.4, z: 15.6, width: 6, depth: 6, height: 3, outline: "corners", reference: "L1" },
    (solid) => inductor(solid, 6, 3, coil),
  );
  placePassiveRow(board, "capacitor", "0805", 38.6, -2, 5, 0, 2.6);
}

function placeSmall(board: Board): void {
  standPart(board, { x: -10.4, z: 15.6, width: 3.2, depth: 2.5, height: 0.8, margin: 1 }, (solid) =>
    crystal(solid),
  );
  standPart(board, { x: -39.4, z: 17.4, width: 4.2, depth: 3.2, height: 1.5, margin: 1.6 }, pushButton);
  standPart(
    board,
    {
      x: sanadBoardPlaces.led[0],
      z: sanadBoardPlaces.led[2],
      width: 1.6,
      depth: 0.8,
      height: 0.6,
      margin: 1.4,
    },
    led,
  );
  placePassiveRow(board, "capacitor", "0402", -6, -3.4, 7, 2, 0, Math.PI / 2);
  placePassiveRow(board, "resistor", "0402", 13, 19.4, 7, 1.7, 0, Math.PI / 2);
  placePassiveRow(board, "capacitor", "0603", 24.8, 0, 6, 0, 2.6, Math.PI / 2);
  placePassiveRow(board, "capacitor", "0402", -37, 24, 5, 2.1, 0, Math.PI / 2);
}

function label(board: Board): void {
  board.silkscreen.draw(11.6, 24, (context) => drawMark(context, 0, 0, 1.8));
  board.silkscreen.text("SANAD S3", 14.8, 23.4, 1.8, { align: "left", width: 0.3 });
  board.silkscreen.text("NAWAT  REV C", 14.8, 25.8, 1, { align: "left" });
  board.silkscreen.text("RUN", -37.4, 9, 0.9, { align: "left" });
}
