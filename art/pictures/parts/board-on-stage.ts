import { type BufferGeometry, Color, Group, InstancedMesh, type Material, Mesh, type Object3D } from "three";
import type { Board } from "../../../app/scene/board/board.ts";
import type { InstanceKind } from "../../../app/scene/board/layout.ts";
import { finishes } from "../../../app/scene/finishes.ts";
import { maskMaterial } from "../../../app/scene/light/mask-material.ts";
import { traceMaterial } from "../../../app/scene/light/trace-material.ts";
import { lead } from "../../../app/scene/parts/lead.ts";
import { contact } from "../../../app/scene/parts/mezzanine.ts";
import { passive } from "../../../app/scene/parts/passives.ts";
import { pin } from "../../../app/scene/parts/pin-header.ts";
import { Solid } from "../../../app/scene/solid/solid.ts";
import type { Stage } from "../stage.ts";

/** Puts a finished layout on the stage, with everything that stands on it; its top is y = 0 of the group that comes back. */
export function boardOnStage(
  stage: Stage,
  board: Board,
  parent: Object3D = stage.scene,
  { pixelsPerMm = 20 } = {},
): Group {
  const group = new Group();
  parent.add(group);
  const put = (geometry: BufferGeometry, material: Material, castsShadow: boolean) => {
    const mesh = new Mesh(geometry, material);
    mesh.castShadow = castsShadow;
    mesh.receiveShadow = true;
    group.add(mesh);
  };
  put(board.planarUv(board.slab(-0.3, 0).build()), topMaterial(stage, board, group, pixelsPerMm), true);
  put(board.slab(-1.5, -0.3, 0, finishes.fr4).build(), stage.material, true);
  put(board.slab(-1.6, -1.5).build(), stage.material, true);
  put(board.copper.build(), stage.material, false);
  if (board.parts.count > 0) put(board.parts.build(), stage.material, true);
  const hot = board.traces.filter((trace) => trace.hot);
  if (hot.length > 0) put(board.ribbons(hot), traceMaterial(stage.shared), false);
  for (const kind of instanceKinds) addInstances(stage, board, group, kind);
  return group;
}

function topMaterial(stage: Stage, board: Board, group: Group, pixelsPerMm: number): Material {
  group.updateWorldMatrix(true, false);
  const keyDirection = stage.keyDirection.transformDirection(group.matrixWorld.clone().invert());
  const { map, normal: normalMap } = board.paint(pixelsPerMm);
  const { bake } = board.bake(keyDirection.multiplyScalar(250), 4);
  return maskMaterial(stage.shared, { map, normalMap, bake });
}

const unitShapes: Record<InstanceKind, (solid: Solid) => void> = {
  capacitor: (solid) => passive(solid, "capacitor"),
  resistor: (solid) => passive(solid, "resistor"),
  lead: (solid) => lead(solid),
  pin: (solid) => pin(solid, 0.46, 6.4),
  contact: (solid) => contact(solid),
};
const instanceKinds = ["capacitor", "resistor", "lead", "pin", "contact"] as const;

function addInstances(stage: Stage, board: Board, group: Group, kind: InstanceKind): void {
  const instances = board.instances[kind];
  if (instances.length === 0) return;
  const shape = new Solid();
  unitShapes[kind](shape);
  const mesh = new InstancedMesh(shape.build(), stage.material, instances.length);
  for (const [index, { matrix, tint = [1, 1, 1] }] of instances.entries()) {
    mesh.setMatrixAt(index, matrix);
    mesh.setColorAt(index, new Color(...tint));
  }
  mesh.frustumCulled = false;
  mesh.castShadow = mesh.receiveShadow = true;
  group.add(mesh);
}
