import { finishes } from "../finishes.ts";
import { bodyBox } from "../parts/chips.ts";
import type { UvRect } from "../solid/outlines.ts";
import type { Board } from "./board.ts";
import { lifts } from "./lifts.ts";
import type { Terminal } from "./terminal.ts";

export interface Pin extends Terminal {
  readonly direction: number;
}

export interface TssopOptions {
  readonly reference?: string;
  readonly x: number;
  readonly z: number;
  readonly pins: number;
  readonly mark: UvRect;
  /** A multiple of a quarter turn. */
  readonly turn?: number;
}

const leadPitch = 0.65;
const order = 0.42;

/** Places a small package with two rows of leads; its pins come back, the +x row first. */
export function placeTssop(board: Board, options: TssopOptions): readonly (readonly Pin[])[] {
  const { reference = "", x, z, pins, mark, turn = 0 } = options;
  const perRow = pins / 2;
  const length = perRow * leadPitch + 0.45;
  const quarter = Math.round(turn / (Math.PI / 2));
  const lies = quarter % 2 !== 0;
  board.part(x, z, { turn, lift: lifts.chip, order }, (solid) => {
    solid.use(finishes.epoxy);
    bodyBox(solid, 4.4, 0.95, length, 0.1, mark, { bevel: 0.14 });
  });
  board.shade(x, z, lies ? length : 4.4, lies ? 4.4 : length, 1.05, { order });
  board.keepOut(x, z, lies ? length + 0.6 : 7.6, lies ? 7.6 : length + 0.6);
  if (reference) {
    const place = lies ? ([0, -4.6, "centre"] as const) : ([-3.2, -length / 2 - 0.9, "left"] as const);
    board.silkscreen.text(reference, x + place[0], z + place[1], 0.85, { align: place[2] });
  }
  const turned = (u: number, v: number) => ({
    x: x + u * Math.cos(turn) + v * Math.sin(turn),
    z: z - u * Math.sin(turn) + v * Math.cos(turn),
  });
  return [1, -1].map((side) =>
    Array.from({ length: perRow }, (_, index) => {
      const across = (index - (perRow - 1) / 2) * leadPitch;
      const root = turned(side * 2.2, across);
      board.put("lead", root.x, root.z, {
        turn: turn + (side > 0 ? 0 : Math.PI),
        lift: lifts.chip,
        order,
        scale: [0.85, 0.72, 0.72],
      });
      const pad = turned(side * 3.05, across);
      board.pad(pad.x, pad.z, lies ? 0.4 : 1.3, lies ? 1.3 : 0.4);
      const direction = (8 - 2 * quarter + (side > 0 ? 0 : 4)) % 8;
      return { ...turned(side * 3.6, across), direction };
    }),
  );
}
