import type { Point } from "../../scene/kit/solid/outlines.ts";
import { cellSize, pointOfCell } from "../../scene/kit/board/grid-cell.ts";
import { segmentsOf } from "../../scene/kit/board/polyline.ts";
import { distanceToSegment } from "./lines.ts";

/** The least distance from copper to copper. */
export const clearance = 0.2;

const maxHalfWidth = 0.8;

/** The cells of a board: which are kept out, how wide copper may be in each, and which are reserved for a terminal. */
export class RoutingGrid {
  readonly columns: number;
  readonly rows: number;
  readonly #width: number;
  readonly #depth: number;
  readonly #keptOut: Uint8Array;
  readonly #maxHalfWidths: Float32Array;
  readonly #reservations: Int32Array;

  constructor(width: number, depth: number) {
    this.#width = width;
    this.#depth = depth;
    this.columns = Math.round(width / cellSize);
    this.rows = Math.round(depth / cellSize);
    this.#keptOut = new Uint8Array(this.columns * this.rows);
    this.#maxHalfWidths = new Float32Array(this.columns * this.rows).fill(maxHalfWidth);
    this.#reservations = new Int32Array(this.columns * this.rows);
  }

  columnOf(x: number): number {
    return clamp(Math.round((x + this.#width / 2) / cellSize), this.columns);
  }

  rowOf(z: number): number {
    return clamp(Math.round((z + this.#depth / 2) / cellSize), this.rows);
  }

  indexOf(x: number, z: number): number {
    return this.rowOf(z) * this.columns + this.columnOf(x);
  }

  pointOf(index: number): Point {
    const column = index % this.columns;
    return pointOfCell(column, (index - column) / this.columns, { width: this.#width, depth: this.#depth });
  }

  addKeepOutRectangle(x: number, z: number, width: number, depth: number): void {
    this.#forEachCell(x, z, width / 2, depth / 2, (index) => {
      this.#keptOut[index] = 1;
    });
  }

  addKeepOutCircle(x: number, z: number, radius: number): void {
    this.#forEachCell(x, z, radius, radius, (index, cellX, cellZ) => {
      if (Math.hypot(cellX - x, cellZ - z) <= radius) this.#keptOut[index] = 1;
    });
  }

  /** Reduces how wide copper may be beside copper along a line, or on one point. */
  addCopper(points: readonly Point[], width: number): void {
    const [first] = points;
    if (!first) return;
    const reach = width / 2 + clearance + maxHalfWidth;
    for (const [from, to] of points.length > 1 ? segmentsOf(points) : [[first, first] as const]) {
      const halfWidth = Math.abs(to[0] - from[0]) / 2 + reach;
      const halfDepth = Math.abs(to[1] - from[1]) / 2 + reach;
      this.#forEachCell((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, halfWidth, halfDepth, (index, x, z) => {
        const left = distanceToSegment(x, z, from, to) - width / 2 - clearance;
        if (left < (this.#maxHalfWidths[index] ?? 0)) this.#maxHalfWidths[index] = left;
      });
    }
  }

  /** Reserves cells, and those beside them, for the net that begins in a cell. */
  reserve(start: number, ahead: readonly number[]): void {
    const owner = start + 1;
    for (const index of ahead) {
      for (const beside of [index - 1, index + 1, index - this.columns, index + this.columns]) {
        if (this.#reservations[beside] === 0) this.#reservations[beside] = owner;
        else if (this.#reservations[beside] !== owner) this.#reservations[beside] = -1;
      }
    }
    for (const index of ahead) this.#reservations[index] = owner;
  }

  isKeptOut(index: number): boolean {
    return this.#keptOut[index] !== 0;
  }

  /** Whether copper of this half width keeps its distance in a cell. */
  hasClearance(index: number, halfWidth: number): boolean {
    return (this.#maxHalfWidths[index] ?? -1) >= halfWidth - 1e-4;
  }

  isReservedForOthers(index: number, start: number): boolean {
    const owner = this.#reservations[index] ?? 0;
    return owner !== 0 && owner !== start + 1;
  }

  /** Calls back for every cell of a rectangle, given by its middle and half sizes. */
  #forEachCell(
    x: number,
    z: number,
    halfWidth: number,
    halfDepth: number,
    visit: (index: number, x: number, z: number) => void,
  ): void {
    const lastColumn = this.columnOf(x + halfWidth);
    const lastRow = this.rowOf(z + halfDepth);
    for (let row = this.rowOf(z - halfDepth); row <= lastRow; row++) {
      for (let column = this.columnOf(x - halfWidth); column <= lastColumn; column++) {
        visit(
          row * this.columns + column,
          column * cellSize - this.#width / 2,
          row * cellSize - this.#depth / 2,
        );
      }
    }
  }
}

function clamp(value: number, count: number): number {
  return Math.max(0, Math.min(count - 1, value));
}
