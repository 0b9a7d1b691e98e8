import { around } from "./around.ts";
import { circle, rectangle, roundedRectangle } from "./outlines.ts";
import type { UvRect } from "./outlines.ts";
import type { Surface } from "./surface.ts";
import { sweep } from "./sweep.ts";

export interface BoxOptions {
  /** The mark laid over the lid. */
  readonly uvTop?: UvRect | undefined;
  /** Whether the underside is drawn; most parts stand on something. */
  readonly bottom?: boolean | undefined;
}

/** A box on the ground plane. Bevelled all round it has 44 triangles. */
export function drawBox(
  surface: Surface,
  width: number,
  height: number,
  depth: number,
  bevel: number,
  { uvTop, bottom = true }: BoxOptions,
): void {
  const outline = bevel > 0 ? roundedRectangle(width, depth, bevel, 1) : rectangle(width, depth);
  const profile = [
    [0, 0],
    [0, height],
  ] as const;
  sweep(surface, outline, profile, { bevel: Math.min(bevel, height * 0.45), uvTop, capBottom: bottom });
}

/** A washer or sleeve: four faces, the bore from `radius0`. */
export function drawRing(
  surface: Surface,
  radius0: number,
  radius1: number,
  height: number,
  segments: number,
  bevel: number,
): void {
  const profile = [
    [radius0, height],
    [radius0, 0],
    [radius1, 0],
    [radius1, height],
    [radius0, height],
  ] as const;
  sweep(surface, circle(segments), profile, { bevel, capBottom: false, capTop: false });
}

/** A flat rectangle that faces upwards and carries a mark. */
export function drawDecal(surface: Surface, width: number, depth: number, uv: UvRect, y: number): void {
  const [u0, v0, u1, v1] = uv;
  const x = width / 2;
  const z = depth / 2;
  surface.quad(
    surface.vertex(-x, y, -z, 0, 1, 0, u0, v0),
    surface.vertex(-x, y, z, 0, 1, 0, u0, v1),
    surface.vertex(x, y, z, 0, 1, 0, u1, v1),
    surface.vertex(x, y, -z, 0, 1, 0, u1, v0),
  );
}

/** A flat disc that faces upwards. */
export function drawDisc(surface: Surface, radius: number, segments: number, y: number): void {
  const centre = surface.vertex(0, y, 0, 0, 1, 0);
  const rim = rimVertices(surface, radius, segments, y);
  for (const [i, vertex] of rim.entries()) surface.triangle(centre, around(rim, i + 1), vertex);
}

/** A flat ring that faces upwards. */
export function drawAnnulus(
  surface: Surface,
  radius0: number,
  radius1: number,
  segments: number,
  y: number,
): void {
  const inner = rimVertices(surface, radius0, segments, y);
  const outer = rimVertices(surface, radius1, segments, y);
  for (let i = 0; i < segments; i++) {
    surface.quad(around(inner, i), around(inner, i + 1), around(outer, i + 1), around(outer, i));
  }
}

function rimVertices(surface: Surface, radius: number, segments: number, y: number): number[] {
  return circle(segments, radius).points.map(({ x, z }) => surface.vertex(x, y, z, 0, 1, 0));
}
