import type { Trace } from "../../scene/kit/board/layout.ts";
import type { Point } from "../../scene/kit/solid/outlines.ts";
import { cellSize } from "../../scene/kit/board/grid-cell.ts";
import { directionStep, type Terminal } from "../../scene/kit/board/terminal.ts";
import { escapeViaRadius, planeViaRadius } from "../../scene/kit/board/wiring.ts";
import type { BoardRouter, NetOptions } from "./board-router.ts";
import { pairLines, type PairEnd } from "./differential-pair.ts";

export interface Net extends NetOptions {
  readonly name: string;
  readonly from: Terminal;
  readonly to: Terminal;
}

/** Routes nets in their order; the cells in front of every terminal are reserved for its net from the start. */
export function routeNets(router: BoardRouter, nets: readonly Net[]): void {
  for (const { from, to, openCells } of nets) router.reserve(from, to, openCells);
  for (const net of nets) router.routeNet(net.from, net.to, net);
}

/** Routes two nets side by side, as a differential pair; `gap` is the copper-free space between them. */
export function routePair(
  router: BoardRouter,
  from: PairEnd,
  to: PairEnd,
  { width = 0.25, gap = 0.25, ...options }: NetOptions & { gap?: number } = {},
): readonly Trace[] {
  const middle = router.find(from, to, { ...options, width: 2 * width + gap });
  if (!middle) {
    router.unrouted.push(options.name ?? "pair");
    return [];
  }
  return pairLines(middle, width + gap, from.spread, to.spread).map((points) =>
    router.addNet(points, { ...options, width }),
  );
}

/** Whether no net begins or ends at a pin. */
export function isUnconnected({ board }: BoardRouter, { x, z }: Terminal): boolean {
  const isNear = (point: Point | undefined) =>
    point !== undefined && Math.hypot(point[0] - x, point[1] - z) < cellSize;
  return !board.traces.some(({ points }) => isNear(points[0]) || isNear(points.at(-1)));
}

/** Routes a pin by a short trace to a via of its own; false when there is no space for one. */
export function routeEscape(router: BoardRouter, pin: Terminal, length = 3): boolean {
  const { grid, board } = router;
  const ahead = pin.direction ?? 0;
  for (let attempt = 0; attempt < 8; attempt++) {
    const half = (length * (0.6 + board.random() * 0.9)) / 2;
    const [firstX, firstZ] = directionStep(ahead);
    const [thenX, thenZ] = directionStep(ahead + Math.floor(board.random() * 3) - 1);
    const end = grid.indexOf(pin.x + (firstX + thenX) * half, pin.z + (firstZ + thenZ) * half);
    const [x, z] = grid.pointOf(end);
    if (grid.isKeptOut(end) || !grid.hasClearance(end, escapeViaRadius)) continue;
    const points = router.route(pin, { x, z }, { maxStates: 3000, openCells: 1 });
    if (!points) continue;
    router.addEscape(points, escapeViaRadius);
    return true;
  }
  return false;
}

/** Joins the planes along the edge with a row of vias, wherever one has room. */
export function addViaFence(router: BoardRouter, inset = 1.9, pitch = 4): void {
  const { grid, board } = router;
  const [halfWidth, halfDepth] = [board.width / 2 - inset, board.depth / 2 - inset];
  const addVia = (x: number, z: number) => {
    const index = grid.indexOf(x, z);
    if (!grid.isKeptOut(index) && grid.hasClearance(index, 0.5)) router.addPlaneVia(x, z, planeViaRadius);
  };
  for (let x = pitch - halfWidth; x < halfWidth - pitch / 2; x += pitch) {
    for (const side of [-1, 1]) addVia(x, side * halfDepth);
  }
  for (let z = pitch - halfDepth; z < halfDepth - pitch / 2; z += pitch) {
    for (const side of [-1, 1]) addVia(side * halfWidth, z);
  }
}

/** Places stitching vias at random where nothing else is, not even text. */
export function addStitchingVias(router: BoardRouter, count: number): void {
  const { grid, board } = router;
  for (const { x, z, width, depth } of board.silkscreen.textAreas())
    router.addKeepOutRectangle(x, z, width, depth);
  const cells = [-2, -1, 0, 1, 2].flatMap((row) =>
    [-2, -1, 0, 1, 2].map((column) => row * grid.columns + column),
  );
  for (let placed = 0, attempt = 0; placed < count && attempt < count * 30; attempt++) {
    const x = (board.random() - 0.5) * (board.width - 6);
    const z = (board.random() - 0.5) * (board.depth - 6);
    const index = grid.indexOf(x, z);
    if (!grid.hasClearance(index, 0.6) || cells.some((offset) => grid.isKeptOut(index + offset))) continue;
    router.addPlaneVia(x, z, planeViaRadius);
    placed += 1;
  }
}
