import { blur, type Darkness } from "./darkness.ts";
import type { FieldArea, HeightField } from "./height-field.ts";
import { keyShadowAt, type LampRay } from "./key-shadow.ts";
import { occlusionAt } from "./occlusion.ts";

/** What a group of parts takes from the light on the board, cell by cell, and when these parts land. */
export interface Cover {
  readonly occlusion: Float32Array;
  readonly shadow: Float32Array;
  readonly orders: Float32Array;
}

/** Samples an area of the board; outside it nothing is covered. */
export function coverOf(field: HeightField, area: FieldArea, rays: readonly LampRay[]): Cover {
  const occlusion = sample(field, area, (column, row) => occlusionAt(field, column, row));
  const shadow = sample(field, area, (column, row) => keyShadowAt(field, rays, column, row));
  const orders = occlusion.amounts.map((occluded, index) => {
    const amount = occluded + (shadow.amounts[index] ?? 0);
    const weighted = (occlusion.weightedOrders[index] ?? 0) + (shadow.weightedOrders[index] ?? 0);
    return amount > 1e-4 ? weighted / amount : 0;
  });
  return { occlusion: occlusion.amounts, shadow: shadow.amounts, orders };
}

function sample(
  { columns, rows }: HeightField,
  { left, right, top, bottom }: FieldArea,
  darknessAt: (column: number, row: number) => Darkness,
) {
  const amounts = new Float32Array(columns * rows);
  const weightedOrders = new Float32Array(columns * rows);
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const { amount, weightedOrder } = darknessAt(column, row);
      amounts[row * columns + column] = amount;
      weightedOrders[row * columns + column] = weightedOrder;
    }
  }
  blur(amounts, columns, rows);
  blur(weightedOrders, columns, rows);
  return { amounts, weightedOrders };
}
