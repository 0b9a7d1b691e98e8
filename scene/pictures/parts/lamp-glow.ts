import type { Mesh, Object3D } from "three";
import { type Glow, lampGlow as newGlow } from "../../kit/light/lamp-glow.ts";

/** Puts the light of a small lamp on something that stands on the stage. */
export function lampGlow(parent: Object3D, x: number, y: number, z: number, glow: Glow = {}): Mesh {
  const { mesh } = newGlow(glow);
  mesh.position.set(x, y, z);
  parent.add(mesh);
  return mesh;
}
