import type { Point } from "../../scene/kit/solid/outlines.ts";
import type { Board, TraceOptions } from "../../scene/kit/board/board.ts";
import type { Trace, Via } from "../../scene/kit/board/layout.ts";
import type { Terminal } from "../../scene/kit/board/terminal.ts";
import { Router, type RouteOptions } from "./router.ts";

export interface NetOptions extends RouteOptions, TraceOptions {
  readonly name?: string;
}

/** Routes the nets of a board on which everything has been placed. */
export class BoardRouter extends Router {
  readonly board: Board;
  /** What was routed, in order. */
  readonly nets: Trace[] = [];
  readonly escapes: Trace[] = [];
  readonly planeVias: Via[] = [];
  /** Names of the nets for which no route was found. */
  readonly unrouted: string[] = [];

  constructor(board: Board) {
    super(board.width, board.depth);
    this.board = board;
    for (const { x, z, width, depth, round } of board.keepOuts) {
      if (round) this.addKeepOutCircle(x, z, width / 2);
      else this.addKeepOutRectangle(x, z, width, depth);
    }
    for (const { points, width } of board.traces) this.addCopper(points, width);
    for (const { x, z, radius } of board.vias) this.addCopper([[x, z]], radius * 2);
  }

  /** Routes a net; without a route its name is added to `unrouted`. */
  routeNet(from: Terminal, to: Terminal, options: NetOptions = {}): Trace | undefined {
    const points = this.route(from, to, options);
    if (points) return this.#addNet(points, options);
    this.unrouted.push(options.name ?? `${from.x},${from.z} to ${to.x},${to.z}`);
    return undefined;
  }

  /** Adds a net whose route is known. */
  addNet(points: readonly Point[], options: NetOptions = {}): Trace {
    this.addCopper(points, options.width ?? 0.25);
    return this.#addNet(points, options);
  }

  #addNet(points: readonly Point[], options: NetOptions): Trace {
    const trace = this.board.addTrace(points, options);
    this.nets.push(trace);
    return trace;
  }

  /** Adds an escape trace that is on the grid already, and a via at its end. */
  addEscape(points: readonly Point[], radius: number): void {
    this.escapes.push(this.board.addTrace(points));
    const [x, z] = points.at(-1) ?? [0, 0];
    this.#addVia(x, z, radius);
  }

  addPlaneVia(x: number, z: number, radius: number): void {
    this.planeVias.push({ x, z, radius });
    this.#addVia(x, z, radius);
  }

  #addVia(x: number, z: number, radius: number): void {
    this.addCopper([[x, z]], radius * 2);
    this.board.addVia(x, z, radius);
  }
}
