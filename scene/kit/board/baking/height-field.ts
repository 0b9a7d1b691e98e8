import type { Occluder } from "../layout.ts";

interface BoardArea {
  readonly width: number;
  readonly depth: number;
  readonly mirror: 1 | -1;
}

/** Columns and rows from the first up to, not including, the last. */
interface FieldArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far a part darkens the board around it, as a multiple of its height, and at most in millimetres. */
const reachPerHeight = 7;
const maxReach = 18;

/** The height of the parts on a board, cell by cell, and when they land. */
export class HeightField {
  readonly columns: number;
  readonly rows: number;
  readonly cellsPerMm: number;
  readonly #heights: Float32Array;
  readonly #orders: Float32Array;
  readonly #maxHeightNear: Float32Array;
  readonly #area: BoardArea;

  constructor(area: BoardArea, occluders: readonly Occluder[], cellsPerMm: number) {
    this.#area = area;
    this.cellsPerMm = cellsPerMm;
    this.columns = Math.round(area.width * cellsPerMm);
    this.rows = Math.round(area.depth * cellsPerMm);
    this.#heights = new Float32Array(this.columns * this.rows);
    this.#orders = new Float32Array(this.columns * this.rows);
    this.#maxHeightNear = new Float32Array(this.columns * this.rows);
    for (const occluder of occluders) this.#rasterize(occluder);
  }

  /** The index of the cell at a position in cells, or -1 beyond the board. */
  indexAt(column: number, row: number): number {
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return -1;
    return Math.trunc(row) * this.columns + Math.trunc(column);
  }

  heightAt(index: number): number {
    return this.#heights[index] ?? 0;
  }

  orderAt(index: number): number {
    return this.#orders[index] ?? 0;
  }

  /** The height of the highest part that can darken a cell; 0 where none can. */
  maxHeightNearAt(index: number): number {
    return this.#maxHeightNear[index] ?? 0;
  }

  #areaOf({ x, z, width, depth }: Occluder, reach: number): FieldArea {
    const middle = x * this.#area.mirror;
    return {
      left: this.#columnOf(middle - width / 2 - reach),
      right: Math.min(this.columns, this.#columnOf(middle + width / 2 + reach) + 1),
      top: this.#rowOf(z - depth / 2 - reach),
      bottom: Math.min(this.rows, this.#rowOf(z + depth / 2 + reach) + 1),
    };
  }

  #columnOf(x: number): number {
    return Math.max(0, Math.min(this.columns, Math.floor((x + this.#area.width / 2) * this.cellsPerMm)));
  }

  #rowOf(z: number): number {
    return Math.max(0, Math.min(this.rows, Math.floor((z + this.#area.depth / 2) * this.cellsPerMm)));
  }

  #rasterize(occluder: Occluder): void {
    this.#forEachCell(this.#areaOf(occluder, 0), (index, column, row) => {
      if (this.heightAt(index) >= occluder.height || !this.#covers(occluder, column, row)) return;
      this.#heights[index] = occluder.height;
      this.#orders[index] = occluder.order;
    });
    this.#forEachCell(
      this.#areaOf(occluder, Math.min(maxReach, occluder.height * reachPerHeight)),
      (index) => {
        this.#maxHeightNear[index] = Math.max(this.maxHeightNearAt(index), occluder.height);
      },
    );
  }

  #forEachCell(area: FieldArea, visit: (index: number, column: number, row: number) => void): void {
    for (let row = area.top; row < area.bottom; row++) {
      for (let column = area.left; column < area.right; column++) {
        visit(row * this.columns + column, column, row);
      }
    }
  }

  #covers({ x, z, width, depth, round }: Occluder, column: number, row: number): boolean {
    const aside = (column + 0.5) / this.cellsPerMm - this.#area.width / 2 - x * this.#area.mirror;
    const along = (row + 0.5) / this.cellsPerMm - this.#area.depth / 2 - z;
    if (round) return Math.hypot(aside, along) <= width / 2;
    return Math.abs(aside) <= width / 2 && Math.abs(along) <= depth / 2;
  }
}
