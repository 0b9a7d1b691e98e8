import { type BufferGeometry, type Material, Mesh } from "three";
import type { Board } from "./board.ts";
import { finishes } from "../finishes.ts";
import { innerCopperMaterial } from "../shading/inner-copper-material.ts";
import { maskMaterial } from "../shading/mask-material.ts";
import { partDepthMaterial } from "../shading/part-depth-material.ts";
import { partMaterial } from "../shading/part-material.ts";
import type { SharedUniforms } from "../shading/shared-uniforms.ts";
import type { Side } from "../shading/side.ts";
import { roundedRectangle } from "../solid/outlines.ts";
import { Solid } from "../solid/solid.ts";
import { instancedMeshes } from "./instanced-meshes.ts";

export interface BoardMeshOptions {
  side: Side;
  pixelsPerMm: number;
  /** The board's bake for the position of the key light. */
  bake: ReturnType<Board["bake"]>;
}

/**
 * All meshes of a board but its highlighted traces. The shadows of `castsWhenMoving` are baked while they are at rest; they
 * have to cast shadows when they move.
 */
export function boardMeshes(board: Board, shared: SharedUniforms, options: BoardMeshOptions) {
  const material = partMaterial(shared);
  const depth = partDepthMaterial(shared);
  const top = shadowReceiver(
    board.planarUv(board.slab(-0.3, 0).build()),
    topMaterial(board, shared, options),
  );
  const laminate = shadowReceiver(laminateOf(board).build(), material);
  const copper = shadowReceiver(
    board.planarUv(innerCopperOf(board).build()),
    innerCopperMaterial(shared, board.innerMask()),
  );
  const rim = shadowReceiver(rimOf(board).build(), material);
  const pads = shadowReceiver(board.copper.build(), material);
  const parts = shadowReceiver(board.parts.build(), material);
  const small = instancedMeshes(board.instances, material);
  // Drawn before the board, which they cover.
  for (const early of [parts, ...small]) early.renderOrder = -2;
  for (const moving of [laminate, copper, parts, ...small]) moving.customDepthMaterial = depth;
  return {
    meshes: [top, laminate, copper, rim, pads, parts, ...small],
    castsWhenMoving: [laminate, copper, parts],
  };
}

function shadowReceiver(geometry: BufferGeometry, material: Material): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.receiveShadow = true;
  return mesh;
}

function topMaterial(board: Board, shared: SharedUniforms, { side, pixelsPerMm, bake }: BoardMeshOptions) {
  const { map, normal } = board.paint(pixelsPerMm);
  return maskMaterial(shared, { map, normalMap: normal, side, ...bake });
}

/** Core and bottom layer: their heights, and how far they sink in the exploded view. */
function laminateOf(board: Board): Solid {
  return board.slab(-1.2, -0.36, -26, finishes.fr4).append(board.slab(-1.6, -1.26, -52, finishes.mask));
}

function innerCopperOf(board: Board): Solid {
  return board.slab(-0.36, -0.3, -13, finishes.copper).append(board.slab(-1.26, -1.2, -39, finishes.copper));
}

/** The cut edge of the top layer, which the solder mask does not cover. */
function rimOf({ width, depth, radius }: Board): Solid {
  const rim = new Solid();
  rim.part = [0, 0, 0, -1];
  return rim.setFinish(finishes.fr4).sweep(
    roundedRectangle(width + 0.02, depth + 0.02, radius, 5),
    [
      [0, -0.3],
      [0, -0.05],
    ],
    { capBottom: false, capTop: false },
  );
}
