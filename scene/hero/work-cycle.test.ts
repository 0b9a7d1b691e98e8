import { Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { armPosition } from "./board/placement.ts";
import type { JointAngles } from "../kit/arm/joint-angles.ts";
import { solveArm } from "../kit/arm/inverse-kinematics.ts";
import { aimTool, cycleSeconds, workCycle } from "./work-cycle.ts";
import { chipBelowTip, chipRestHeight, gripGap } from "./work-cycle-keyframes.ts";

const frames = Array.from({ length: Math.ceil(cycleSeconds * 60) }, (_, i) => i / 60);

describe.each([1, -1] as const)("the work cycle, mirror %d", (mirror) => {
  test("moves the tip and the jaws without a jump, across its end too", () => {
    for (const time of frames) {
      const before = workCycle(time);
      const after = workCycle(time + 1 / 60);
      expect(
        new Vector3(...before.tip).distanceTo(new Vector3(...after.tip)),
        `tip at ${time} s`,
      ).toBeLessThan(2);
      expect(Math.abs(before.gap - after.gap), `gap at ${time} s`).toBeLessThan(1);
    }
  });

  test("turns every joint without a jump, nor the forearm by more than a quarter turn", () => {
    const angles: JointAngles = [0, 0, 0, 0, 0, 0];
    solveAt(cycleSeconds, mirror, angles);
    for (const time of [...frames, cycleSeconds]) {
      const before = [...angles];
      solveAt(time, mirror, angles);
      const turns = angles.map((angle, i) => Math.abs(angle - (before[i] ?? Number.NaN)));
      expect(Math.max(...turns), `at ${time} s`).toBeLessThan(0.12);
      expect(Math.abs(angles[3]), `J4 at ${time} s`).toBeLessThan(1);
      expect(Math.abs(angles[5]), `J6 at ${time} s`).toBeLessThan(Math.PI);
    }
  });
});

test("the chip is held while the jaws are closed on it, and only then", () => {
  for (const time of frames) {
    const { isHolding, gap } = workCycle(time);
    if (isHolding) expect(gap).toBe(gripGap);
  }
  expect([0, 1.5, 1.89, 10.31, 12.7, 14.39].every((time) => workCycle(time).isHolding)).toBe(true);
  expect([1.91, 2.5, 4.4, 7, 10.29].some((time) => workCycle(time).isHolding)).toBe(false);
});

test("the chip lies on its pads when the jaws let go and when they close", () => {
  for (const time of [1.9, 10.3]) {
    expect(workCycle(time).tip[1] - chipBelowTip).toBeCloseTo(chipRestHeight);
    expect([workCycle(time).lean, workCycle(time).swing]).toEqual([0, 0]);
  }
});

test("the cycle has no beginning: time before it and after it is the same", () => {
  expect(workCycle(-1).tip).toEqual(workCycle(cycleSeconds - 1).tip);
  expect(workCycle(cycleSeconds * 3 + 2).gap).toBeCloseTo(workCycle(2).gap);
});

function solveAt(time: number, mirror: 1 | -1, out: JointAngles): void {
  const { tip, approach, jaw } = aimTool(workCycle(time), armPosition, mirror);
  solveArm(tip, approach, jaw, out);
}
