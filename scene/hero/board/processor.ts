import { sceneMarks } from "../../../firm/scene/marks.ts";
import { chipMark, type MarkAtlas } from "../../kit/marks.ts";
import { bga } from "../../kit/parts/chips.ts";
import { liddedChip } from "../../kit/parts/lidded-chip.ts";
import type { Board } from "../../kit/board/board.ts";
import { placeBallPads } from "../../kit/board/footprints.ts";
import { lifts } from "../../kit/board/lifts.ts";
import { meander } from "../../kit/board/meander.ts";
import { placePassiveRow } from "../../kit/board/passives.ts";
import { memories, processor } from "./placement.ts";

export type Atlas = Pick<MarkAtlas, "mark">;

/** The processor, its two memories and the buses between them. */
export function placeProcessor(board: Board, atlas: Atlas): void {
  const { x, z, width } = processor;
  const mark = atlas.mark(
    12.6,
    12.6,
    18,
    chipMark(["NW6410", "MOTION CORE", "2647 A1"], { logo: true, pin1: false, size: 0.088 }),
  );
  const order = 0.62;
  board.addPart(x, z, { lift: lifts.chip + 3, order }, (solid) => liddedChip(solid, width, mark));
  placeBallPads(board, { x, z, columns: 20, rows: 20, pitch: 1, rings: 4 });
  board.addOccluder(x, z, width, width, 1.1, { order });
  board.addOccluder(x, z, 15, 15, 2.4, { order });
  board.addKeepOut(x, z, width, width);
  board.silkscreen.outline(x, z, 22.4, 22.4, { corners: true });
  board.silkscreen.text("U1", x + 11.2, z - 12.3, 1.2, { align: "left" });
  placeMemories(board, atlas);
  for (const [index, memory] of memories.entries()) drawMemoryBus(board, memory.z, busMeanders[index] ?? []);
  board.addKeepOut(-35.7, -14.2, 10.4, 33);
}

function placeMemories(board: Board, atlas: Atlas): void {
  const mark = atlas.mark(9, 13, 12, chipMark([sceneMarks.maker, "LP4 32G", "2641"], { size: 0.075 }));
  const order = 0.55;
  for (const { reference, x, z } of memories) {
    board.addPart(x, z, { lift: lifts.chip, order }, (solid) => bga(solid, 10, 14, mark, 0.85));
    placeBallPads(board, { x, z, columns: 11, rows: 16, pitch: 0.8, rings: 3 });
    board.addOccluder(x, z, 10, 14, 1.1, { order });
    board.addKeepOut(x, z, 10.4, 14.4);
    board.silkscreen.outline(x, z, 11.2, 15.2, { corners: true, pin1: true });
    board.silkscreen.text(reference, x - 6.9, z - 5.6, 1.1, { rotation: -Math.PI / 2 });
    placePassiveRow(board, "capacitor", "0402", x - 7.7, z - 2.2, 4, 0, 2.1);
  }
}

/** The meander of one line of the bus. */
type BusMeander = readonly [count: number, alignment: number, amplitude: number];

const busMeanders: readonly (readonly BusMeander[])[] = [
  [
    [5, 0.2, 0.62],
    [2, 0.85, 0.5],
    [4, 0.6, 0.7],
    [0, 0, 0],
    [6, 0.35, 0.62],
    [3, 0.1, 0.5],
    [5, 0.75, 0.66],
    [2, 0.3, 0.62],
  ],
  [
    [3, 0.15, 0.66],
    [1, 0.6, 0.5],
    [6, 0.7, 0.62],
    [2, 0.2, 0.55],
    [4, 0.4, 0.7],
    [0, 0, 0],
    [5, 0.9, 0.62],
    [4, 0.25, 0.5],
  ],
];

/** The lines have different lengths inside the memory, so each gets another meander to match. */
function drawMemoryBus(board: Board, middle: number, lines: readonly BusMeander[]): void {
  for (const [index, [count, alignment, amplitude]] of lines.entries()) {
    const z = middle - 5.6 + index * 1.6;
    const points = meander([-41.3, z], [-30.6, z], { amplitude, period: 1.3, count, alignment });
    board.addTrace(points, { width: 0.2, highlighted: true, delay: 0.05 + index * 0.03 });
  }
}
