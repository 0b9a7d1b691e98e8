/** One sample of a cell: how much light is hidden, and the landing orders of what hides it, weighted. */
export interface OcclusionSample {
  readonly amount: number;
  readonly weightedOrder: number;
}

/** How many steps the sampling pattern has. */
export const patterns = 16;

/**
 * The rays of neighbouring cells are rotated in a pattern of 4 × 4, so that few rays do not show as rings; a blur
 * of the same size removes the pattern.
 */
export function patternAt(column: number, row: number): number {
  return ((((column & 3) * 4 + (row & 3)) * 7) % patterns) / patterns;
}

/** The mean over 4 × 4 cells, in place. */
export function blur(values: Float32Array, columns: number, rows: number): void {
  const across = new Float32Array(values.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      for (let step = -1; step <= 2; step++) {
        sum += values[row * columns + Math.max(0, Math.min(columns - 1, column + step))] ?? 0;
      }
      across[row * columns + column] = sum / 4;
    }
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      for (let step = -1; step <= 2; step++) {
        sum += across[Math.max(0, Math.min(rows - 1, row + step)) * columns + column] ?? 0;
      }
      values[row * columns + column] = sum / 4;
    }
  }
}
