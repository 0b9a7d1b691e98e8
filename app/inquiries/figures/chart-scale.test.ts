import { expect, test } from "vitest";
import { barSpan, stackSegments } from "./chart-scale.ts";

test("the first column stands where reading begins", () => {
  const first = barSpan(0, 12, "ltr");
  const last = barSpan(11, 12, "ltr");
  expect(first.x).toBeGreaterThan(0);
  expect(last.x + last.width).toBeLessThan(100);
  expect(100 - last.x - last.width).toBeCloseTo(first.x);
  expect(barSpan(0, 12, "rtl").x).toBeCloseTo(last.x);
});

test("values stand on each other, the first at the foot, and leave room above", () => {
  const [foot, head] = stackSegments([3, 1], 4);
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBe(100);
  expect((head?.y ?? 0) + (head?.height ?? 0)).toBe(foot?.y);
  expect(head?.y).toBe(12);
  expect((foot?.height ?? 0) / (head?.height ?? 1)).toBeCloseTo(3);
});

test("where nothing came, nothing is drawn", () => {
  expect(stackSegments([0, 0], 0)).toEqual([
    { y: 100, height: 0 },
    { y: 100, height: 0 },
  ]);
});
