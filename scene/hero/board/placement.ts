import type { Point } from "../../kit/solid/outlines.ts";

/** The position of the arm, in layout coordinates as all positions here. */
export const armPosition = { x: 33, z: -12 } as const;

/** Where the arm puts the chip down. */
export const chipFootprint = { x: 3, z: 8.2 } as const;

/** The test points that the arm touches. */
export const testPoints: readonly [Point, Point, Point, Point] = [
  [14.6, 3.4],
  [16.6, 8.2],
  [14.6, 13],
  [15.2, -2.4],
];

export const led = { x: -16.2, z: 38.8 } as const;
export const processor = { x: -20, z: -14, width: 21 } as const;
export const memories = [
  { reference: "U2", x: -46.5, z: -23 },
  { reference: "U3", x: -46.5, z: -5.5 },
] as const;
export const controller = { x: -34, z: 22, width: 14 } as const;
export const crystal = { x: -37.6, z: 10.4 } as const;
export const sensor = { x: -11.4, z: 5.2 } as const;
export const usb = { x: -8, z: 44.6 } as const;
export const mezzanine = { x: 20, z: 35 } as const;
export const header = { x: -36, z: 39 } as const;
export const socket = { x: 14, z: -40.2 } as const;
export const radio = { x: 52.5, z: 25 } as const;
