import { colors } from "./colors.ts";
import { arc, type Curve, line, roundedRectangle } from "./curves.ts";
import { type Context, drawStroke, fillCurve, tracePath } from "./strokes.ts";

/** Position and size of the phone. */
export const phone = { x: 573, y: 448, width: 134, height: 250, corner: 22 } as const;

/** Draws the fraction `drawn` of the phone, with the water at `level`, 0…1. */
export function drawPhone(context: Context, drawn: number, level: number, time: number): void {
  const { x, y, width, height, corner } = phone;
  const body = roundedRectangle(x, y, width, height, corner);
  fillCurve(context, body, colors.board, 0.86 * drawn);
  drawWater(context, level, time);
  drawStroke(context, { curve: body, weight: 2.6, color: colors.silkscreen }, drawn);
  const speaker = line(x + width / 2 - 13, y + 12, x + width / 2 + 13, y + 12);
  drawStroke(context, { curve: speaker, weight: 2.6, color: colors.silkscreen, opacity: 0.8 }, drawn);
}

/** A tank as in the section, and its water. */
function drawWater(context: Context, level: number, time: number): void {
  if (level <= 0) return;
  const { x, y, width } = phone;
  const [left, right, top, bottom] = [x + 28, x + width - 28, y + 62, y + 196];
  const tank = tankCurve(left, right, top, bottom);
  const surface = bottom - (bottom - top - 16) * 0.68 * level;
  const calm = 1 - level * 0.72;
  const waves: Curve = Array.from({ length: 41 }, (_, i) => {
    const fraction = i / 40;
    return [
      left + (right - left) * fraction,
      surface + Math.sin(fraction * 9 + time * 5) * 5 * calm + Math.sin(fraction * 5 - time * 3) * 1.2,
    ] as const;
  });
  context.save();
  tracePath(context, tank);
  context.clip();
  fillCurve(context, [...waves, [right, bottom + 2], [left, bottom + 2]], colors.water, 0.92);
  drawStroke(context, { curve: waves, weight: 2.2, color: colors.silkscreen });
  context.restore();
  drawStroke(context, { curve: tank, weight: 2, color: colors.silkscreen, opacity: Math.min(1, level * 3) });
  for (let mark = 1; mark < 5; mark++) {
    const at = bottom - ((bottom - top - 16) * mark) / 5;
    const curve = line(right - (mark % 2 === 0 ? 13 : 8), at, right, at);
    drawStroke(context, {
      curve,
      weight: 1.5,
      color: colors.silkscreen,
      opacity: 0.7 * Math.min(1, level * 3),
    });
  }
}

function tankCurve(left: number, right: number, top: number, bottom: number): Curve {
  const middle = (left + right) / 2;
  return [
    [middle - 14, top],
    [middle + 14, top],
    [middle + 16, top + 7],
    ...arc(right - 14, top + 24, 14, -Math.PI / 2 + 0.5, 0),
    [right, bottom],
    [left, bottom],
    ...arc(left + 14, top + 24, 14, Math.PI, 1.5 * Math.PI - 0.5),
    [middle - 16, top + 7],
    [middle - 14, top],
  ];
}
