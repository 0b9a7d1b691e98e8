import { CatmullRomCurve3, Vector3 } from "three";

export type Place = readonly [x: number, y: number, z: number];

/** A flexible thing's way through some places, sampled about every `step` mm. */
export function softPath(places: readonly (Place | Vector3)[], step = 1): Vector3[] {
  const points = places.map((place) => (place instanceof Vector3 ? place : new Vector3(...place)));
  const curve = new CatmullRomCurve3(points, false, "centripetal");
  return curve.getSpacedPoints(Math.max(8, Math.ceil(curve.getLength() / step)));
}
