import type { Point } from "../../scene/kit/solid/outlines.ts";
import { directionStep, type Terminal } from "../../scene/kit/board/terminal.ts";
import { RoutingGrid } from "./grid.ts";
import { PathSearch } from "./path-search.ts";
import { withoutCollinear } from "./lines.ts";

export interface RouteOptions {
  width?: number;
  /** What a turn costs, in cells. */
  turnCost?: number;
  /** How many states the search may expand. */
  maxStates?: number;
  /** How many cells in front of a terminal are open to its net in spite of keep-outs. */
  openCells?: number;
}

/** Routes the nets of one layer in the order of the calls, at 45° and with clearance. Millimetres. */
export class Router {
  readonly grid: RoutingGrid;
  readonly #search: PathSearch;

  constructor(width: number, depth: number, { edge = 1.2 } = {}) {
    this.grid = new RoutingGrid(width, depth);
    this.#search = new PathSearch(this.grid);
    for (const side of [-1, 1]) {
      this.addKeepOutRectangle(0, (side * depth) / 2, width, edge * 2);
      this.addKeepOutRectangle((side * width) / 2, 0, edge * 2, depth);
    }
  }

  addKeepOutRectangle(x: number, z: number, width: number, depth: number): void {
    this.grid.addKeepOutRectangle(x, z, width, depth);
  }

  addKeepOutCircle(x: number, z: number, radius: number): void {
    this.grid.addKeepOutCircle(x, z, radius);
  }

  addCopper(points: readonly Point[], width: number): void {
    this.grid.addCopper(points, width);
  }

  /** Reserves the cells in front of a net's terminals, whatever is routed before it. */
  reserve(from: Terminal, to: Terminal, openCells = 3): void {
    const ahead = [...this.#cellsAhead(from, openCells), ...this.#cellsAhead(to, openCells)];
    this.grid.reserve(this.grid.indexOf(from.x, from.z), ahead);
  }

  /** The route of a net as a polyline with 45° corners, added to the grid; undefined when there is none. */
  route(from: Terminal, to: Terminal, options: RouteOptions = {}): Point[] | undefined {
    const { width = 0.25 } = options;
    const points = this.find(from, to, options);
    if (points) this.addCopper(points, width);
    return points;
  }

  /** As `route`, but nothing is added to the grid. */
  find(from: Terminal, to: Terminal, options: RouteOptions = {}): Point[] | undefined {
    const { width = 0.25, turnCost = 0.9, maxStates = 120_000, openCells = 3 } = options;
    const { grid } = this;
    const start = grid.indexOf(from.x, from.z);
    const goal = grid.indexOf(to.x, to.z);
    const opened = new Set([...this.#cellsAhead(from, openCells), ...this.#cellsAhead(to, openCells)]);
    const isOpen = (index: number) =>
      opened.has(index) || !(grid.isKeptOut(index) || grid.isReservedForOthers(index, start));
    const hasClearance = (index: number) => grid.hasClearance(index, width / 2);
    if (!hasClearance(start)) return undefined;
    const cells = this.#search.find(
      { index: start, direction: from.direction },
      { index: goal, direction: to.direction },
      { turnCost, maxStates, isOpen, hasClearance },
    );
    return cells && withoutCollinear(cells.map((index) => grid.pointOf(index)));
  }

  /** In a diagonal direction the cells beside are needed too, or no diagonal step could enter. */
  #cellsAhead({ x, z, direction }: Terminal, openCells: number): number[] {
    const { grid } = this;
    const first = grid.indexOf(x, z);
    if (direction === undefined) return [first];
    const [stepX, stepZ] = directionStep(direction);
    const cells: number[] = [];
    for (let ahead = 0; ahead <= openCells; ahead++) {
      const index = first + ahead * (stepX + stepZ * grid.columns);
      cells.push(index);
      if (stepX && stepZ) cells.push(index + stepX, index + stepZ * grid.columns);
    }
    return cells;
  }
}
