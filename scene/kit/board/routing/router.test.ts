import { describe, expect, it, vi } from "vitest";
import { Board } from "../board.ts";
import { heroBoard } from "../../../hero/board/hero-board.ts";
import type { Trace } from "../layout.ts";
import { meander } from "../meander.ts";
import { Router } from "./router.ts";
import { clearance } from "./grid.ts";
import { lengthOf, segmentsOf, unit } from "../polyline.ts";
import type { Point } from "../../solid/outlines.ts";

const noMarks = { mark: () => [0, 0, 1, 1] as const };

/** Terminals are taken to the nearest point of the grid. */
const halfCell = Math.hypot(0.2, 0.2) + 1e-9;

/** The sharpest turn of a line, in degrees. */
function sharpestTurn(points: readonly Point[]): number {
  const directions = segmentsOf(points).map(([from, to]) => unit(from, to));
  const turns = segmentsOf(directions).map(([[x0, z0], [x1, z1]]) =>
    Math.acos(Math.min(1, x0 * x1 + z0 * z1)),
  );
  return (Math.max(0, ...turns) * 180) / Math.PI;
}

function distanceBetween(one: readonly Point[], other: readonly Point[]): number {
  let least = Infinity;
  for (const [a, b] of segmentsOf(one)) {
    for (const [c, d] of segmentsOf(other)) least = Math.min(least, segmentDistance(a, b, c, d));
  }
  return least;
}

function segmentDistance(a: Point, b: Point, c: Point, d: Point): number {
  const side = (p: Point, q: Point, r: Point) =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return 0;
  return Math.min(toSegment(a, c, d), toSegment(b, c, d), toSegment(c, a, b), toSegment(d, a, b));
}

function toSegment([x, z]: Point, [x0, z0]: Point, [x1, z1]: Point): number {
  const [dx, dz] = [x1 - x0, z1 - z0];
  const along = Math.max(0, Math.min(1, ((x - x0) * dx + (z - z0) * dz) / (dx * dx + dz * dz || 1)));
  return Math.hypot(x - x0 - dx * along, z - z0 - dz * along);
}

/** The least copper-free space between two nets, and which they are. */
function nearest(traces: readonly Trace[]): { space: number; where: readonly Point[][] } {
  let nearest = { space: Infinity, where: [] as Point[][] };
  for (const [index, one] of traces.entries()) {
    for (const other of traces.slice(index + 1)) {
      const space = distanceBetween(one.points, other.points) - (one.width + other.width) / 2;
      if (space < nearest.space) nearest = { space, where: [[...one.points], [...other.points]] };
    }
  }
  return nearest;
}

describe("the hero's board", () => {
  const routing = vi.spyOn(Board.prototype, "route");
  const board = heroBoard(noMarks);
  const asked = routing.mock.calls.map(([from, to], index) => ({
    from,
    to,
    points: routing.mock.results[index]?.value?.points ?? [],
  }));
  routing.mockRestore();

  it("routes every net", () => {
    expect(board.unrouted).toEqual([]);
    expect(board.traces.length).toBeGreaterThan(165);
  });

  it("begins and ends every net at its terminals", () => {
    expect(asked.length).toBeGreaterThan(80);
    for (const { from, to, points } of asked) {
      const [start, end] = [points[0] ?? [NaN, NaN], points.at(-1) ?? [NaN, NaN]];
      expect(Math.hypot(start[0] - from.x, start[1] - from.z)).toBeLessThan(halfCell);
      expect(Math.hypot(end[0] - to.x, end[1] - to.z)).toBeLessThan(halfCell);
    }
  });

  it("leads the USB pair side by side from the connector to the controller", () => {
    const [plus, minus] = board.traces.slice(16, 18);
    if (!plus || !minus) throw new Error("The pair is missing.");
    const middle = (at: (trace: Trace) => Point | undefined) => {
      const [one, other] = [at(plus) ?? [NaN, NaN], at(minus) ?? [NaN, NaN]];
      return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
    };
    expect(middle(({ points }) => points[0])).toEqual([expect.closeTo(-8), expect.closeTo(36.8)]);
    expect(middle(({ points }) => points.at(-1))).toEqual([expect.closeTo(-25.6), expect.closeTo(27.6)]);
    const difference = Math.abs(lengthOf(plus.points) - lengthOf(minus.points));
    expect(difference).toBeLessThan(1);
    for (const [x, z] of plus.points)
      expect(
        distanceBetween(
          [
            [x, z],
            [x, z],
          ],
          minus.points,
        ),
      ).toBeLessThan(0.81);
  });

  it("turns no net by more than 45° at a point", () => {
    for (const { points } of board.traces) expect(sharpestTurn(points)).toBeLessThan(45.001);
  });

  it("keeps nets apart", () => {
    const { space, where } = nearest(board.traces);
    expect(space, JSON.stringify(where)).toBeGreaterThan(clearance - 0.001);
  });

  it("keeps vias of other nets apart", () => {
    const close = board.traces.flatMap(({ points, width }) =>
      board.vias
        .map((via) => {
          const middle: Point = [via.x, via.z];
          const isOwn = [points[0], points.at(-1)].some(
            (end) => end && Math.hypot(end[0] - via.x, end[1] - via.z) < 0.01,
          );
          return isOwn ? Infinity : distanceBetween(points, [middle, middle]) - via.radius - width / 2;
        })
        .filter((space) => space < clearance - 0.001),
    );
    expect(close).toEqual([]);
  });

  it("is the same wiring when mirrored", () => {
    const mirrored = heroBoard(noMarks, -1);
    expect(mirrored.unrouted).toEqual(board.unrouted);
    expect(mirrored.traces).toEqual(board.traces);
    const places = (side: typeof board) => side.instances.lead.map(({ matrix }) => matrix.elements[12] ?? 0);
    const negated = places(board).map((x) => -x);
    expect(places(mirrored)).toEqual(negated);
  });
});

describe("the router", () => {
  it("leads a net from its one terminal to its other, leaving and arriving as they point", () => {
    const points =
      new Router(40, 30).route({ x: -10, z: -5, direction: 0 }, { x: 12, z: 9, direction: 6 }) ?? [];
    const [start, next] = points;
    const [before, end] = points.slice(-2);
    if (!start || !next || !before || !end) throw new Error("No way was found.");
    expect(Math.hypot(start[0] + 10, start[1] + 5)).toBeLessThan(halfCell);
    expect(Math.hypot(end[0] - 12, end[1] - 9)).toBeLessThan(halfCell);
    expect(unit(start, next)[0]).toBeGreaterThan(0.7);
    expect(unit(before, end)[1]).toBeGreaterThan(0.7);
  });

  it("goes round what is blocked", () => {
    const router = new Router(40, 30);
    router.blockRectangle(0, 0, 4, 20);
    const points = router.route({ x: -10, z: 0 }, { x: 10, z: 0 }) ?? [];
    expect(
      distanceBetween(points, [
        [0, -8],
        [0, 8],
      ]),
    ).toBeGreaterThan(2);
    expect(lengthOf(points)).toBeGreaterThan(22);
  });

  it("finds no way where there is none, and says so", () => {
    const router = new Router(40, 30);
    router.blockRectangle(0, 0, 2, 30);
    expect(router.route({ x: -10, z: 0 }, { x: 10, z: 0 })).toBeUndefined();
  });

  it("keeps the way out of a reserved terminal free", () => {
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

it("draws a meander whose ends stay and whose turns are at most 45°", () => {
  const points = meander([0, 0], [12, 0], { amplitude: 0.6, period: 1.3, count: 5, lead: 0.4 });
  expect(points[0]).toEqual([0, 0]);
  expect(points.at(-1)).toEqual([12, 0]);
  expect(sharpestTurn(points)).toBeLessThan(45.001);
  expect(lengthOf(points)).toBeGreaterThan(14);
});
