import { colors } from "./colors.ts";
import { trimCurve, type Curve } from "./curves.ts";
import { linearProgress } from "./easing.ts";

export type Context = OffscreenCanvasRenderingContext2D;

/** A curve with its style. */
export interface Stroke {
  readonly curve: Curve;
  readonly weight: number;
  /** 0…1. */
  readonly opacity?: number;
  readonly dashes?: readonly number[];
  readonly color?: string;
}

export function stroke(weight: number, opacity: number, ...curves: readonly Curve[]): Stroke[] {
  return curves.map((curve) => ({ curve, weight, opacity }));
}

/** Draws the first `fraction` of a stroke. */
export function drawStroke(context: Context, { curve, weight, ...look }: Stroke, fraction = 1): void {
  if (fraction <= 0) return;
  const { opacity = 1, dashes = [], color = colors.ink } = look;
  context.save();
  context.globalAlpha *= opacity;
  context.strokeStyle = color;
  context.lineWidth = weight;
  context.lineCap = dashes.length > 0 || weight > 3 ? "butt" : "round";
  context.lineJoin = "round";
  context.setLineDash([...dashes]);
  tracePath(context, trimCurve(curve, fraction));
  context.stroke();
  context.restore();
}

export function fillCurve(context: Context, curve: Curve, color: string, opacity = 1): void {
  context.save();
  context.globalAlpha *= opacity;
  context.fillStyle = color;
  tracePath(context, curve);
  context.fill();
  context.restore();
}

export function tracePath(context: Context, curve: Curve): void {
  context.beginPath();
  for (const [x, y] of curve) context.lineTo(x, y);
  const [first, last] = [curve[0], curve.at(-1)];
  // Or a seam would be visible where a ring begins.
  if (first && last && Math.hypot(first[0] - last[0], first[1] - last[1]) < 0.001) context.closePath();
}

interface TimedStroke {
  readonly stroke: Stroke;
  readonly from: number;
  readonly to: number;
}

/** Strokes that are drawn over time. */
export class AnimatedDrawing {
  readonly #strokes: TimedStroke[] = [];

  /** Draws strokes one after another, several at a time, between two seconds. */
  add(strokes: readonly Stroke[], from: number, to: number, concurrent = 4): this {
    const duration = ((to - from) * concurrent) / (strokes.length + concurrent - 1);
    const step = strokes.length > 1 ? (to - from - duration) / (strokes.length - 1) : 0;
    for (const [i, stroke] of strokes.entries()) {
      const start = from + i * step;
      this.#strokes.push({ stroke, from: start, to: start + duration });
    }
    return this;
  }

  /** Draws the strokes as they are at `time`; each eases out. */
  draw(context: Context, time: number): void {
    for (const { stroke, from, to } of this.#strokes) {
      const fraction = linearProgress(time, from, to);
      drawStroke(context, stroke, 1 - (1 - fraction) ** 2);
    }
  }
}

/** Hatches an area at 45°, the first `fraction` of it. */
export function hatch(context: Context, area: Curve, spacing: number, fraction: number, weight = 0.8): void {
  if (fraction <= 0) return;
  const [xs, ys] = [area.map(([x]) => x), area.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  context.save();
  tracePath(context, area);
  context.clip();
  context.beginPath();
  const reach = bottom - top;
  // All areas use one grid of lines, so that the hatching of neighbours joins.
  const first = Math.floor((left + top) / spacing) * spacing;
  const last = first + (right + bottom - left - top) * fraction + spacing;
  for (let sum = first; sum < last; sum += spacing) {
    context.moveTo(sum - top, top);
    context.lineTo(sum - top - reach, bottom);
  }
  context.lineWidth = weight;
  context.strokeStyle = colors.ink;
  context.stroke();
  context.restore();
}
