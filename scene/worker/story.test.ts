import { expect, test } from "vitest";
import { cycleSeconds } from "../hero/work-cycle.ts";
import { finished } from "../hero/hero-moment.ts";
import { restSecondsAfter, stillSeconds, momentAt } from "./story.ts";

test("begins with a bare board and ends with a machine at work", () => {
  expect(momentAt(0)).toMatchObject({ drawn: 0 });
  expect(momentAt(0).landed).toBeLessThan(0);
  expect(momentAt(60)).toMatchObject({ drawn: finished.drawn, landed: finished.landed, unfolded: 1 });
});

test("looks as the still does at its second", () => {
  const { drawn, landed, unfolded, time } = momentAt(stillSeconds);
  expect({ drawn, landed, unfolded }).toEqual({ drawn: 1.6, landed: 1.3, unfolded: 1 });
  expect(time).toBeCloseTo(finished.time);
});

test("rests in the pose of the still, after two cycles at least", () => {
  for (const seconds of [0, 3, stillSeconds, 20, 100]) {
    const rest = restSecondsAfter(seconds);
    expect(rest - seconds).toBeGreaterThanOrEqual(2 * cycleSeconds);
    expect(((rest - stillSeconds) / cycleSeconds) % 1).toBeCloseTo(0);
  }
});
