import { finishes } from "../finishes.ts";
import type { Board } from "./board.ts";

/** The pads below a ball grid, visible in the exploded view; only `rings` rows from the edge have pads. */
export function placeBallPads(board: Board, { x, z, columns, rows, pitch, rings }: BallGrid): void {
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const fromRim = Math.min(column, row, columns - 1 - column, rows - 1 - row);
      if (fromRim >= rings) continue;
      const padX = x + (column - (columns - 1) / 2) * pitch;
      board.addPad(padX, z + (row - (rows - 1) / 2) * pitch, pitch * 0.45, pitch * 0.45);
    }
  }
}

export interface BallGrid {
  readonly x: number;
  readonly z: number;
  readonly columns: number;
  readonly rows: number;
  readonly pitch: number;
  readonly rings: number;
}

/** The two pads of a larger part, `apart` between their middles along x. */
export function placePadPair(
  board: Board,
  x: number,
  z: number,
  apart: number,
  width: number,
  depth: number,
): void {
  for (const side of [-1, 1]) {
    const options = { finish: finishes.solder, grounded: side < 0 };
    board.addPad(x + (side * apart) / 2, z, width, depth, options);
  }
}
