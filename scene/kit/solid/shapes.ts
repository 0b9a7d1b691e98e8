import { cyclicAt } from "./cyclic-at.ts";
import { circle, rectangle, roundedRectangle } from "./outlines.ts";
import type { UvRect } from "./outlines.ts";
import type { MeshBuilder } from "./mesh-builder.ts";
import { sweep } from "./sweep.ts";

export interface BoxOptions {
  /** The mark laid over the lid. */
  readonly uvTop?: UvRect | undefined;
  /** Whether the underside is drawn; that of most parts is hidden. */
  readonly bottom?: boolean | undefined;
}

/** A box on the ground plane. Bevelled all round it has 44 triangles. */
export function drawBox(
  builder: MeshBuilder,
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
  sweep(builder, outline, profile, { bevel: Math.min(bevel, height * 0.45), uvTop, capBottom: bottom });
}

/** A flat rectangle that faces upwards and carries a mark. */
export function drawDecal(builder: MeshBuilder, width: number, depth: number, uv: UvRect, y: number): void {
  const [u0, v0, u1, v1] = uv;
  const x = width / 2;
  const z = depth / 2;
  builder.quad(
    builder.vertex(-x, y, -z, 0, 1, 0, u0, v0),
    builder.vertex(-x, y, z, 0, 1, 0, u0, v1),
    builder.vertex(x, y, z, 0, 1, 0, u1, v1),
    builder.vertex(x, y, -z, 0, 1, 0, u1, v0),
  );
}

/** A flat disc that faces upwards. */
export function drawDisc(builder: MeshBuilder, radius: number, segments: number, y: number): void {
  const center = builder.vertex(0, y, 0, 0, 1, 0);
  const rim = rimVertices(builder, radius, segments, y);
  for (const [i, vertex] of rim.entries()) builder.triangle(center, cyclicAt(rim, i + 1), vertex);
}

/** A flat ring that faces upwards. */
export function drawAnnulus(
  builder: MeshBuilder,
  innerRadius: number,
  outerRadius: number,
  segments: number,
  y: number,
): void {
  const inner = rimVertices(builder, innerRadius, segments, y);
  const outer = rimVertices(builder, outerRadius, segments, y);
  for (let i = 0; i < segments; i++) {
    builder.quad(cyclicAt(inner, i), cyclicAt(inner, i + 1), cyclicAt(outer, i + 1), cyclicAt(outer, i));
  }
}

function rimVertices(builder: MeshBuilder, radius: number, segments: number, y: number): number[] {
  return circle(segments, radius).points.map(({ x, z }) => builder.vertex(x, y, z, 0, 1, 0));
}
