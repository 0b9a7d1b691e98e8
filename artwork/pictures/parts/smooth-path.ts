import { CatmullRomCurve3, Vector3 } from "three";

export type Position = readonly [x: number, y: number, z: number];

/** A smooth curve through points (Catmull-Rom), sampled about every `step` mm. */
export function smoothPath(positions: readonly (Position | Vector3)[], step = 1): Vector3[] {
  const points = positions.map((position) =>
    position instanceof Vector3 ? position : new Vector3(...position),
  );
  const curve = new CatmullRomCurve3(points, false, "centripetal");
  return curve.getSpacedPoints(Math.max(8, Math.ceil(curve.getLength() / step)));
}
