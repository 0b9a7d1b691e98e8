import { colours } from "./colours.ts";
import { arc, type Curve, line, roundedRectangle } from "./curves.ts";
import { type Context, drawStroke, fillCurve, trace } from "./ink.ts";

/** Where the outline of the phone stands. */
export const phone = { x: 573, y: 448, width: 134, height: 250, corner: 22 } as const;

/** An outline in silkscreen, drawn so far; the water in it stands at `level`, of 1. */
export function drawPhone(sheet: Context, drawn: number, level: number, time: number): void {
  const { x, y, width, height, corner } = phone;
  const body = roundedRectangle(x, y, width, height, corner);
  fillCurve(sheet, body, colours.board, 0.86 * drawn);
  drawWater(sheet, level, time);
  drawStroke(sheet, { curve: body, weight: 2.6, color: colours.silkscreen }, drawn);
  const speaker = line(x + width / 2 - 13, y + 12, x + width / 2 + 13, y + 12);
  drawStroke(sheet, { curve: speaker, weight: 2.6, color: colours.silkscreen, strength: 0.8 }, drawn);
}

/** A tank as on the first drawing, and what stands in it. */
function drawWater(sheet: Context, level: number, time: number): void {
  if (level <= 0) return;
  const { x, y, width } = phone;
  const [left, right, top, foot] = [x + 28, x + width - 28, y + 62, y + 196];
  const tank = tankCurve(left, right, top, foot);
  const surface = foot - (foot - top - 16) * 0.68 * level;
  const calm = 1 - level * 0.72;
  const waves: Curve = Array.from({ length: 41 }, (_, i) => {
    const share = i / 40;
    return [
      left + (right - left) * share,
      surface + Math.sin(share * 9 + time * 5) * 5 * calm + Math.sin(share * 5 - time * 3) * 1.2,
    ] as const;
  });
  sheet.save();
  trace(sheet, tank);
  sheet.clip();
  fillCurve(sheet, [...waves, [right, foot + 2], [left, foot + 2]], colours.water, 0.92);
  drawStroke(sheet, { curve: waves, weight: 2.2, color: colours.silkscreen });
  sheet.restore();
  drawStroke(sheet, { curve: tank, weight: 2, color: colours.silkscreen, strength: Math.min(1, level * 3) });
  for (let mark = 1; mark < 5; mark++) {
    const at = foot - ((foot - top - 16) * mark) / 5;
    const curve = line(right - (mark % 2 === 0 ? 13 : 8), at, right, at);
    drawStroke(sheet, {
      curve,
      weight: 1.5,
      color: colours.silkscreen,
      strength: 0.7 * Math.min(1, level * 3),
    });
  }
}

function tankCurve(left: number, right: number, top: number, foot: number): Curve {
  const middle = (left + right) / 2;
  return [
    [middle - 14, top],
    [middle + 14, top],
    [middle + 16, top + 7],
    ...arc(right - 14, top + 24, 14, -Math.PI / 2 + 0.5, 0),
    [right, foot],
    [left, foot],
    ...arc(left + 14, top + 24, 14, Math.PI, 1.5 * Math.PI - 0.5),
    [middle - 16, top + 7],
    [middle - 14, top],
  ];
}
