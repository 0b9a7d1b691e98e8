import { convexHull, polygon, type Outline, type Point } from "../../solid/outlines.ts";

/** A cheek of a fork: a round eye at (x, y) that runs out to two corners. To be swept along z. */
export function forkOutline(
  eye: { readonly x: number; readonly y: number; readonly radius: number; readonly segments: number },
  corners: readonly [Point, Point],
): Outline {
  const round = Array.from({ length: eye.segments }, (_, i): Point => {
    const angle = (i / eye.segments) * 2 * Math.PI;
    return [eye.x + Math.cos(angle) * eye.radius, eye.y + Math.sin(angle) * eye.radius];
  });
  // Sweeping along z turns the ground plane's z downwards, so the outline is drawn upside down.
  const hull = convexHull([...round, ...corners]).map(([x, y]): Point => [x, -y]);
  return polygon(hull.toReversed());
}
