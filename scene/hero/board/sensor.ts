import { chipMark } from "../../kit/marks.ts";
import type { Board } from "../../kit/board/board.ts";
import { placePassiveRow } from "../../kit/board/passives.ts";
import { placeQfn } from "../../kit/board/quad-no-lead.ts";
import type { Pin } from "../../kit/board/small-outline.ts";
import { sensor } from "./placement.ts";
import type { Atlas } from "./processor.ts";

/** The inertial sensor between processor and chip, with its capacitors. */
export function placeSensor(board: Board, atlas: Atlas): readonly Pin[] {
  const { x, z } = sensor;
  const mark = atlas.mark(3.6, 3.6, 16, chipMark(["NS6", "IMU"], { size: 0.16, pin1: false }));
  const pins = placeQfn(board, { reference: "U9", x, z, width: 4, mark, order: 0.46 });
  placePassiveRow(board, "capacitor", "0402", x + 4.6, z - 2, 2, 0, 1.6);
  placePassiveRow(board, "resistor", "0402", x + 4.6, z - 5.2, 2, 0, 1.6);
  return pins;
}
