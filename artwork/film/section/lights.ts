import { colors } from "../colors.ts";
import { type Curve, rectangle } from "../curves.ts";
import { type Context, fillCurve, hatch } from "../strokes.ts";
import { floors, ground, levelOf, roomsOf, shaft, stairs } from "./dimensions.ts";

export interface Room {
  readonly area: Curve;
  readonly lampX: number;
  readonly lampY: number;
}

/** Where there are lamps: the rooms, then the landings of the stairs. */
export const lightedRooms: readonly Room[] = [
  ...floors.flatMap((floor) =>
    roomsOf(floor).map(({ left, right, top, bottom }) => ({
      area: rectangle(left, top, right - left, bottom - top),
      lampX: (left + right) / 2,
      lampY: top + 24,
    })),
  ),
  ...floors.map((floor) => ({
    area: rectangle(
      stairs.left,
      levelOf(floor + 1),
      shaft.right - stairs.left,
      levelOf(floor) - levelOf(floor + 1),
    ),
    lampX: (stairs.left + stairs.right) / 2,
    lampY: levelOf(floor + 1) + 14,
  })),
];

/** The order in which the lamps go out, no two neighbours in succession. */
export const outageOrder: readonly number[] = [7, 2, 10, 5, 14, 0, 9, 17, 3, 12, 6, 15, 11, 4, 1, 16, 8, 13];

/** Warm light under a lamp, as a gradient. */
export function drawLight(context: Context, { area, lampX, lampY }: Room, fraction: number): void {
  if (fraction <= 0) return;
  const wash = context.createRadialGradient(lampX, lampY, 2, lampX, lampY + 10, 78);
  wash.addColorStop(0, "#F6C56B");
  wash.addColorStop(0.25, "#EDBB74");
  wash.addColorStop(1, "#EFD9B0");
  context.save();
  context.globalAlpha = fraction * 0.82;
  context.fillStyle = wash;
  context.beginPath();
  for (const [x, y] of area) context.lineTo(x, y);
  context.fill();
  context.restore();
}

/** Darkness, as hatching. */
export function drawDarkness(context: Context, { area }: Room, fraction: number): void {
  if (fraction <= 0) return;
  fillCurve(context, area, colors.ink, 0.2 * fraction);
  context.save();
  context.globalAlpha = 0.8;
  hatch(context, area, 5, fraction, 0.9);
  context.restore();
}

/** Draws the darkness of all rooms. */
export function drawAllDark(context: Context): void {
  for (const room of lightedRooms) drawDarkness(context, room, 1);
}

/** Where the lift car stops, between two floors. */
export const carStopLevel = levelOf(3) - 34;
export const carStart = ground;
