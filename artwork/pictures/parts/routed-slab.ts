import { ShapeUtils, Vector2 } from "three";
import type { Outline } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";

export interface Opening {
  x: number;
  z: number;
  outline: Outline;
}

/** The upper face of a slab with openings of any convex shape, at height `y`. */
export function routedFace(solid: Solid, outline: Outline, openings: readonly Opening[], y: number): Solid {
  const rim = outline.points.map(({ x, z }) => new Vector2(x, z));
  const cutouts = openings.map(({ x, z, outline: cut }) =>
    cut.points.map((point) => new Vector2(x + point.x, z + point.z)).toReversed(),
  );
  const corners = [rim, ...cutouts].flat();
  const vertices = corners.map((corner) => solid.vertex(corner.x, y, corner.y, 0, 1, 0));
  for (const [a = 0, b = 0, c = 0] of ShapeUtils.triangulateShape(rim, cutouts)) {
    const [first, second, third] = [corners[a], corners[b], corners[c]];
    const [i = 0, j = 0, k = 0] = [vertices[a], vertices[b], vertices[c]];
    if (!first || !second || !third) continue;
    const facesDown = second.clone().sub(first).cross(third.clone().sub(first)) > 0;
    if (facesDown) solid.triangle(i, k, j);
    else solid.triangle(i, j, k);
  }
  return solid;
}

/** The walls of a slab between two heights: its rim and the insides of its openings. */
export function routedWalls(
  solid: Solid,
  outline: Outline,
  openings: readonly Opening[],
  bottom: number,
  top: number,
): Solid {
  const open = { capBottom: false, capTop: false };
  solid.sweep(
    outline,
    [
      [0, bottom],
      [0, top],
    ],
    open,
  );
  for (const { x, z, outline: cut } of openings) {
    solid.at(x, 0, z, (wall) =>
      wall.sweep(
        cut,
        [
          [0, top],
          [0, bottom],
        ],
        open,
      ),
    );
  }
  return solid;
}
