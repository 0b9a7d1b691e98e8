import { patternAt, patterns, type OcclusionSample } from "./sampling.ts";
import type { HeightField } from "./height-field.ts";

const rays = 12;
const distances = [0.35, 0.8, 1.5, 2.6, 4.2, 6.5, 10, 15];

/** A sample along a ray: its offset from the cell in cells, and its distance in millimetres. */
interface RaySample {
  readonly column: number;
  readonly row: number;
  readonly distance: number;
}

type Ray = readonly RaySample[];

/** The rays of each step of the sampling pattern. */
export function occlusionRays(cellsPerMm: number): readonly (readonly Ray[])[] {
  return Array.from({ length: patterns }, (_, step) => {
    const pattern = step / patterns;
    return Array.from({ length: rays }, (_, ray) => {
      const angle = ((ray + 0.5 + pattern) / rays) * 2 * Math.PI;
      return distances.map((length) => {
        const distance = length * (0.8 + 0.4 * pattern);
        const cells = distance * cellsPerMm;
        return { column: 0.5 + Math.cos(angle) * cells, row: 0.5 + Math.sin(angle) * cells, distance };
      });
    });
  });
}

/** How much of the sky is hidden from a cell of the board: 0 nothing, 1 all. */
export function occlusionAt(
  field: HeightField,
  patternRays: readonly (readonly Ray[])[],
  column: number,
  row: number,
): OcclusionSample {
  let amount = 0;
  let weightedOrder = 0;
  for (const ray of patternRays[patternAt(column, row) * patterns] ?? []) {
    let steepest = 0;
    let order = 0;
    for (const sample of ray) {
      const index = field.indexAt(column + sample.column, row + sample.row);
      if (index < 0) break;
      const slope = field.heightAt(index) / sample.distance;
      if (slope <= steepest) continue;
      steepest = slope;
      order = field.orderAt(index);
    }
    const hidden = (steepest * steepest) / (1 + steepest * steepest);
    amount += hidden / rays;
    weightedOrder += (hidden / rays) * order;
  }
  return { amount, weightedOrder };
}
