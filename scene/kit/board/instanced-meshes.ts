import { Color, InstancedBufferAttribute, InstancedMesh, type Material } from "three";
import type { Instance, InstanceKind } from "./layout.ts";
import { instancedParts } from "./instanced-parts.ts";
import { Solid } from "../solid/solid.ts";
import { clamp } from "../interpolation.ts";

/** One instanced mesh for each kind of repeated part. */
export function instancedMeshes(
  instances: Record<InstanceKind, readonly Instance[]>,
  material: Material,
): InstancedMesh[] {
  return Object.entries(instancedParts)
    .map(([kind, draw]) => ({ draw, instancesOfKind: instances[kind as InstanceKind] }))
    .filter(({ instancesOfKind }) => instancesOfKind.length > 0)
    .map(({ draw, instancesOfKind }) => instancedMesh(draw, instancesOfKind, material));
}

function instancedMesh(
  draw: (solid: Solid) => void,
  instancesOfKind: readonly Instance[],
  material: Material,
) {
  const solid = new Solid();
  solid.occlusion = ({ y }) => 0.5 + 0.5 * clamp(y);
  draw(solid);
  const geometry = solid.build();
  // Each instance lands and lifts by itself, not each vertex.
  const motions = instancesOfKind.flatMap(({ lift, order }) => [0, 0, lift, order]);
  geometry.setAttribute("aPart", new InstancedBufferAttribute(new Float32Array(motions), 4));
  const mesh = new InstancedMesh(geometry, material, instancesOfKind.length);
  for (const [index, { matrix, tint }] of instancesOfKind.entries()) {
    mesh.setMatrixAt(index, matrix);
    mesh.setColorAt(index, new Color(...(tint ?? [1, 1, 1])));
  }
  mesh.receiveShadow = true;
  // Parts land and lift in the shader, so the mesh's bounds are not known here.
  mesh.frustumCulled = false;
  return mesh;
}
