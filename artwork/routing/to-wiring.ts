import type { Point } from "../../scene/kit/solid/outlines.ts";
import type { Trace } from "../../scene/kit/board/layout.ts";
import { directions } from "../../scene/kit/board/terminal.ts";
import type { Path, Wiring } from "../../scene/kit/board/wiring.ts";
import type { BoardRouter } from "./board-router.ts";
import { segmentsOf } from "../../scene/kit/board/polyline.ts";
import type { RoutingGrid } from "./grid.ts";

/** The routes that a router found, in the form that is committed. Throws when a net has no route. */
export function toWiring({ grid, nets, escapes, planeVias, unrouted }: BoardRouter): Wiring {
  if (unrouted.length > 0) throw new Error(`No route was found for ${unrouted.join(", ")}.`);
  return {
    nets: nets.map(({ width, highlighted, delay, points }) => ({
      width,
      ...(highlighted ? { delay: rounded(delay) } : {}),
      path: pathOf(points, grid),
    })),
    escapes: escapes.map(({ points }: Trace) => pathOf(points, grid)),
    planeVias: planeVias.flatMap(({ x, z }) => [rounded(x), rounded(z)]),
  };
}

function pathOf(points: readonly Point[], grid: RoutingGrid): Path {
  if (!points.every((point) => isOnGrid(point, grid)))
    return points.map(([x, z]) => [rounded(x), rounded(z)]);
  const cells = points.map(([x, z]): Point => [grid.columnOf(x), grid.rowOf(z)]);
  const runs = segmentsOf(cells).map(([[column, row], [nextColumn, nextRow]]) => {
    const [across, along] = [nextColumn - column, nextRow - row];
    const direction = directions.findIndex(
      ([stepX, stepZ]) => stepX === Math.sign(across) && stepZ === Math.sign(along),
    );
    return `${direction}:${Math.max(Math.abs(across), Math.abs(along))}`;
  });
  return [(cells[0] ?? []).join(), ...runs].join(" ");
}

function isOnGrid([x, z]: Point, grid: RoutingGrid): boolean {
  const [gridX, gridZ] = grid.pointOf(grid.indexOf(x, z));
  return gridX === x && gridZ === z;
}

/** To less than a thousandth of a nanometre, so that no vertex moves. */
function rounded(value: number): number {
  return Number(value.toFixed(10));
}
