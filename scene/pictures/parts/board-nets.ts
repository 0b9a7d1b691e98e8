import type { Board } from "../../kit/board/board.ts";
import type { Pin } from "../../kit/board/small-outline.ts";
import type { Terminal } from "../../kit/board/terminal.ts";
import { BoardRouter } from "../../kit/board/routing/board-router.ts";
import {
  routeEscape,
  isUnconnected,
  type Net,
  routeNets,
  addStitchingVias,
} from "../../kit/board/routing/route-nets.ts";

interface LaneOptions {
  count: number;
  width?: number;
  /** Which nets are highlighted; every second one by default. */
  highlighted?: (lane: number) => boolean;
}

type Ends = readonly [from: Terminal | undefined, to: Terminal | undefined];

/** The nets of a bus; a lane without a pin at one of its ends is left out. */
export function busNets(name: string, options: LaneOptions, ends: (lane: number) => Ends): Net[] {
  const { count, width = 0.26, highlighted = (lane) => lane % 2 === 0 } = options;
  return Array.from({ length: count }, (_, lane) => lane).flatMap((lane) => {
    const [from, to] = ends(lane);
    return from && to ? [{ name: `${name} ${lane}`, from, to, highlighted: highlighted(lane), width }] : [];
  });
}

/** Routes the nets, gives every unconnected pin an escape via, and adds stitching vias. */
export function routeBoard(board: Board, nets: readonly Net[], pins: readonly Pin[], stitches: number): void {
  const router = new BoardRouter(board);
  routeNets(router, nets);
  for (const pin of pins) if (isUnconnected(router, pin)) routeEscape(router, pin, 2);
  addStitchingVias(router, stitches);
}
