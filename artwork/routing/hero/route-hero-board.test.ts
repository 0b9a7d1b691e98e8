import { describe, expect, it, vi } from "vitest";
import type { Trace } from "../../../scene/kit/board/layout.ts";
import { BoardRouter } from "../board-router.ts";
import { clearance } from "../grid.ts";
import { lengthOf } from "../lines.ts";
import { distanceBetween, halfCell, sharpestTurn } from "../measure-routes.ts";
import { toWiring } from "../to-wiring.ts";
import type { Point } from "../../../scene/kit/solid/outlines.ts";
import { heroBoard } from "../../../scene/hero/board/hero-board.ts";
import { heroWiring } from "../../../scene/hero/board/hero-wiring.ts";
import { routeHeroBoard } from "./route-hero-board.ts";

const noAtlas = { mark: () => [0, 0, 1, 1] as const };

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
  const routing = vi.spyOn(BoardRouter.prototype, "routeNet");
  const router = routeHeroBoard(noAtlas);
  const { board } = router;
  const asked = routing.mock.calls.map(([from, to], index) => ({
    from,
    to,
    points: routing.mock.results[index]?.value?.points ?? [],
  }));
  routing.mockRestore();

  it("routes every net", () => {
    expect(router.unrouted).toEqual([]);
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

  it("is committed as it is routed; after changing a part, a net or the router: npm run route", () => {
    expect(heroWiring).toEqual(toWiring(router));
  });

  it.each([1, -1] as const)("is drawn as it is routed, mirror %s", (mirror) => {
    const drawn = heroBoard(noAtlas, mirror);
    const numbers = ({ traces, vias }: typeof board) => [
      ...traces.flatMap(({ points, width, highlighted, delay }) => [
        ...points.flat(),
        width,
        highlighted ? delay : -1,
      ]),
      ...vias.flatMap(({ x, z, radius }) => [x, z, radius]),
    ];
    expect(numbers(drawn)).toEqual(numbers(board).map((number) => expect.closeTo(number, 9)));
  });
});
