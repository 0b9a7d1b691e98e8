import type { Shade } from "../layout.ts";

interface Sheet {
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

/** How far a part darkens the board around it: so many times its height, up to a limit in millimetres. */
const reachPerHeight = 7;
const farthestReach = 18;

/** How high a board is built up, cell by cell, seen from above, and when what stands there lands. */
export class HeightField {
  readonly columns: number;
  readonly rows: number;
  readonly cellsPerMm: number;
  readonly #heights: Float32Array;
  readonly #orders: Float32Array;
  readonly #highestAround: Float32Array;
  readonly #sheet: Sheet;

  constructor(sheet: Sheet, shades: readonly Shade[], cellsPerMm: number) {
    this.#sheet = sheet;
    this.cellsPerMm = cellsPerMm;
    this.columns = Math.round(sheet.width * cellsPerMm);
    this.rows = Math.round(sheet.depth * cellsPerMm);
    this.#heights = new Float32Array(this.columns * this.rows);
    this.#orders = new Float32Array(this.columns * this.rows);
    this.#highestAround = new Float32Array(this.columns * this.rows);
    for (const shade of shades) this.#raise(shade);
  }

  /** The index of the cell at a place in cells, or -1 beyond the board. */
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

  /** The height of the highest thing that can darken a cell; 0 where nothing can. */
  highestAroundAt(index: number): number {
    return this.#highestAround[index] ?? 0;
  }

  #areaOf({ x, z, width, depth }: Shade, reach: number): FieldArea {
    const middle = x * this.#sheet.mirror;
    return {
      left: this.#columnOf(middle - width / 2 - reach),
      right: Math.min(this.columns, this.#columnOf(middle + width / 2 + reach) + 1),
      top: this.#rowOf(z - depth / 2 - reach),
      bottom: Math.min(this.rows, this.#rowOf(z + depth / 2 + reach) + 1),
    };
  }

  #columnOf(x: number): number {
    return Math.max(0, Math.min(this.columns, Math.floor((x + this.#sheet.width / 2) * this.cellsPerMm)));
  }

  #rowOf(z: number): number {
    return Math.max(0, Math.min(this.rows, Math.floor((z + this.#sheet.depth / 2) * this.cellsPerMm)));
  }

  #raise(shade: Shade): void {
    this.#each(this.#areaOf(shade, 0), (index, column, row) => {
      if (this.heightAt(index) >= shade.height || !this.#isUnder(shade, column, row)) return;
      this.#heights[index] = shade.height;
      this.#orders[index] = shade.order;
    });
    this.#each(this.#areaOf(shade, Math.min(farthestReach, shade.height * reachPerHeight)), (index) => {
      this.#highestAround[index] = Math.max(this.highestAroundAt(index), shade.height);
    });
  }

  #each(area: FieldArea, visit: (index: number, column: number, row: number) => void): void {
    for (let row = area.top; row < area.bottom; row++) {
      for (let column = area.left; column < area.right; column++) {
        visit(row * this.columns + column, column, row);
      }
    }
  }

  #isUnder({ x, z, width, depth, round }: Shade, column: number, row: number): boolean {
    const aside = (column + 0.5) / this.cellsPerMm - this.#sheet.width / 2 - x * this.#sheet.mirror;
    const along = (row + 0.5) / this.cellsPerMm - this.#sheet.depth / 2 - z;
    if (round) return Math.hypot(aside, along) <= width / 2;
    return Math.abs(aside) <= width / 2 && Math.abs(along) <= depth / 2;
  }
}
