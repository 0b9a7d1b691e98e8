import { colours } from "../colours.ts";
import { type Curve, rectangle } from "../curves.ts";
import { type Context, fillCurve, hatch } from "../ink.ts";
import { floors, ground, levelOf, roomsOf, shaft, stairs } from "./measures.ts";

export interface Room {
  readonly area: Curve;
  readonly lampX: number;
  readonly lampY: number;
}

/** Everywhere a lamp burns: the rooms, then the landings of the stairs. */
export const lit: readonly Room[] = [
  ...floors.flatMap((floor) =>
    roomsOf(floor).map(({ left, right, top, foot }) => ({
      area: rectangle(left, top, right - left, foot - top),
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

/** The order in which they go out: none beside the last. */
export const goingOut: readonly number[] = [7, 2, 10, 5, 14, 0, 9, 17, 3, 12, 6, 15, 11, 4, 1, 16, 8, 13];

/** Warm light under a lamp, as a wash of colour. */
export function drawLight(context: Context, { area, lampX, lampY }: Room, share: number): void {
  if (share <= 0) return;
  const wash = context.createRadialGradient(lampX, lampY, 2, lampX, lampY + 10, 78);
  wash.addColorStop(0, "#F6C56B");
  wash.addColorStop(0.25, "#EDBB74");
  wash.addColorStop(1, "#EFD9B0");
  context.save();
  context.globalAlpha = share * 0.82;
  context.fillStyle = wash;
  context.beginPath();
  for (const [x, y] of area) context.lineTo(x, y);
  context.fill();
  context.restore();
}

/** Darkness is hatching, as an engraver would make it. */
export function drawDarkness(context: Context, { area }: Room, share: number): void {
  if (share <= 0) return;
  fillCurve(context, area, colours.ink, 0.2 * share);
  context.save();
  context.globalAlpha = 0.8;
  hatch(context, area, 5, share, 0.9);
  context.restore();
}

/** Where everything is dark at once. */
export function drawAllDark(context: Context): void {
  for (const room of lit) drawDarkness(context, room, 1);
}

/** The car stops here, between two floors. */
export const stuckAt = levelOf(3) - 34;
export const carStart = ground;
