import type { Board } from "../../../scene/kit/board/board.ts";
import type { Pin } from "../../../scene/kit/board/small-outline.ts";
import type { Terminal } from "../../../scene/kit/board/terminal.ts";
import { BoardRouter } from "../../routing/board-router.ts";
import {
  routeEscape,
  isUnconnected,
  type Net,
  routeNets,
  addStitchingVias,
} from "../../routing/route-nets.ts";

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
