import { type BufferGeometry, Vector3 } from "three";

/**
 * Bends a geometry along a path, in place: x becomes the distance along the path, z the direction `across`
 * (perpendicular to the path), y is normal to both. The path's points are evenly spaced.
 */
export function bendAlong(
  geometry: BufferGeometry,
  path: readonly Vector3[],
  across: Vector3,
): BufferGeometry {
  const [first = new Vector3(), second = new Vector3()] = path;
  const step = first.distanceTo(second);
  const positions = geometry.getAttribute("position");
  const normals = geometry.getAttribute("normal");
  const vertex = new Vector3();
  for (let index = 0; index < positions.count; index++) {
    vertex.fromBufferAttribute(positions, index);
    const along = Math.min(path.length - 1.001, Math.max(0, vertex.x / step));
    const before = path[Math.floor(along)] ?? first;
    const after = path[Math.floor(along) + 1] ?? before;
    const tangent = smoothTangent(path, along);
    const up = new Vector3().crossVectors(across, tangent).normalize();
    const beyond = vertex.x / step - along;
    const point = before
      .clone()
      .lerp(after, along % 1)
      .addScaledVector(tangent, beyond * step)
      .addScaledVector(up, vertex.y)
      .addScaledVector(across, vertex.z);
    positions.setXYZ(index, point.x, point.y, point.z);
    vertex.fromBufferAttribute(normals, index);
    const normal = tangent
      .clone()
      .multiplyScalar(vertex.x)
      .addScaledVector(up, vertex.y)
      .addScaledVector(across, vertex.z);
    normals.setXYZ(index, normal.x, normal.y, normal.z);
  }
  return geometry;
}

function smoothTangent(path: readonly Vector3[], along: number): Vector3 {
  const at = (position: number) => {
    const index = Math.min(path.length - 2, Math.max(0, Math.floor(position)));
    const [before, after] = [path[index] ?? new Vector3(), path[index + 1] ?? new Vector3()];
    return before.clone().lerp(after, position - index);
  };
  return at(Math.min(path.length - 1, along + 1))
    .sub(at(Math.max(0, along - 1)))
    .normalize();
}
