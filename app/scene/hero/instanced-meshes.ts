import { Color, InstancedBufferAttribute, InstancedMesh, type Material } from "three";
import type { Instance, InstanceKind } from "../board/layout.ts";
import { lead } from "../parts/lead.ts";
import { contact } from "../parts/mezzanine.ts";
import { passive } from "../parts/passives.ts";
import { pin } from "../parts/pin-header.ts";
import { Solid } from "../solid/solid.ts";
import { clamp } from "./ease.ts";

const shapes: Record<InstanceKind, (solid: Solid) => void> = {
  capacitor: (solid) => passive(solid, "capacitor"),
  resistor: (solid) => passive(solid, "resistor"),
  lead: (solid) => lead(solid),
  pin: (solid) => pin(solid, 0.46, 6.4),
  contact: (solid) => contact(solid),
};

/** One mesh for each kind of part that stands many times. */
export function instancedMeshes(
  instances: Record<InstanceKind, readonly Instance[]>,
  material: Material,
): InstancedMesh[] {
  return Object.entries(shapes)
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
