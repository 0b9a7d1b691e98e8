import { Float32BufferAttribute, Mesh, type Object3D, type Vector3 } from "three";
import { cableMaterial } from "../../../scene/kit/arm/cable-material.ts";
import { Solid } from "../../../scene/kit/solid/solid.ts";
import { drawTube } from "../../solid/tube.ts";

const sides = 16;

/** A cable in copper braid along a path of evenly spaced points. */
export function braidedCable(parent: Object3D, path: readonly Vector3[], radius: number): Mesh {
  const geometry = drawTube(new Solid(), path, radius, sides).build();
  const [first, second] = path;
  const step = first && second ? first.distanceTo(second) : 0;
  const uvs = Array.from({ length: path.length * sides }, (_, vertex) => [
    (Math.floor(vertex / sides) * step) / (radius * 2.6),
    (vertex % sides) / sides,
  ]);
  geometry.setAttribute("uv", new Float32BufferAttribute(uvs.flat(), 2));
  const cable = new Mesh(geometry, cableMaterial());
  cable.castShadow = cable.receiveShadow = true;
  parent.add(cable);
  return cable;
}
