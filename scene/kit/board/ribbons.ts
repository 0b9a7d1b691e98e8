import { BufferAttribute, BufferGeometry } from "three";
import type { Trace } from "./layout.ts";
import type { Point } from "../solid/outlines.ts";
import { miterVectors, segmentsOf } from "./polyline.ts";

/** One vertex across a ribbon: its offset in half widths, height in mm, and the side that the shader gets. */
interface RibbonEdge {
  readonly aside: number;
  readonly height: number;
  readonly side: number;
}

const copperHeight = 0.06;
const copperBottom = 0.02;
const glowHeight = 0.12;

const raised: readonly RibbonEdge[] = [
  { aside: 1, height: copperBottom, side: 1 },
  { aside: 0.72, height: copperBottom + copperHeight, side: 0.72 },
  { aside: -0.72, height: copperBottom + copperHeight, side: -0.72 },
  { aside: -1, height: copperBottom, side: -1 },
];

const flat: readonly RibbonEdge[] = [
  { aside: 1, height: glowHeight, side: 1 },
  { aside: -1, height: glowHeight, side: -1 },
];

/** Nets as raised copper with sloped sides. */
export function ribbonGeometry(nets: readonly Trace[], mirror: 1 | -1): BufferGeometry {
  return geometryOf(nets, mirror, raised);
}

/** Nets as flat bands of one width, for the light of the pulses. */
export function haloGeometry(nets: readonly Trace[], mirror: 1 | -1, width: number): BufferGeometry {
  return geometryOf(
    nets.map((net) => ({ ...net, width })),
    mirror,
    flat,
  );
}

function geometryOf(nets: readonly Trace[], mirror: 1 | -1, edges: readonly RibbonEdge[]): BufferGeometry {
  const ribbons: Ribbons = { positions: [], normals: [], traceData: [], indices: [] };
  for (const net of nets) addRibbon(ribbons, net, withoutRepeats(net.points, mirror), edges);
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(ribbons.positions), 3));
  geometry.setAttribute("normal", new BufferAttribute(new Float32Array(ribbons.normals), 3));
  geometry.setAttribute("aTrace", new BufferAttribute(new Float32Array(ribbons.traceData), 4));
  geometry.setIndex(ribbons.indices);
  return geometry;
}

interface Ribbons {
  readonly positions: number[];
  readonly normals: number[];
  readonly traceData: number[];
  readonly indices: number[];
}

function addRibbon(
  ribbons: Ribbons,
  net: Trace,
  points: readonly Point[],
  edges: readonly RibbonEdge[],
): void {
  if (points.length < 2) return;
  const first = ribbons.positions.length / 3;
  const along = distancesAlong(points);
  const length = along.at(-1) ?? 0;
  const miters = miterVectors(points);
  for (const [index, [x, z]] of points.entries()) {
    const [dx, dz] = miters[index] ?? [0, 0];
    const stretch = Math.hypot(dx, dz) || 1;
    for (const { aside, height, side } of edges) {
      const slope = (Math.abs(aside) === 1 ? 0.8 : 0.18) * Math.sign(aside);
      ribbons.positions.push(x + (dx * net.width * aside) / 2, height, z + (dz * net.width * aside) / 2);
      ribbons.normals.push((dx / stretch) * slope, Math.sqrt(1 - slope * slope), (dz / stretch) * slope);
      ribbons.traceData.push(along[index] ?? 0, length, net.delay, side);
    }
  }
  for (let row = 1; row < points.length; row++) {
    for (let edge = 0; edge + 1 < edges.length; edge++) {
      const before = first + (row - 1) * edges.length + edge;
      const after = before + edges.length;
      ribbons.indices.push(before, after, before + 1, before + 1, after, after + 1);
    }
  }
}

function withoutRepeats(points: readonly Point[], mirror: 1 | -1): Point[] {
  const kept: Point[] = [];
  for (const [x, z] of points) {
    const last = kept.at(-1);
    if (!last || Math.hypot(x * mirror - last[0], z - last[1]) > 1e-3) kept.push([x * mirror, z]);
  }
  return kept;
}

function distancesAlong(points: readonly Point[]): number[] {
  let sum = 0;
  return [0, ...segmentsOf(points).map(([[x0, z0], [x1, z1]]) => (sum += Math.hypot(x1 - x0, z1 - z0)))];
}
