import { directionStep } from "../../scene/kit/board/terminal.ts";
import type { RoutingGrid } from "./grid.ts";
import { Heap } from "./heap.ts";

export interface SearchEnd {
  readonly index: number;
  readonly direction: number | undefined;
}

export interface SearchLimits {
  /** What a turn costs, in cells. */
  readonly turnCost: number;
  /** How many states may be expanded. */
  readonly maxStates: number;
  /** Whether the cell is open to this net. */
  readonly isOpen: (index: number) => boolean;
  /** Whether the net has clearance to other copper there. */
  readonly hasClearance: (index: number) => boolean;
}

const diagonal = Math.SQRT2;

/**
 * A* over the grid's cells and eight directions. A step goes straight on or turns by 45°, so that no sharper
 * turn can come about.
 */
export class PathSearch {
  readonly #grid: RoutingGrid;
  readonly #costs: Float32Array;
  readonly #previous: Int32Array;
  readonly #stamps: Uint32Array;
  readonly #heap = new Heap();
  #run = 0;

  constructor(grid: RoutingGrid) {
    this.#grid = grid;
    const states = grid.columns * grid.rows * 8;
    this.#costs = new Float32Array(states);
    this.#previous = new Int32Array(states);
    this.#stamps = new Uint32Array(states);
  }

  /** The cells from start to goal, or undefined when there is no path within `maxStates`. */
  find(start: SearchEnd, goal: SearchEnd, limits: SearchLimits): number[] | undefined {
    this.#run += 1;
    this.#heap.clear();
    for (let direction = 0; direction < 8; direction++) {
      if (start.direction === undefined || start.direction === direction) {
        this.#relax(start.index * 8 + direction, 0, -1, goal.index);
      }
    }
    for (let states = 0; states < limits.maxStates && !this.#heap.isEmpty; states++) {
      const state = this.#heap.pop();
      if (state >> 3 !== goal.index) this.#expand(state, goal.index, limits);
      else if (goal.direction === undefined || ((state + 4) & 7) === goal.direction)
        return this.#trace(state);
    }
    return undefined;
  }

  #relax(state: number, cost: number, previous: number, goal: number): void {
    if (this.#stamps[state] === this.#run && (this.#costs[state] ?? 0) <= cost) return;
    this.#stamps[state] = this.#run;
    this.#costs[state] = cost;
    this.#previous[state] = previous;
    this.#heap.push(cost + this.#estimate(state >> 3, goal), state);
  }

  #estimate(index: number, goal: number): number {
    const { columns } = this.#grid;
    const across = Math.abs((index % columns) - (goal % columns));
    const along = Math.abs(Math.floor(index / columns) - Math.floor(goal / columns));
    return (Math.max(across, along) + (diagonal - 1) * Math.min(across, along)) * 1.001;
  }

  #expand(state: number, goal: number, { turnCost, isOpen, hasClearance }: SearchLimits): void {
    const { columns, rows } = this.#grid;
    const index = state >> 3;
    const column = index % columns;
    const row = (index - column) / columns;
    for (let turn = -1; turn <= 1; turn++) {
      const direction = (state + turn) & 7;
      const [stepX, stepZ] = directionStep(direction);
      const nextColumn = column + stepX;
      const nextRow = row + stepZ;
      if (nextColumn < 0 || nextRow < 0 || nextColumn >= columns || nextRow >= rows) continue;
      const next = nextRow * columns + nextColumn;
      if (!isOpen(next) || !hasClearance(next)) continue;
      const isDiagonal = stepX !== 0 && stepZ !== 0;
      if (isDiagonal && !(isOpen(index + stepX) && isOpen(index + stepZ * columns))) continue;
      const cost = (this.#costs[state] ?? 0) + (isDiagonal ? diagonal : 1) + (turn ? turnCost : 0);
      this.#relax(next * 8 + direction, cost, state, goal);
    }
  }

  #trace(end: number): number[] {
    const cells: number[] = [];
    for (let state = end; state >= 0; state = this.#previous[state] ?? -1) cells.push(state >> 3);
    return cells.toReversed();
  }
}
