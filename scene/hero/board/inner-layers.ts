import { offsetPolyline } from "../../kit/board/polyline.ts";
import type { Point } from "../../kit/solid/outlines.ts";
import type { Board } from "../../kit/board/board.ts";

/** The inner layers: planes split by supply, and buses. */
export function drawInnerLayers(board: Board): void {
  board.planeSplits.push(
    [
      [-66, -4],
      [-22, -4],
      [-18, -8],
      [-4, -8],
      [4, -16],
      [4, -44],
    ],
    [
      [12, 44],
      [12, 24],
      [24, 12],
      [66, 12],
    ],
    [
      [-66, 32],
      [-46, 32],
      [-34, 44],
    ],
  );
  board.innerTraces.push(
    ...bundle(6, 1.2, [
      [-12, -5],
      [-12, 4],
      [2, 18],
      [6, 18],
      [6, 33],
    ]),
    ...bundle(4, 1.2, [
      [18, -38],
      [18, -30],
      [30, -18],
      [54, -18],
    ]),
    ...bundle(5, 1.2, [
      [-58, 12],
      [-50, 12],
      [-40, 22],
      [-24, 22],
      [-16, 30],
      [-16, 38],
    ]),
    ...bundle(3, 1.2, [
      [-50, -34],
      [-50, -28],
      [-40, -18],
      [-30, -18],
    ]),
  );
}

/** Parallel lines, the given one in the middle. */
function bundle(count: number, pitch: number, points: readonly Point[]): Point[][] {
  return Array.from({ length: count }, (_, index) =>
    offsetPolyline(points, (index - (count - 1) / 2) * pitch),
  );
}
