import type { Point } from "../solid/outlines.ts";

/** Millimetres between the points of the routing grid. */
export const cellSize = 0.4;

/** Where a cell of a board's routing grid is; the grid begins in the board's corner at -x, -z. */
export function pointOfCell(column: number, row: number, board: { width: number; depth: number }): Point {
  return [column * cellSize - board.width / 2, row * cellSize - board.depth / 2];
}
