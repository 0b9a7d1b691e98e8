import { cyclicAt } from "./cyclic-at.ts";

/** A point of the ground plane: x to the right, z towards the viewer, in millimetres. */
export type Point = readonly [x: number, z: number];

/** Corners of a profile: how far outside the outline, how high, and the bevel of this corner. */
export type Profile = readonly (readonly [offset: number, y: number, bevel?: number])[];

/** A rectangle of the mark atlas, 0…1. */
export type UvRect = readonly [u0: number, v0: number, u1: number, v1: number];

/** One corner of an outline: its position, its normal, and how it moves when the outline is offset by 1 mm. */
export interface OutlinePoint {
  readonly x: number;
  readonly z: number;
  readonly normalX: number;
  readonly normalZ: number;
  readonly miterX: number;
  readonly miterZ: number;
}

/** A closed polyline round which a profile is swept, from +x to +z. */
export interface Outline {
  readonly points: readonly OutlinePoint[];
  readonly convex: boolean;
}

/** A circle; with radius 0 a sweep round it is a surface of revolution. */
export function circle(segments: number, radius = 0, from = 0): Outline {
  const points = Array.from({ length: segments }, (_, i) =>
    roundPoint(0, 0, radius, from + (i / segments) * 2 * Math.PI),
  );
  return { points, convex: true };
}

/** A rectangle with sharp corners. */
export function rectangle(width: number, depth: number): Outline {
  const x = width / 2;
  const z = depth / 2;
  return polygon([
    [-x, -z],
    [x, -z],
    [x, z],
    [-x, z],
  ]);
}

/** A rectangle with round corners. With one segment a corner is a chamfer with the normals of the sides, which looks round. */
export function roundedRectangle(width: number, depth: number, radius: number, segments = 4): Outline {
  const x = width / 2 - radius;
  const z = depth / 2 - radius;
  const corners: readonly Point[] = [
    [x, z],
    [-x, z],
    [-x, -z],
    [x, -z],
  ];
  const points = corners.flatMap(([cornerX, cornerZ], quarter) =>
    Array.from({ length: segments + 1 }, (_, i) =>
      roundPoint(cornerX, cornerZ, radius, ((quarter + i / segments) * Math.PI) / 2),
    ),
  );
  return { points, convex: true };
}

/** The convex hull of a circle at the origin and one at x = `length`: the shape of a link. */
export function dogbone(length: number, startRadius: number, endRadius: number, segments = 14): Outline {
  const tangent = Math.acos((startRadius - endRadius) / length);
  const end = Array.from({ length: segments + 1 }, (_, i) =>
    roundPoint(length, 0, endRadius, -tangent + (2 * tangent * i) / segments),
  );
  const start = Array.from({ length: segments + 1 }, (_, i) =>
    roundPoint(0, 0, startRadius, tangent + ((2 * Math.PI - 2 * tangent) * i) / segments),
  );
  return { points: [...end, ...start], convex: true };
}

/** A straight-edged outline. Corners flatter than acos(`smooth`) get a smooth normal, sharper ones are split in two. */
export function polygon(corners: readonly Point[], smooth = 0.75, convex = true): Outline {
  const points = corners.flatMap((corner, i) => {
    const before = edgeNormal(cyclicAt(corners, i + corners.length - 1), corner);
    const after = edgeNormal(corner, cyclicAt(corners, i + 1));
    return cornerPoints(corner, before, after, smooth);
  });
  return { points, convex };
}

function edgeNormal([x0, z0]: Point, [x1, z1]: Point): Point {
  const length = Math.hypot(x1 - x0, z1 - z0);
  return [(z1 - z0) / length, (x0 - x1) / length];
}

function cornerPoints([x, z]: Point, before: Point, after: Point, smooth: number): OutlinePoint[] {
  const flatness = before[0] * after[0] + before[1] * after[1];
  const sumX = before[0] + after[0];
  const sumZ = before[1] + after[1];
  const base = { x, z, miterX: sumX / (1 + flatness), miterZ: sumZ / (1 + flatness) };
  if (flatness > smooth) {
    const length = Math.hypot(sumX, sumZ);
    return [{ ...base, normalX: sumX / length, normalZ: sumZ / length }];
  }
  return [before, after].map(([normalX, normalZ]) => ({ ...base, normalX, normalZ }));
}

/** Points of an arc from angle `from` to angle `to`, both ends included. */
export function arcPoints(
  centerX: number,
  centerZ: number,
  radius: number,
  from: number,
  to: number,
  segments: number,
): Point[] {
  return Array.from({ length: segments + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / segments;
    return [centerX + Math.cos(angle) * radius, centerZ + Math.sin(angle) * radius];
  });
}

/** The corners of the smallest convex polygon round the points, from +x to +z. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...hullChain(sorted), ...hullChain(sorted.toReversed())];
}

function hullChain(points: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of points) {
    for (let last = chain.at(-1), previous = chain.at(-2); last && previous;) {
      if (crossProduct(previous, last, point) > 1e-9) break;
      chain.pop();
      last = chain.at(-1);
      previous = chain.at(-2);
    }
    chain.push(point);
  }
  return chain.slice(0, -1);
}

function crossProduct(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function roundPoint(centerX: number, centerZ: number, radius: number, angle: number): OutlinePoint {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  return {
    x: centerX + cosine * radius,
    z: centerZ + sine * radius,
    normalX: cosine,
    normalZ: sine,
    miterX: cosine,
    miterZ: sine,
  };
}
