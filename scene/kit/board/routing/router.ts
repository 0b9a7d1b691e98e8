import type { Point } from "../../solid/outlines.ts";
import { stepOf, type Terminal } from "../terminal.ts";
import { RoutingGrid } from "./grid.ts";
import { PathSearch } from "./path-search.ts";
import { withoutStraights } from "../polyline.ts";

export interface RouteOptions {
  width?: number;
  /** What a turn costs, in cells. */
  bend?: number;
  /** How many states the search may look at. */
  effort?: number;
  /** How many cells in front of a terminal are open to its net in spite of keep-outs. */
  opening?: number;
}

/** Finds ways for the nets of one layer, first come, first served, at 45° and with clearance. Millimetres. */
export class Router {
  readonly grid: RoutingGrid;
  readonly #search: PathSearch;

  constructor(width: number, depth: number, { edge = 1.2 } = {}) {
    this.grid = new RoutingGrid(width, depth);
    this.#search = new PathSearch(this.grid);
    for (const side of [-1, 1]) {
      this.keepOutRectangle(0, (side * depth) / 2, width, edge * 2);
      this.keepOutRectangle((side * width) / 2, 0, edge * 2, depth);
    }
  }

  keepOutRectangle(x: number, z: number, width: number, depth: number): void {
    this.grid.keepOutRectangle(x, z, width, depth);
  }

  keepOutCircle(x: number, z: number, radius: number): void {
    this.grid.keepOutCircle(x, z, radius);
  }

  addCopper(points: readonly Point[], width: number): void {
    this.grid.addCopper(points, width);
  }

  /** Keeps the way out of a net's terminals free for it, whatever is routed before it. */
  reserve(from: Terminal, to: Terminal, opening = 3): void {
    const ahead = [...this.#cellsAhead(from, opening), ...this.#cellsAhead(to, opening)];
    this.grid.reserve(this.grid.indexOf(from.x, from.z), ahead);
  }

  /** The way of a net as a line with 45° corners, committed to the grid; undefined when there is none. */
  route(from: Terminal, to: Terminal, options: RouteOptions = {}): Point[] | undefined {
    const { width = 0.25 } = options;
    const points = this.find(from, to, options);
    if (points) this.addCopper(points, width);
    return points;
  }

  /** As `route`, but nothing is committed. */
  find(from: Terminal, to: Terminal, options: RouteOptions = {}): Point[] | undefined {
    const { width = 0.25, bend = 0.9, effort = 120_000, opening = 3 } = options;
    const { grid } = this;
    const start = grid.indexOf(from.x, from.z);
    const goal = grid.indexOf(to.x, to.z);
    const opened = new Set([...this.#cellsAhead(from, opening), ...this.#cellsAhead(to, opening)]);
    const isOpen = (index: number) =>
      opened.has(index) || !(grid.isKeptOut(index) || grid.isReservedForOthers(index, start));
    const hasRoom = (index: number) => grid.hasRoom(index, width / 2);
    if (!hasRoom(start)) return undefined;
    const cells = this.#search.find(
      { index: start, direction: from.direction },
      { index: goal, direction: to.direction },
      { bend, effort, isOpen, hasRoom },
    );
    return cells && withoutStraights(cells.map((index) => grid.pointOf(index)));
  }

  /** A slanted way out also needs the cells beside it, or no slanted step could enter. */
  #cellsAhead({ x, z, direction }: Terminal, opening: number): number[] {
    const { grid } = this;
    const first = grid.indexOf(x, z);
    if (direction === undefined) return [first];
    const [stepX, stepZ] = stepOf(direction);
    const cells: number[] = [];
    for (let ahead = 0; ahead <= opening; ahead++) {
      const index = first + ahead * (stepX + stepZ * grid.columns);
      cells.push(index);
      if (stepX && stepZ) cells.push(index + stepX, index + stepZ * grid.columns);
    }
    return cells;
  }
}
