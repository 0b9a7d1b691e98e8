import { Color, Group, InstancedMesh, Mesh, type Object3D } from "three";
import type { Board } from "../../scene/kit/board/board.ts";
import type { Instance, InstanceKind } from "../../scene/kit/board/layout.ts";
import { instancedParts } from "../../scene/kit/board/instanced-parts.ts";
import { finishes } from "../../scene/kit/finishes.ts";
import { maskMaterial } from "../../scene/kit/shading/mask-material.ts";
import { traceMaterial } from "../../scene/kit/shading/trace-material.ts";
import { Solid } from "../../scene/kit/solid/solid.ts";
import type { Stage } from "./stage.ts";

/** The placement of a board on its parent: the middle of its upper face, and its rotation about y. */
export interface BoardPlacement {
  parent?: Object3D;
  x?: number;
  y?: number;
  z?: number;
  rotation?: number;
  pixelsPerMm?: number;
}

/** Adds the meshes of a board and its parts to the stage. */
export function addBoard(stage: Stage, board: Board, placement: BoardPlacement = {}): Group {
  const { parent = stage.scene, x = 0, y = 0, z = 0, rotation = 0, pixelsPerMm = 20 } = placement;
  const group = new Group();
  group.position.set(x, y, z);
  group.rotation.y = rotation;
  parent.add(group);
  group.updateWorldMatrix(true, false);
  addLayers(stage, board, group, pixelsPerMm);
  if (board.parts.vertexCount > 0) stage.add(board.parts, group);
  stage.add(board.copper, group).castShadow = false;
  for (const [kind, draw] of Object.entries(instancedParts)) {
    // Object.entries loses the type of the keys.
    addInstances(stage, board.instances[kind as InstanceKind], draw, group);
  }
  const highlighted = board.traces.filter((trace) => trace.highlighted);
  if (highlighted.length > 0) {
    const nets = new Mesh(board.ribbons(highlighted), traceMaterial(stage.shared));
    nets.receiveShadow = true;
    group.add(nets);
  }
  return group;
}

function addLayers(stage: Stage, board: Board, group: Group, pixelsPerMm: number): void {
  // The bake is in the board's own coordinates.
  const key = stage.keyDirection.transformDirection(group.matrixWorld.clone().invert()).multiplyScalar(250);
  const { bake } = board.bake(key, 4);
  const { map, normal } = board.paint(pixelsPerMm);
  const top = new Mesh(
    board.planarUv(board.slab(-0.3, 0).build()),
    maskMaterial(stage.shared, { map, normalMap: normal, bake }),
  );
  top.castShadow = top.receiveShadow = true;
  group.add(top);
  stage.add(board.slab(-1.5, -0.3, 0, finishes.fr4), group);
  stage.add(board.slab(-1.6, -1.5), group);
}

function addInstances(
  stage: Stage,
  instances: readonly Instance[],
  draw: (solid: Solid) => void,
  group: Group,
): void {
  if (instances.length === 0) return;
  const shape = new Solid();
  draw(shape);
  const mesh = new InstancedMesh(shape.build(), stage.material, instances.length);
  for (const [index, { matrix, tint = [1, 1, 1] }] of instances.entries()) {
    mesh.setMatrixAt(index, matrix);
    mesh.setColorAt(index, new Color(...tint));
  }
  mesh.frustumCulled = false;
  mesh.castShadow = mesh.receiveShadow = true;
  group.add(mesh);
}
