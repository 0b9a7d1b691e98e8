import { cyclicAt } from "./cyclic-at.ts";
import { drawCap, drawFacet, withMarkUv, withoutRepeats } from "./facets.ts";
import type { Vertex } from "./facets.ts";
import type { Outline, OutlinePoint, Profile, UvRect } from "./outlines.ts";
import { profileRings } from "./profile-rings.ts";
import type { Ring } from "./profile-rings.ts";
import type { MeshBuilder } from "./mesh-builder.ts";

/** A mark wrapped round a sweep: its rectangle, and the heights of its lower and upper edge. */
export type SideUv = readonly [...rect: UvRect, bottom: number, top: number];

export interface SweepOptions {
  /** Bevel of every corner that has none in the profile. */
  readonly bevel?: number | undefined;
  readonly capBottom?: boolean | undefined;
  readonly capTop?: boolean | undefined;
  /** The mark laid over the top cap. */
  readonly uvTop?: UvRect | undefined;
  readonly uvSide?: SideUv | undefined;
}

/** Sweeps a profile round an outline. Nearly every solid of the kit is made so. */
export function sweep(
  builder: MeshBuilder,
  outline: Outline,
  profile: Profile,
  options: SweepOptions = {},
): void {
  const { bevel = 0, capBottom = true, capTop = true, uvTop, uvSide } = options;
  const rings = profileRings(profile, bevel, capBottom, capTop);
  const rows = rings.map((ring) => ringVertices(builder, outline, ring, uvSide));
  for (const [i, row] of rows.entries()) {
    const next = rows.at(i + 1);
    if (next) drawStrip(builder, row, next, uvSide === undefined);
  }
  const bottom = withoutRepeats(rows.at(0) ?? []);
  const top = withoutRepeats(rows.at(-1) ?? []);
  if (capBottom) drawCap(builder, bottom.toReversed(), outline.convex);
  if (capTop) drawCap(builder, uvTop ? withMarkUv(builder, top, uvTop) : top, outline.convex);
}

function ringVertices(
  builder: MeshBuilder,
  outline: Outline,
  ring: Ring,
  uvSide: SideUv | undefined,
): Vertex[] {
  // A wrapped mark has a seam, so the first corner is repeated at the end.
  const corners = uvSide ? [...outline.points, cyclicAt(outline.points, 0)] : outline.points;
  return corners.map((corner, i) =>
    ringVertex(builder, corner, ring, uvSide && sideUv(uvSide, i / outline.points.length, ring)),
  );
}

/** Flat and inner faces get no mark. */
function sideUv([u0, v0, u1, v1, bottom, top]: SideUv, fraction: number, ring: Ring): [number, number] {
  if (ring.normalOut <= 0.5) return [-1, -1];
  return [u0 + (u1 - u0) * fraction, v0 + ((v1 - v0) * (ring.y - bottom)) / (top - bottom)];
}

function ringVertex(
  builder: MeshBuilder,
  corner: OutlinePoint,
  ring: Ring,
  mark: [number, number] = [-1, -1],
): Vertex {
  const x = corner.x + corner.miterX * ring.offset;
  const z = corner.z + corner.miterZ * ring.offset;
  const { y, normalOut, normalUp } = ring;
  const index = builder.vertex(
    x,
    y,
    z,
    corner.normalX * normalOut,
    normalUp,
    corner.normalZ * normalOut,
    ...mark,
  );
  return { index, x, y, z };
}

function drawStrip(
  builder: MeshBuilder,
  lower: readonly Vertex[],
  upper: readonly Vertex[],
  closed: boolean,
): void {
  const steps = closed ? lower.length : lower.length - 1;
  for (let i = 0; i < steps; i++) {
    const [a, b, c, d] = [
      cyclicAt(lower, i),
      cyclicAt(upper, i),
      cyclicAt(upper, i + 1),
      cyclicAt(lower, i + 1),
    ];
    drawFacet(builder, a, b, c);
    drawFacet(builder, a, c, d);
  }
}
