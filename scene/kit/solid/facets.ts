import { ShapeUtils, Vector2 } from "three";
import { cyclicAt } from "./cyclic-at.ts";
import type { UvRect } from "./outlines.ts";
import type { MeshBuilder } from "./mesh-builder.ts";

/** A vertex that was added already, with its position before any transform. */
export interface Vertex {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Adds a triangle if it has an area; split corners and bevels that meet in a point have facets without one. */
export function drawFacet(builder: MeshBuilder, a: Vertex, b: Vertex, c: Vertex): void {
  if (!coincide(a, b) && !coincide(b, c) && !coincide(c, a)) builder.triangle(a.index, b.index, c.index);
}

/** The row without vertices at the position of the one before. */
export function withoutRepeats(row: readonly Vertex[]): Vertex[] {
  return row.filter((vertex, i) => !coincide(vertex, cyclicAt(row, i + row.length - 1)));
}

function coincide(a: Vertex, b: Vertex): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.z - b.z) < 1e-5;
}

/** New vertices for an upward cap, on which the mark fills the bounding box. */
export function withMarkUv(builder: MeshBuilder, row: readonly Vertex[], [u0, v0, u1, v1]: UvRect): Vertex[] {
  const left = Math.min(...row.map(({ x }) => x));
  const right = Math.max(...row.map(({ x }) => x));
  const back = Math.min(...row.map(({ z }) => z));
  const front = Math.max(...row.map(({ z }) => z));
  return row.map((vertex) => {
    const u = u0 + ((u1 - u0) * (vertex.x - left)) / (right - left);
    const v = v0 + ((v1 - v0) * (vertex.z - back)) / (front - back);
    return { ...vertex, index: builder.vertex(vertex.x, vertex.y, vertex.z, 0, 1, 0, u, v) };
  });
}

/** Fills a row: one from +x to +z faces upwards, a reversed one downwards. */
export function drawCap(builder: MeshBuilder, row: readonly Vertex[], convex: boolean): void {
  if (!convex) {
    triangulateCap(builder, row);
    return;
  }
  for (let i = 1; i + 1 < row.length; i++) {
    drawFacet(builder, cyclicAt(row, 0), cyclicAt(row, i + 1), cyclicAt(row, i));
  }
}

function triangulateCap(builder: MeshBuilder, row: readonly Vertex[]): void {
  const contour = row.map(({ x, z }) => new Vector2(x, z));
  const isRowForwards = ShapeUtils.area(contour) > 0;
  for (const [a = 0, b = 0, c = 0] of ShapeUtils.triangulateShape(contour, [])) {
    const corners = [cyclicAt(row, a), cyclicAt(row, b), cyclicAt(row, c)] as const;
    const isForwards = ShapeUtils.area(corners.map(({ x, z }) => new Vector2(x, z))) > 0;
    const [first, second, third] = corners;
    if (isForwards === isRowForwards) drawFacet(builder, first, third, second);
    else drawFacet(builder, first, second, third);
  }
}
