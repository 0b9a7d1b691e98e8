import type { Mesh, Object3D } from "three";
import { type LedGlowOptions, ledGlow } from "../../../scene/kit/shading/led-glow.ts";

/** Adds the glow of an LED to an object. */
export function addLedGlow(
  parent: Object3D,
  x: number,
  y: number,
  z: number,
  glow: LedGlowOptions = {},
): Mesh {
  const { mesh } = ledGlow(glow);
  mesh.position.set(x, y, z);
  parent.add(mesh);
  return mesh;
}
