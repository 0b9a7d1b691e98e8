import { Vector3 } from "three";
import { patternAt, type OcclusionSample } from "./sampling.ts";
import type { HeightField } from "./height-field.ts";

/** A ray from a cell towards one point of the light: unit direction on the board, and its slope. */
export interface LightRay {
  readonly x: number;
  readonly z: number;
  readonly rise: number;
}

const rayCount = 12;
const goldenAngle = 2.399963;

/** Rays to points on the light's disc; `spread` is its radius seen from the board, as a tangent. */
export function raysTowards(lightPosition: Vector3, spread = 0.22): readonly LightRay[] {
  const towards = lightPosition.clone().normalize();
  const across = new Vector3(0, 1, 0).cross(towards).normalize();
  const upwards = towards.clone().cross(across);
  return Array.from({ length: rayCount }, (_, index) => {
    const radius = Math.sqrt((index + 0.5) / rayCount) * spread;
    const angle = index * goldenAngle;
    const { x, y, z } = towards
      .clone()
      .addScaledVector(across, radius * Math.cos(angle))
      .addScaledVector(upwards, radius * Math.sin(angle));
    const flat = Math.hypot(x, z);
    return { x: x / flat, z: z / flat, rise: y / flat };
  });
}

/** How much of the light is hidden from a cell of the board: 0 nothing, 1 all. */
export function keyShadowAt(
  field: HeightField,
  rays: readonly LightRay[],
  column: number,
  row: number,
): OcclusionSample {
  const start = 0.15 + patternAt(column, row) * 0.3;
  let hidden = 0;
  let orders = 0;
  for (const ray of rays) {
    const index = firstHit(field, ray, column, row, start);
    if (index < 0) continue;
    hidden += 1;
    orders += field.orderAt(index);
  }
  return { amount: hidden / rays.length, weightedOrder: orders / rays.length };
}

function firstHit(
  field: HeightField,
  { x, z, rise }: LightRay,
  column: number,
  row: number,
  start: number,
): number {
  const farthest = field.maxHeightNearAt(row * field.columns + column) / rise;
  for (let distance = start; distance < farthest; distance += 0.35 + distance * 0.06) {
    const cells = distance * field.cellsPerMm;
    const index = field.indexAt(column + 0.5 + x * cells, row + 0.5 + z * cells);
    if (index < 0) return -1;
    if (field.heightAt(index) > distance * rise) return index;
  }
  return -1;
}
