import type { Point } from "../solid/outlines.ts";
import type { Board } from "./board.ts";
import { pointOfCell } from "./grid-cell.ts";
import { directionStep } from "./terminal.ts";

/** The routes of a board, in the form that is committed. A highlighted net has a delay. */
export interface Wiring {
  readonly nets: readonly { readonly width: number; readonly delay?: number; readonly path: Path }[];
  /** From a pin to a via at the path's end. */
  readonly escapes: readonly Path[];
  /** The vias that join the planes: x and z alternately, in millimetres. */
  readonly planeVias: readonly number[];
}

/**
 * Column and row of the cell it begins in, then runs: a direction as in `Terminal` and a number of cells, as in
 * `112,101 2:14 1:25 2:4`. Points in millimetres where the net leaves the grid.
 */
export type Path = string | readonly Point[];

export const escapeWidth = 0.25;
export const escapeViaRadius = 0.3;
export const planeViaRadius = 0.26;

/** Gives a board the nets and vias that were found for it. */
export function addWiring(board: Board, { nets, escapes, planeVias }: Wiring): void {
  for (const { width, delay, path } of nets) {
    board.addTrace(pointsOf(path, board), { width, highlighted: delay !== undefined, delay: delay ?? 0 });
  }
  for (const path of escapes) {
    const points = pointsOf(path, board);
    board.addTrace(points, { width: escapeWidth, delay: 0 });
    const [x, z] = points.at(-1) ?? [0, 0];
    board.addVia(x, z, escapeViaRadius);
  }
  for (let index = 0; index < planeVias.length; index += 2) {
    board.addVia(planeVias[index] ?? 0, planeVias[index + 1] ?? 0, planeViaRadius);
  }
}

function pointsOf(path: Path, board: Board): readonly Point[] {
  if (typeof path !== "string") return path;
  const [start = "", ...runs] = path.split(" ");
  let [column = 0, row = 0] = start.split(",").map(Number);
  const points = [pointOfCell(column, row, board)];
  for (const run of runs) {
    const [direction = 0, cells = 0] = run.split(":").map(Number);
    const [stepX, stepZ] = directionStep(direction);
    column += stepX * cells;
    row += stepZ * cells;
    points.push(pointOfCell(column, row, board));
  }
  return points;
}
