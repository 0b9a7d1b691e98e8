import { BufferAttribute, ShapeUtils, Vector2, type BufferGeometry } from "three";
import type { Finish } from "../finishes.ts";
import { circle, roundedRectangle } from "../solid/outlines.ts";
import { Solid } from "../solid/solid.ts";
import type { Hole } from "./layout.ts";

interface SlabShape {
  readonly width: number;
  readonly depth: number;
  readonly radius: number;
  readonly mirror: 1 | -1;
  readonly holes: readonly Hole[];
}

const holeSides = 20;

/** One layer of a board between two heights: bevelled rim, holes, both faces. */
export function boardSlab(
  shape: SlabShape,
  bottom: number,
  top: number,
  lift: number,
  finish: Finish,
): Solid {
  const solid = new Solid().setFinish(finish);
  solid.part = [0, 0, lift, -1];
  const rim = roundedRectangle(shape.width, shape.depth, shape.radius, 5);
  const walls = { capBottom: false, capTop: false };
  const sides = [
    [0, bottom],
    [0, top],
  ] as const;
  solid.sweep(rim, sides, { bevel: 0.06, ...walls });
  const holes = shape.holes.map((hole) => ({ ...hole, x: hole.x * shape.mirror }));
  for (const { x, z, radius } of holes) {
    solid.at(x, 0, z, (bore) =>
      bore.sweep(
        circle(holeSides),
        [
          [radius, top],
          [radius, bottom],
        ],
        walls,
      ),
    );
  }
  const contour = rim.points.map(({ x, z }) => new Vector2(x, z));
  const bores = holes.map(boreContour);
  addFace(solid, contour, bores, top, 1);
  addFace(solid, contour, bores, bottom, -1);
  return solid;
}

function boreContour({ x, z, radius }: Hole): Vector2[] {
  return Array.from({ length: holeSides }, (_, side) => {
    const angle = (-side / holeSides) * 2 * Math.PI;
    return new Vector2(x + Math.cos(angle) * radius, z + Math.sin(angle) * radius);
  });
}

function addFace(solid: Solid, contour: Vector2[], bores: Vector2[][], y: number, up: 1 | -1): void {
  const corners = [...contour, ...bores.flat()];
  const vertices = corners.map((corner) => solid.vertex(corner.x, y, corner.y, 0, up, 0));
  for (const triangle of ShapeUtils.triangulateShape([...contour], bores)) {
    const [a, b, c] = triangle.map((index) => ({ corner: corners[index], vertex: vertices[index] }));
    if (!a?.corner || !b?.corner || !c?.corner) continue;
    if (a.vertex === undefined || b.vertex === undefined || c.vertex === undefined) continue;
    const cross =
      (b.corner.x - a.corner.x) * (c.corner.y - a.corner.y) -
      (b.corner.y - a.corner.y) * (c.corner.x - a.corner.x);
    // Seen from above, x right and z down, from x to z is clockwise: such a triangle faces down.
    if (cross > 0 === up > 0) solid.triangle(a.vertex, c.vertex, b.vertex);
    else solid.triangle(a.vertex, b.vertex, c.vertex);
  }
}

/** Sets uv so that 0 … 1 spans the board. */
export function planarUv(geometry: BufferGeometry, width: number, depth: number): BufferGeometry {
  const positions = geometry.getAttribute("position");
  const uv = new Float32Array(positions.count * 2);
  for (let index = 0; index < positions.count; index++) {
    uv[index * 2] = positions.getX(index) / width + 0.5;
    uv[index * 2 + 1] = positions.getZ(index) / depth + 0.5;
  }
  geometry.setAttribute("uv", new BufferAttribute(uv, 2));
  return geometry;
}
