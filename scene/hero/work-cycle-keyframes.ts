import { chipFootprint, testPoints } from "./board/placement.ts";
import type { Point } from "../kit/solid/outlines.ts";

/** One keyframe of the work cycle, in the board's layout coordinates. */
export interface CycleKeyframe {
  readonly time: number;
  readonly tip: readonly [x: number, y: number, z: number];
  /** Rotation of the jaws about the tool's axis. */
  readonly roll: number;
  /** Distance between the fingers. */
  readonly gap: number;
  /** How far the fingertips lean outwards from straight down, away from the arm's base (tangent of the angle). */
  readonly lean: number;
  /** How far they lean sideways. Only where the wrist is well bent: nearly straight it is close to a singularity. */
  readonly swing: number;
}

/** How far the underside of the held chip is below the fingertips. */
export const chipBelowTip = 0.3;
/** Height of the chip's underside on its pads. */
export const chipRestHeight = 0.06;
/** The chip's rotation about y on its pads, the same as between the jaws. */
export const chipRestRotation = -Math.PI / 2;

const gripHeight = chipRestHeight + chipBelowTip;
const touchHeight = 0.35;

/** Distance of the jaws when they hold the chip. */
export const gripGap = 10.2;
const openGap = 12.4;
const closedGap = 0.9;

const { x, z } = chipFootprint;
const upright = { lean: 0, swing: 0 };
const leaning = { lean: 0.14, swing: 0 };
const [first, second, third] = testPoints;

/** Puts the chip down, touches three test points with closed jaws, picks the chip up and turns it to the light. */
export const cycleKeyframes: readonly CycleKeyframe[] = [
  { time: 0, tip: [x, 34, z], roll: 0, gap: gripGap, ...leaning },
  { time: 1.3, tip: [x, 10, z], roll: 0, gap: gripGap, ...upright },
  { time: 1.9, tip: [x, gripHeight, z], roll: 0, gap: gripGap, ...upright },
  { time: 2.3, tip: [x, gripHeight, z], roll: 0, gap: openGap, ...upright },
  { time: 3, tip: [x, 16, z], roll: 0, gap: openGap, ...upright },
  ...touch(first, { times: [3.9, 4.3, 4.55, 4.9], from: 9, to: 6, roll: 1.2, lean: 0.1 }),
  ...touch(second, { times: [5.5, 5.8, 6.05, 6.4], from: 6, to: 6, roll: 0.9, lean: 0.14 }),
  ...touch(third, { times: [7, 7.3, 7.55, 8.1], from: 6, to: 14, roll: 0.6, lean: 0.12 }),
  { time: 9.2, tip: [x, 14, z], roll: 0, gap: openGap, ...upright },
  { time: 9.9, tip: [x, gripHeight, z], roll: 0, gap: openGap, ...upright },
  { time: 10.3, tip: [x, gripHeight, z], roll: 0, gap: gripGap, ...upright },
  { time: 11.2, tip: [x, 22, z], roll: 0, gap: gripGap, ...upright },
  { time: 12.4, tip: [x - 8, 46, z + 4], roll: -0.9, gap: gripGap, lean: 0.82, swing: -0.1 },
  { time: 13.2, tip: [x - 8, 46, z + 4], roll: -0.2, gap: gripGap, lean: 0.9, swing: 0.02 },
  { time: 14.4, tip: [x, 34, z], roll: 0, gap: gripGap, ...leaning },
];

interface Touch {
  readonly times: readonly [arrive: number, down: number, wait: number, leave: number];
  readonly from: number;
  readonly to: number;
  readonly roll: number;
  readonly lean: number;
}

function touch([x, z]: Point, { times, from, to, roll, lean }: Touch): CycleKeyframe[] {
  const [arrive, down, wait, leave] = times;
  const closed = { roll, gap: closedGap, lean, swing: 0 };
  return [
    { ...closed, time: arrive, tip: [x, from, z] },
    { ...closed, time: down, tip: [x, touchHeight, z] },
    { ...closed, time: wait, tip: [x, touchHeight, z] },
    { ...closed, time: leave, tip: [x, to, z] },
  ];
}
