import { type BufferGeometry, type Material, Mesh } from "three";
import type { Board } from "./board.ts";
import { finishes } from "../finishes.ts";
import { innerCopperMaterial } from "../light/inner-copper-material.ts";
import { maskMaterial } from "../light/mask-material.ts";
import { partDepthMaterial } from "../light/part-depth-material.ts";
import { partMaterial } from "../light/part-material.ts";
import type { SharedUniforms } from "../light/shared-uniforms.ts";
import type { Side } from "../light/side.ts";
import { roundedRectangle } from "../solid/outlines.ts";
import { Solid } from "../solid/solid.ts";
import { instancedMeshes } from "./instanced-meshes.ts";

export interface BoardMeshOptions {
  side: Side;
  pixelsPerMm: number;
  /** The board's bake for the key light where it stands. */
  bake: ReturnType<Board["bake"]>;
}

/**
 * Everything of a board but its hot traces. `castsWhenMoving` are those whose shadow is baked while they stand, and that
 * have to cast one of their own when they move.
 */
export function boardMeshes(board: Board, shared: SharedUniforms, options: BoardMeshOptions) {
  const material = partMaterial(shared);
  const depth = partDepthMaterial(shared);
  const top = receiving(board.planarUv(board.slab(-0.3, 0).build()), topMaterial(board, shared, options));
  const laminate = receiving(laminateOf(board).build(), material);
  const copper = receiving(
    board.planarUv(innerCopperOf(board).build()),
    innerCopperMaterial(shared, board.innerMask()),
  );
  const rim = receiving(rimOf(board).build(), material);
  const pads = receiving(board.copper.build(), material);
  const parts = receiving(board.parts.build(), material);
  const small = instancedMeshes(board.instances, material);
  // Drawn before the board that they cover.
  for (const early of [parts, ...small]) early.renderOrder = -2;
  for (const moving of [laminate, copper, parts, ...small]) moving.customDepthMaterial = depth;
  return {
    meshes: [top, laminate, copper, rim, pads, parts, ...small],
    castsWhenMoving: [laminate, copper, parts],
  };
}

function receiving(geometry: BufferGeometry, material: Material): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.receiveShadow = true;
  return mesh;
}

function topMaterial(board: Board, shared: SharedUniforms, { side, pixelsPerMm, bake }: BoardMeshOptions) {
  const { map, normal } = board.paint(pixelsPerMm);
  return maskMaterial(shared, { map, normalMap: normal, side, ...bake });
}

/** Core and bottom skin; heights and how far they sink when the board comes apart. */
function laminateOf(board: Board): Solid {
  return board.slab(-1.2, -0.36, -26, finishes.fr4).append(board.slab(-1.6, -1.26, -52, finishes.mask));
}

function innerCopperOf(board: Board): Solid {
  return board.slab(-0.36, -0.3, -13, finishes.copper).append(board.slab(-1.26, -1.2, -39, finishes.copper));
}

/** The sawn edge of the top skin, that the mask does not cover. */
function rimOf({ width, depth, radius }: Board): Solid {
  const rim = new Solid();
  rim.part = [0, 0, 0, -1];
  return rim.use(finishes.fr4).sweep(
    roundedRectangle(width + 0.02, depth + 0.02, radius, 5),
    [
      [0, -0.3],
      [0, -0.05],
    ],
    { capBottom: false, capTop: false },
  );
}
