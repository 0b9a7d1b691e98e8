import { expect, test } from "vitest";
import { Motion } from "./motion.ts";

const frame = 1 / 60;

/** Seconds until the motion rests. */
function secondsUntilRest(motion: Motion): number {
  for (let frames = 0; frames < 120 * 60; frames++) {
    if (motion.isAtRest) return frames * frame;
    motion.advance(frame);
  }
  throw new Error("It never rests");
}

test("comes to rest by itself, and stays there", () => {
  const motion = new Motion({ intro: true });
  const seconds = secondsUntilRest(motion);
  expect(seconds).toBeGreaterThan(28);
  expect(seconds).toBeLessThan(60);
  const { moment } = motion;
  motion.advance(frame);
  expect(motion.moment).toEqual(moment);
});

test("slows down before it stands", () => {
  const motion = new Motion({ intro: false });
  const steps: number[] = [];
  let last = motion.moment.time ?? 0;
  while (!motion.isAtRest) {
    motion.advance(frame);
    const { time = 0 } = motion.moment;
    steps.push(time - last);
    last = time;
  }
  for (const [index, step] of steps.entries())
    expect(step).toBeLessThanOrEqual((steps[index - 1] ?? 1) + 1e-9);
  expect(steps.at(-1)).toBeLessThan(frame / 10);
});

test("a pointer wakes it, and it follows", () => {
  const motion = new Motion({ intro: false });
  secondsUntilRest(motion);
  motion.followPointer(1, -1);
  expect(motion.isAtRest).toBe(false);
  expect(secondsUntilRest(motion)).toBeGreaterThan(14);
  expect(motion.pointer).toEqual([1, -1]);
});

test("a scroll takes it apart and puts it together again", () => {
  const motion = new Motion({ intro: false });
  motion.followScroll(1);
  for (let frames = 0; frames < 180; frames++) motion.advance(frame);
  expect(motion.exploded).toBe(1);
  motion.followScroll(0);
  for (let frames = 0; frames < 180; frames++) motion.advance(frame);
  expect(motion.exploded).toBe(0);
});
