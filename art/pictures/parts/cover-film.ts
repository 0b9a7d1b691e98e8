import { DoubleSide, Mesh, MeshStandardMaterial, PlaneGeometry, type Vector3 } from "three";
import { bendAlong } from "./bend.ts";

/** A clear film, `width` mm wide, along a path that stays in the plane square to `across`. */
export function coverFilm(path: readonly Vector3[], across: Vector3, width: number): Mesh {
  const [first, second] = path;
  const length = first && second ? first.distanceTo(second) * (path.length - 1) : 0;
  const strip = new PlaneGeometry(length, width, path.length * 2, 1);
  strip.rotateX(-Math.PI / 2);
  strip.translate(length / 2, 0, 0);
  const film = new MeshStandardMaterial({
    color: "#f4f2ea",
    roughness: 0.12,
    metalness: 0,
    transparent: true,
    opacity: 0.26,
    depthWrite: false,
    side: DoubleSide,
  });
  return new Mesh(bendAlong(strip, path, across), film);
}
