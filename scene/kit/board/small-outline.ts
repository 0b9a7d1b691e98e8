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
  /** About y, in radians; a multiple of 90°. */
  readonly rotation?: number;
}

const leadPitch = 0.65;
const order = 0.42;

/** Places a small package with two rows of leads; returns its pins, the +x row first. */
export function placeTssop(board: Board, options: TssopOptions): readonly (readonly Pin[])[] {
  const { reference = "", x, z, pins, mark, rotation = 0 } = options;
  const perRow = pins / 2;
  const length = perRow * leadPitch + 0.45;
  const quarter = Math.round(rotation / (Math.PI / 2));
  const isSideways = quarter % 2 !== 0;
  board.addPart(x, z, { rotation, lift: lifts.chip, order }, (solid) => {
    solid.setFinish(finishes.epoxy);
    bodyBox(solid, 4.4, 0.95, length, 0.1, mark, { bevel: 0.14 });
  });
  board.addOccluder(x, z, isSideways ? length : 4.4, isSideways ? 4.4 : length, 1.05, { order });
  board.addKeepOut(x, z, isSideways ? length + 0.6 : 7.6, isSideways ? 7.6 : length + 0.6);
  if (reference) {
    const anchor = isSideways ? ([0, -4.6, "center"] as const) : ([-3.2, -length / 2 - 0.9, "left"] as const);
    board.silkscreen.text(reference, x + anchor[0], z + anchor[1], 0.85, { align: anchor[2] });
  }
  const turned = (u: number, v: number) => ({
    x: x + u * Math.cos(rotation) + v * Math.sin(rotation),
    z: z - u * Math.sin(rotation) + v * Math.cos(rotation),
  });
  return [1, -1].map((side) =>
    Array.from({ length: perRow }, (_, index) => {
      const across = (index - (perRow - 1) / 2) * leadPitch;
      const root = turned(side * 2.2, across);
      board.addInstance("lead", root.x, root.z, {
        rotation: rotation + (side > 0 ? 0 : Math.PI),
        lift: lifts.chip,
        order,
        scale: [0.85, 0.72, 0.72],
      });
      const pad = turned(side * 3.05, across);
      board.addPad(pad.x, pad.z, isSideways ? 0.4 : 1.3, isSideways ? 1.3 : 0.4);
      const direction = (8 - 2 * quarter + (side > 0 ? 0 : 4)) % 8;
      return { ...turned(side * 3.6, across), direction };
    }),
  );
}
