import { describe, expect, it } from "vitest";
import { unitVector } from "../../scene/kit/board/polyline.ts";
import { lengthOf } from "./lines.ts";
import { distanceBetween, halfCell } from "./measure-routes.ts";
import { Router } from "./router.ts";

describe("the router", () => {
  it("routes a net from one terminal to the other, in their directions", () => {
    const points =
      new Router(40, 30).route({ x: -10, z: -5, direction: 0 }, { x: 12, z: 9, direction: 6 }) ?? [];
    const [start, next] = points;
    const [before, end] = points.slice(-2);
    if (!start || !next || !before || !end) throw new Error("No route was found.");
    expect(Math.hypot(start[0] + 10, start[1] + 5)).toBeLessThan(halfCell);
    expect(Math.hypot(end[0] - 12, end[1] - 9)).toBeLessThan(halfCell);
    expect(unitVector(start, next)[0]).toBeGreaterThan(0.7);
    expect(unitVector(before, end)[1]).toBeGreaterThan(0.7);
  });

  it("goes round what is blocked", () => {
    const router = new Router(40, 30);
    router.addKeepOutRectangle(0, 0, 4, 20);
    const points = router.route({ x: -10, z: 0 }, { x: 10, z: 0 }) ?? [];
    expect(
      distanceBetween(points, [
        [0, -8],
        [0, 8],
      ]),
    ).toBeGreaterThan(2);
    expect(lengthOf(points)).toBeGreaterThan(22);
  });

  it("finds no route where there is none", () => {
    const router = new Router(40, 30);
    router.addKeepOutRectangle(0, 0, 2, 30);
    expect(router.route({ x: -10, z: 0 }, { x: 10, z: 0 })).toBeUndefined();
  });

  it("keeps the cells in front of a reserved terminal free", () => {
    const router = new Router(40, 30);
    const from = { x: 0, z: -1.2, direction: 6 };
    router.reserve(from, { x: 0, z: -10 });
    const passing = router.route({ x: -10, z: -2 }, { x: 10, z: -2 }) ?? [];
    expect(
      distanceBetween(passing, [
        [0, -1.2],
        [0, -2.4],
      ]),
    ).toBeGreaterThan(0.5);
    expect(router.route(from, { x: 0, z: -10 })?.[0]).toEqual(expect.any(Array));
  });
});
