import { type Curve, line } from "./curves.ts";

/** The logo as in firm/public/mark.svg, large in the middle of the frame. */
const size = 5.4;
const left = 640 - 32 * size;
const top = 352 - 33.5 * size;

export const logoWeight = 6 * size;
export const via = { x: left + 32 * size, y: top + 21 * size, radius: 6.5 * size } as const;

/** From the left pad down, along, and up to the right pad. */
export const logoTrace: Curve = onFrame(line(9, 24, 9, 34.5, 23.5, 49, 40.5, 49, 55, 34.5, 55, 24));

export const pads: readonly Curve[] = [4, 50].map((x) => onFrame(line(x, 18, x + 10, 18, x + 10, 27, x, 27)));

/** The middles of the pads. */
export const padCenters: Curve = onFrame(line(9, 22.5, 55, 22.5));

function onFrame(curve: Curve): Curve {
  return curve.map(([x, y]) => [left + x * size, top + y * size]);
}
