import { BufferGeometry, Float32BufferAttribute, Mesh, MeshBasicMaterial } from "three";
import { colors } from "./colors.ts";

export type GroundLine = readonly [x0: number, z0: number, x1: number, z1: number];

/** Lines on the ground of a scene, `width` in mm. */
export function groundLines(
  lines: readonly GroundLine[],
  width: number,
  opacity: number,
): Mesh<BufferGeometry, MeshBasicMaterial> {
  const positions = lines.flatMap(([x0, z0, x1, z1]) => {
    const length = Math.hypot(x1 - x0, z1 - z0);
    const [aside, along] = [((z0 - z1) / length) * (width / 2), ((x1 - x0) / length) * (width / 2)];
    const [a, b] = [
      [x0 + aside, 0, z0 + along],
      [x0 - aside, 0, z0 - along],
    ];
    const [c, d] = [
      [x1 - aside, 0, z1 - along],
      [x1 + aside, 0, z1 + along],
    ];
    return [a, b, c, a, c, d].flatMap((corner) => corner ?? []);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  const material = new MeshBasicMaterial({
    color: colors.ink,
    transparent: true,
    opacity: opacity,
    depthWrite: false,
    side: 2,
  });
  const mesh = new Mesh(geometry, material);
  mesh.position.y = 0.05;
  return mesh;
}
