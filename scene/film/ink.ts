import { colours } from "./colours.ts";
import { beginning, type Curve } from "./curves.ts";
import { passed } from "./motion.ts";

export type Context = OffscreenCanvasRenderingContext2D;

/** What a pen does without being lifted. */
export interface Stroke {
  readonly curve: Curve;
  readonly weight: number;
  /** How dark, 0…1. */
  readonly strength?: number;
  readonly dashes?: readonly number[];
  readonly color?: string;
}

export function stroke(weight: number, strength: number, ...curves: readonly Curve[]): Stroke[] {
  return curves.map((curve) => ({ curve, weight, strength }));
}

/** Draws as much of a stroke as the pen has come. */
export function drawStroke(context: Context, { curve, weight, ...look }: Stroke, share = 1): void {
  if (share <= 0) return;
  const { strength = 1, dashes = [], color = colours.ink } = look;
  context.save();
  context.globalAlpha *= strength;
  context.strokeStyle = color;
  context.lineWidth = weight;
  context.lineCap = dashes.length > 0 || weight > 3 ? "butt" : "round";
  context.lineJoin = "round";
  context.setLineDash([...dashes]);
  trace(context, beginning(curve, share));
  context.stroke();
  context.restore();
}

export function fillCurve(context: Context, curve: Curve, color: string, strength = 1): void {
  context.save();
  context.globalAlpha *= strength;
  context.fillStyle = color;
  trace(context, curve);
  context.fill();
  context.restore();
}

export function trace(context: Context, curve: Curve): void {
  context.beginPath();
  for (const [x, y] of curve) context.lineTo(x, y);
  const [first, last] = [curve[0], curve.at(-1)];
  // Else a seam would show where a ring begins.
  if (first && last && Math.hypot(first[0] - last[0], first[1] - last[1]) < 0.001) context.closePath();
}

interface Turn {
  readonly stroke: Stroke;
  readonly from: number;
  readonly to: number;
}

/** Strokes, each with its turn. */
export class InkDrawing {
  readonly #turns: Turn[] = [];

  /** Draws these one after another, several at a time, within a span of seconds. */
  add(strokes: readonly Stroke[], from: number, to: number, atOnce = 4): this {
    const takes = ((to - from) * atOnce) / (strokes.length + atOnce - 1);
    const step = strokes.length > 1 ? (to - from - takes) / (strokes.length - 1) : 0;
    for (const [i, stroke] of strokes.entries()) {
      const start = from + i * step;
      this.#turns.push({ stroke, from: start, to: start + takes });
    }
    return this;
  }

  /** The sheet as it is at this moment; `sweep` slows the pen towards the end of each stroke. */
  draw(context: Context, time: number): void {
    for (const { stroke, from, to } of this.#turns) {
      const share = passed(time, from, to);
      drawStroke(context, stroke, 1 - (1 - share) ** 2);
    }
  }
}

/** Lines at 45° over an area, `share` of them from below. */
export function hatch(context: Context, area: Curve, spacing: number, share: number, weight = 0.8): void {
  if (share <= 0) return;
  const [xs, ys] = [area.map(([x]) => x), area.map(([, y]) => y)];
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  context.save();
  trace(context, area);
  context.clip();
  context.beginPath();
  const reach = foot - top;
  // Lines of one grid for all areas, so that neighbours join.
  const first = Math.floor((left + top) / spacing) * spacing;
  const last = first + (right + foot - left - top) * share + spacing;
  for (let sum = first; sum < last; sum += spacing) {
    context.moveTo(sum - top, top);
    context.lineTo(sum - top - reach, foot);
  }
  context.lineWidth = weight;
  context.strokeStyle = colours.ink;
  context.stroke();
  context.restore();
}
