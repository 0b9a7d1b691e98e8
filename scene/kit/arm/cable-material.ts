import { MeshStandardMaterial, Vector2 } from "three";
import { braid } from "./braid.ts";

/** Copper braid for cables; u runs along the cable, one unit of it for each tile, and v round it. */
export function cableMaterial(): MeshStandardMaterial {
  const { map, normalMap } = braid();
  return new MeshStandardMaterial({
    color: "#d0896a",
    map: map,
    metalness: 1,
    roughness: 0.4,
    normalMap: normalMap,
    normalScale: new Vector2(1, 1),
  });
}
