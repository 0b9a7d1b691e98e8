import { ShapeUtils, Vector2 } from "three";
import { type Finish, finishes } from "../../../scene/kit/finishes.ts";
import { circle, roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";

export interface Bore {
  x: number;
  z: number;
  radius: number;
  /** Without it the bore is a through hole. */
  depth?: number;
  sides?: number;
}

export interface PlateShape {
  width: number;
  depth: number;
  height: number;
  corner: number;
  bores: readonly Bore[];
  /** Of the upper edge and of every bore. */
  chamfer?: number;
}

/** A plate with bores in its geometry, standing on y = 0. `floor` is the finish at the bottom of a bore. */
export function drilledPlate(
  solid: Solid,
  shape: PlateShape,
  finish: Finish,
  floor: Finish = finishes.hole,
): Solid {
  const { width, depth, height, corner, bores, chamfer = 0.4 } = shape;
  const outline = roundedRectangle(width, depth, corner, 5);
  const rim = chamfer * 2;
  solid.setFinish(finish).sweep(
    outline,
    [
      [0, 0],
      [0, height, chamfer],
      [-rim, height],
    ],
    { capBottom: false, capTop: false },
  );
  const edge = outline.points.map(
    (point) => new Vector2(point.x - point.miterX * rim, point.z - point.miterZ * rim),
  );
  pierceFace(solid, edge, shape);
  for (const { x, z, radius, depth = height, sides = 28 } of bores) {
    const bottom = height - depth + 0.01;
    solid.at(x, 0, z, (bore) => {
      const occlusion = bore.occlusion;
      bore.occlusion = (point) => 0.25 + 0.55 * Math.max(0, 1 - (height - point.y) / (radius * 2));
      bore.setFinish(finish).sweep(
        circle(sides),
        [
          [radius + chamfer, height],
          [radius, height - chamfer],
          [radius, bottom],
        ],
        { capBottom: false, capTop: false },
      );
      bore.setFinish(floor).disc(radius, sides, bottom);
      bore.occlusion = occlusion;
    });
  }
  return solid;
}

/** The upper face, with a round opening at every bore. */
function pierceFace(solid: Solid, edge: Vector2[], { height, bores, chamfer = 0.4 }: PlateShape): void {
  const openings = bores.map(({ x, z, radius, sides = 28 }) =>
    Array.from({ length: sides }, (_, side) => {
      const angle = (-side / sides) * 2 * Math.PI;
      return new Vector2(x + Math.cos(angle) * (radius + chamfer), z + Math.sin(angle) * (radius + chamfer));
    }),
  );
  const corners = [edge, ...openings].flat();
  const vertices = corners.map(({ x, y }) => solid.vertex(x, height, y, 0, 1, 0));
  for (const [a = 0, b = 0, c = 0] of ShapeUtils.triangulateShape(edge, openings)) {
    const [first, second, third] = [corners[a], corners[b], corners[c]];
    const [i = 0, j = 0, k = 0] = [vertices[a], vertices[b], vertices[c]];
    if (!first || !second || !third) continue;
    const isClockwise = second.clone().sub(first).cross(third.clone().sub(first)) > 0;
    if (isClockwise) solid.triangle(i, k, j);
    else solid.triangle(i, j, k);
  }
}
