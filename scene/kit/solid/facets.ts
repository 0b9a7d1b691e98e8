import { ShapeUtils, Vector2 } from "three";
import { around } from "./around.ts";
import type { UvRect } from "./outlines.ts";
import type { Surface } from "./surface.ts";

/** A vertex already added to a surface, with its place before any transform. */
export interface Vertex {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Adds a triangle if it has an area; split corners and bevels that meet in a point have facets without one. */
export function drawFacet(surface: Surface, a: Vertex, b: Vertex, c: Vertex): void {
  if (!coincide(a, b) && !coincide(b, c) && !coincide(c, a)) surface.triangle(a.index, b.index, c.index);
}

/** The row without vertices that stand where the one before them stands. */
export function withoutRepeats(row: readonly Vertex[]): Vertex[] {
  return row.filter((vertex, i) => !coincide(vertex, around(row, i + row.length - 1)));
}

function coincide(a: Vertex, b: Vertex): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.z - b.z) < 1e-5;
}

/** New vertices for an upward cap, on which the mark fills the bounding box. */
export function markedCopy(surface: Surface, row: readonly Vertex[], [u0, v0, u1, v1]: UvRect): Vertex[] {
  const left = Math.min(...row.map(({ x }) => x));
  const right = Math.max(...row.map(({ x }) => x));
  const back = Math.min(...row.map(({ z }) => z));
  const front = Math.max(...row.map(({ z }) => z));
  return row.map((vertex) => {
    const u = u0 + ((u1 - u0) * (vertex.x - left)) / (right - left);
    const v = v0 + ((v1 - v0) * (vertex.z - back)) / (front - back);
    return { ...vertex, index: surface.vertex(vertex.x, vertex.y, vertex.z, 0, 1, 0, u, v) };
  });
}

/** Fills a row: one that turns from +x to +z faces upwards, a reversed one downwards. */
export function drawCap(surface: Surface, row: readonly Vertex[], convex: boolean): void {
  if (!convex) {
    drawEars(surface, row);
    return;
  }
  for (let i = 1; i + 1 < row.length; i++) {
    drawFacet(surface, around(row, 0), around(row, i + 1), around(row, i));
  }
}

function drawEars(surface: Surface, row: readonly Vertex[]): void {
  const contour = row.map(({ x, z }) => new Vector2(x, z));
  const turnsForwards = ShapeUtils.area(contour) > 0;
  for (const [a = 0, b = 0, c = 0] of ShapeUtils.triangulateShape(contour, [])) {
    const corners = [around(row, a), around(row, b), around(row, c)] as const;
    const forwards = ShapeUtils.area(corners.map(({ x, z }) => new Vector2(x, z))) > 0;
    const [first, second, third] = corners;
    if (forwards === turnsForwards) drawFacet(surface, first, third, second);
    else drawFacet(surface, first, second, third);
  }
}
