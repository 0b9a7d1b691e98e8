import { around } from "./around.ts";
import { drawCap, drawFacet, markedCopy, withoutRepeats } from "./facets.ts";
import type { Vertex } from "./facets.ts";
import type { Outline, OutlinePoint, Profile, UvRect } from "./outlines.ts";
import { profileRings } from "./profile-rings.ts";
import type { Ring } from "./profile-rings.ts";
import type { Surface } from "./surface.ts";

/** A mark wound round a sweep: its rectangle and the heights between which it stands. */
export type SideUv = readonly [...rect: UvRect, bottom: number, top: number];

export interface SweepOptions {
  /** Bevel of every corner that names none of its own. */
  readonly bevel?: number | undefined;
  readonly capBottom?: boolean | undefined;
  readonly capTop?: boolean | undefined;
  /** The mark laid over the top cap. */
  readonly uvTop?: UvRect | undefined;
  readonly uvSide?: SideUv | undefined;
}

/** Draws a profile round an outline: the one operation behind nearly every solid of the kit. */
export function sweep(
  surface: Surface,
  outline: Outline,
  profile: Profile,
  options: SweepOptions = {},
): void {
  const { bevel = 0, capBottom = true, capTop = true, uvTop, uvSide } = options;
  const rings = profileRings(profile, bevel, capBottom, capTop);
  const rows = rings.map((ring) => ringVertices(surface, outline, ring, uvSide));
  for (const [i, row] of rows.entries()) {
    const next = rows.at(i + 1);
    if (next) drawStrip(surface, row, next, uvSide === undefined);
  }
  const bottom = withoutRepeats(rows.at(0) ?? []);
  const top = withoutRepeats(rows.at(-1) ?? []);
  if (capBottom) drawCap(surface, bottom.toReversed(), outline.convex);
  if (capTop) drawCap(surface, uvTop ? markedCopy(surface, top, uvTop) : top, outline.convex);
}

function ringVertices(surface: Surface, outline: Outline, ring: Ring, uvSide: SideUv | undefined): Vertex[] {
  // A wound mark needs both ends of its strip, so the first corner comes again at the end.
  const corners = uvSide ? [...outline.points, around(outline.points, 0)] : outline.points;
  return corners.map((corner, i) =>
    ringVertex(surface, corner, ring, uvSide && sidePlace(uvSide, i / outline.points.length, ring)),
  );
}

/** Flat and inner faces take no wound mark. */
function sidePlace([u0, v0, u1, v1, bottom, top]: SideUv, turn: number, ring: Ring): [number, number] {
  if (ring.normalOut <= 0.5) return [-1, -1];
  return [u0 + (u1 - u0) * turn, v0 + ((v1 - v0) * (ring.y - bottom)) / (top - bottom)];
}

function ringVertex(
  surface: Surface,
  corner: OutlinePoint,
  ring: Ring,
  mark: [number, number] = [-1, -1],
): Vertex {
  const x = corner.x + corner.mitreX * ring.offset;
  const z = corner.z + corner.mitreZ * ring.offset;
  const { y, normalOut, normalUp } = ring;
  const index = surface.vertex(
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
  surface: Surface,
  lower: readonly Vertex[],
  upper: readonly Vertex[],
  closed: boolean,
): void {
  const steps = closed ? lower.length : lower.length - 1;
  for (let i = 0; i < steps; i++) {
    const [a, b, c, d] = [around(lower, i), around(upper, i), around(upper, i + 1), around(lower, i + 1)];
    drawFacet(surface, a, b, c);
    drawFacet(surface, a, c, d);
  }
}
