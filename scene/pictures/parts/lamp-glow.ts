import type { Mesh, Object3D } from "three";
import { type LedGlowOptions, ledGlow as newGlow } from "../../kit/shading/led-glow.ts";

/** Puts the light of a small lamp on something that stands on the stage. */
export function ledGlow(parent: Object3D, x: number, y: number, z: number, glow: LedGlowOptions = {}): Mesh {
  const { mesh } = newGlow(glow);
  mesh.position.set(x, y, z);
  parent.add(mesh);
  return mesh;
}
