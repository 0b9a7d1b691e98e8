import { blur, type OcclusionSample } from "./sampling.ts";
import type { HeightField } from "./height-field.ts";
import { keyShadowAt, type LightRay } from "./key-shadow.ts";
import { occlusionAt, occlusionRays } from "./occlusion.ts";

/** The occlusion and shadow of a group of parts, cell by cell, and when these parts land. */
export interface BakedShadows {
  readonly occlusion: Float32Array;
  readonly shadow: Float32Array;
  readonly orders: Float32Array;
}

/** Samples the cells of a board that any part can darken. */
export function bakeShadows(field: HeightField, rays: readonly LightRay[]): BakedShadows {
  const skyRays = occlusionRays(field.cellsPerMm);
  const occlusion = sample(field, (column, row) => occlusionAt(field, skyRays, column, row));
  const shadow = sample(field, (column, row) => keyShadowAt(field, rays, column, row));
  const orders = occlusion.amounts.map((occluded, index) => {
    const amount = occluded + (shadow.amounts[index] ?? 0);
    const weighted = (occlusion.weightedOrders[index] ?? 0) + (shadow.weightedOrders[index] ?? 0);
    return amount > 1e-4 ? weighted / amount : 0;
  });
  return { occlusion: occlusion.amounts, shadow: shadow.amounts, orders };
}

function sample(field: HeightField, sampleAt: (column: number, row: number) => OcclusionSample) {
  const { columns, rows } = field;
  const amounts = new Float32Array(columns * rows);
  const weightedOrders = new Float32Array(columns * rows);
  for (let index = 0; index < amounts.length; index++) {
    if (field.maxHeightNearAt(index) === 0) continue;
    const column = index % columns;
    const { amount, weightedOrder } = sampleAt(column, (index - column) / columns);
    amounts[index] = amount;
    weightedOrders[index] = weightedOrder;
  }
  blur(amounts, columns, rows);
  blur(weightedOrders, columns, rows);
  return { amounts, weightedOrders };
}
