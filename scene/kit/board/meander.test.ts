import { expect, test } from "vitest";
import { meander } from "./meander.ts";
import { segmentsOf, unitVector } from "./polyline.ts";

test("a meander keeps its ends, is longer than the straight line and turns by at most 45°", () => {
  const points = meander([0, 0], [12, 0], { amplitude: 0.6, period: 1.3, count: 5, alignment: 0.4 });
  expect(points[0]).toEqual([0, 0]);
  expect(points.at(-1)).toEqual([12, 0]);
  const segments = segmentsOf(points);
  const length = segments.reduce((sum, [[x0, z0], [x1, z1]]) => sum + Math.hypot(x1 - x0, z1 - z0), 0);
  expect(length).toBeGreaterThan(14);
  const directions = segments.map(([from, to]) => unitVector(from, to));
  for (const [one, next] of segmentsOf(directions)) {
    expect(one[0] * next[0] + one[1] * next[1]).toBeGreaterThan(Math.cos((45.001 * Math.PI) / 180));
  }
});
