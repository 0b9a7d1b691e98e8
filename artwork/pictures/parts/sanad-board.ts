import { Board } from "../../../scene/kit/board/board.ts";
import { placeLqfp } from "../../../scene/kit/board/quad-flat.ts";
import { placeTssop } from "../../../scene/kit/board/small-outline.ts";
import { type MarkAtlas, chipMark, drawLogo } from "../../../scene/kit/marks.ts";
import { busNets, routeBoard } from "./board-nets.ts";
import { radioMark, radioModule, radioSize } from "./radio-module.ts";
import { placeCell, placeConnectors, placePower, placeSmall, sanadBoardLayout } from "./sanad-board-parts.ts";
import { placePart } from "./place-part.ts";

const { width, depth, connectors } = sanadBoardLayout;

/** The green board of the third and fourth Sanad: processor, radio, three inputs, and a cell for high temperatures. */
export function sanadBoard(atlas: MarkAtlas): Board {
  const holes = [-1, 1].flatMap((x) => [-1, 1].map((z) => ({ x: x * 42, z: z * 30, radius: 1.6 })));
  const board = new Board(width, depth, { seed: 21, radius: 4, holes });
  for (const { x, z } of board.holes) board.addRoundPad(x, z, 3, { hole: 1.6 });
  placeCell(board, atlas);
  const radio = { x: -27, z: 4 };
  const band = radioMark(atlas, "LORA  868 MHZ");
  placePart(board, { ...radio, ...radioSize, margin: 2.4, reference: "U2", outline: "corners" }, (solid) =>
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
  printLabels(board);
  const nets = [
    ...busNets("radio", { count: 8, highlighted: (lane) => lane % 3 !== 2 }, (lane) => [
      { x: radio.x + 9.6, z: radio.z - 5.08 + lane * 1.27, direction: 0 },
      pins.west[lane + 2],
    ]),
    ...front.flatMap(([, west = []], chip) =>
      busNets(`input ${chip}`, { count: 5 }, (lane) => [pins.east[chip * 6 + lane], west[lane + 1]]),
    ),
    ...connectors.x.flatMap((x, index) =>
      busNets(`connector ${index}`, { count: 3, width: 0.3, highlighted: (lane) => lane !== 1 }, (lane) => [
        pins.south[index * 4 + lane],
        { x: x + (lane - 1) * 1.25, z: connectors.z - 4, direction: 6 },
      ]),
    ),
  ];
  routeBoard(board, nets, [...Object.values(pins), ...front.flat()].flat(), 90);
  return board;
}

function printLabels(board: Board): void {
  board.silkscreen.draw(11.6, 24, (context) => drawLogo(context, 0, 0, 1.8));
  board.silkscreen.text("SANAD S3", 14.8, 23.4, 1.8, { align: "left", width: 0.3 });
  board.silkscreen.text("NAWAT  REV C", 14.8, 25.8, 1, { align: "left" });
  board.silkscreen.text("RUN", -37.4, 9, 0.9, { align: "left" });
}
