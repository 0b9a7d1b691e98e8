import { patternAt, type Darkness } from "./darkness.ts";
import type { HeightField } from "./height-field.ts";

const rays = 12;
const distances = [0.35, 0.8, 1.5, 2.6, 4.2, 6.5, 10, 15];

/** How much of the sky what stands around hides from a cell of the board: 0 nothing, 1 all. */
export function occlusionAt(field: HeightField, column: number, row: number): Darkness {
  const pattern = patternAt(column, row);
  const spread = (0.8 + 0.4 * pattern) * field.cellsPerMm;
  let amount = 0;
  let weightedOrder = 0;
  for (let ray = 0; ray < rays; ray++) {
    const angle = ((ray + 0.5 + pattern) / rays) * 2 * Math.PI;
    const stepX = Math.cos(angle) * spread;
    const stepZ = Math.sin(angle) * spread;
    let steepest = 0;
    let order = 0;
    for (const distance of distances) {
      const index = field.indexAt(column + 0.5 + stepX * distance, row + 0.5 + stepZ * distance);
      const slope = index < 0 ? 0 : (field.heightAt(index) * field.cellsPerMm) / (distance * spread);
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
