import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RedFormat,
  RGBAFormat,
  UnsignedByteType,
  type Texture,
  type Vector3,
} from "three";
import type { BoardLayout } from "../board-layout.ts";
import { bakeShadows, type BakedShadows } from "./baked-shadows.ts";
import { HeightField } from "./height-field.ts";
import { raysTowards } from "./key-shadow.ts";

/**
 * `bake`: red and green are the parts' occlusion and key light (1 is open), blue and alpha the arm's, so that
 * each fades in when its owner lands. `landing`: the order of the parts whose shadow is at a position, so that
 * it appears with them.
 */
export interface BoardBake {
  readonly bake: DataTexture;
  readonly landing: DataTexture;
}

/** Bakes ambient occlusion and the soft shadow of the key light from a height field of the parts. */
export function bakeBoard(board: BoardLayout, lightPosition: Vector3, cellsPerMm: number): BoardBake {
  const columns = Math.round(board.width * cellsPerMm);
  const rows = Math.round(board.depth * cellsPerMm);
  const parts = bakeGroup(board, lightPosition, cellsPerMm, false);
  const arm = bakeGroup(board, lightPosition, cellsPerMm, true);
  const light = new Uint8Array(columns * rows * 4).fill(255);
  const orders = new Uint8Array(columns * rows);
  for (let index = 0; index < columns * rows; index++) {
    for (const [channel, shadows] of [parts, arm].entries()) {
      light[index * 4 + channel * 2] = 255 * (1 - (shadows?.occlusion[index] ?? 0));
      light[index * 4 + channel * 2 + 1] = 255 * (1 - (shadows?.shadow[index] ?? 0));
    }
    orders[index] = 255 * Math.min(1, parts?.orders[index] ?? 0);
  }
  const bake = new DataTexture(light, columns, rows, RGBAFormat, UnsignedByteType);
  const landing = new DataTexture(orders, columns, rows, RedFormat, UnsignedByteType);
  landing.unpackAlignment = 1;
  for (const texture of [bake, landing]) setSmoothFiltering(texture);
  return { bake, landing };
}

function bakeGroup(
  board: BoardLayout,
  light: Vector3,
  cellsPerMm: number,
  arm: boolean,
): BakedShadows | undefined {
  const occluders = board.occluders.filter((occluder) => occluder.arm === arm);
  if (occluders.length === 0) return undefined;
  const field = new HeightField(board, occluders, cellsPerMm);
  return bakeShadows(field, raysTowards(light));
}

function setSmoothFiltering(texture: Texture): void {
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = 4;
  texture.needsUpdate = true;
}
