import { Color, InstancedBufferAttribute, InstancedMesh, type Material } from "three";
import type { Instance, InstanceKind } from "./layout.ts";
import { repeatedParts } from "./repeated-parts.ts";
import { Solid } from "../solid/solid.ts";
import { clamp } from "../ease.ts";

/** One mesh for each kind of part that stands many times. */
export function instancedMeshes(
  instances: Record<InstanceKind, readonly Instance[]>,
  material: Material,
): InstancedMesh[] {
  return Object.entries(repeatedParts)
    .map(([kind, draw]) => ({ draw, standing: instances[kind as InstanceKind] }))
    .filter(({ standing }) => standing.length > 0)
    .map(({ draw, standing }) => instancedMesh(draw, standing, material));
}

function instancedMesh(draw: (solid: Solid) => void, standing: readonly Instance[], material: Material) {
  const solid = new Solid();
  solid.occlusion = ({ y }) => 0.5 + 0.5 * clamp(y);
  draw(solid);
  const geometry = solid.build();
  // Each instance lands and lifts by itself, not each vertex.
  const places = standing.flatMap(({ lift, order }) => [0, 0, lift, order]);
  geometry.setAttribute("aPart", new InstancedBufferAttribute(new Float32Array(places), 4));
  const mesh = new InstancedMesh(geometry, material, standing.length);
  for (const [index, { matrix, tint }] of standing.entries()) {
    mesh.setMatrixAt(index, matrix);
    mesh.setColorAt(index, new Color(...(tint ?? [1, 1, 1])));
  }
  mesh.receiveShadow = true;
  // Landing and lifting happen in the shader, where the mesh's bounds do not know of them.
  mesh.frustumCulled = false;
  return mesh;
}
