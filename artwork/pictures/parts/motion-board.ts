import type { Board } from "../../../scene/kit/board/board.ts";
import { placeLqfp } from "../../../scene/kit/board/quad-flat.ts";
import { type MarkAtlas, chipMark } from "../../../scene/kit/marks.ts";
import { busNets, routeBoard } from "./board-nets.ts";
import { placeDrivers, placeFront, placeMemory, placePower } from "./motion-board-parts.ts";

/** Mounting holes of the motion board. */
export const motionBoardHoles = [-1, 1].flatMap((x) =>
  [-1, 1].map((z) => ({ x: x * 26.4, z: z * 18.4, radius: 1.35 })),
);

/** Lays out the motion board on a board of 60 × 44 mm. */
export function layOutMotionBoard(board: Board, atlas: MarkAtlas): Board {
  for (const { x, z } of board.holes) board.addRoundPad(x, z, 2.5, { hole: 1.35 });
  for (const [x, z] of [
    [-20.4, -19.6],
    [21, 19.8],
  ] as const) {
    board.addRoundPad(x, z, 0.5, { opening: 2.2 });
    board.addKeepOutCircle(x, z, 1.6);
  }
  const mark = chipMark(["NW32-H7", "MOTION", "2647 A1"], { pin1: false, size: 0.1 });
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
  printLabels(board);
  const nets = [
    ...drivers.flatMap(([, west = []], index) =>
      busNets(`drive ${index}`, { count: 4 }, (lane) => [pins.east[index * 4 + lane + 1], west[lane + 1]]),
    ),
    ...busNets("usb", { count: 4, highlighted: (lane) => lane < 2 }, (lane) => [
      pins.south[lane + 1],
      { x: -17.6 + lane * 0.8, z: 11.4, direction: 6 },
    ]),
    ...busNets("mezzanine", { count: 7 }, (lane) => [
      pins.south[lane + 6],
      { x: 4.4 + lane * 1.6, z: 11.6, direction: 6 },
    ]),
  ];
  routeBoard(board, nets, [...Object.values(pins), ...drivers.flat()].flat(), 80);
  return board;
}

function printLabels(board: Board): void {
  const { silkscreen } = board;
  silkscreen.text("M2 REV C", 12.6, -19.4, 1.3, { align: "left", width: 0.22 });
  silkscreen.text("J1", -22.6, 18.4, 1);
  silkscreen.text("J2", 20.8, 13.2, 1);
  silkscreen.text("RUN", -4, 17.9, 0.8);
}
