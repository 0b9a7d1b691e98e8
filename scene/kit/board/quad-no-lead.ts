import { qfn } from "../parts/chips.ts";
import type { UvRect } from "../solid/outlines.ts";
import type { Board } from "./board.ts";
import { lifts } from "./lifts.ts";
import type { Pin } from "./small-outline.ts";

export interface QfnOptions {
  readonly reference: string;
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly mark: UvRect;
  readonly order?: number;
}

const pitch = 0.5;

/** Places a small package without leads; returns its pins side by side, from +x on through +z. */
export function placeQfn(
  board: Board,
  { reference, x, z, width, mark, order = 0.5 }: QfnOptions,
): readonly Pin[] {
  board.addPart(x, z, { lift: lifts.chip, order }, (solid) => qfn(solid, width, mark));
  board.addOccluder(x, z, width, width, 0.9, { order });
  board.addKeepOut(x, z, width + 2, width + 2);
  board.addPad(x, z, width * 0.62, width * 0.62);
  board.silkscreen.outline(x, z, width + 1, width + 1, { corners: true, pin1: true });
  board.silkscreen.text(reference, x, z + width / 2 + 1.9, 0.9);
  const perSide = Math.floor((width - 1) / pitch);
  return [0, 1, 2, 3].flatMap((quarter) => {
    const outX = [1, 0, -1, 0][quarter] ?? 0;
    const outZ = [0, 1, 0, -1][quarter] ?? 0;
    return Array.from({ length: perSide }, (_, index) => {
      const across = (index - (perSide - 1) / 2) * pitch;
      const at = (out: number) => ({
        x: x + outX * (width / 2 + out) + Math.abs(outZ) * across,
        z: z + outZ * (width / 2 + out) + Math.abs(outX) * across,
      });
      const pad = at(0.05);
      board.addPad(pad.x, pad.z, outX ? 0.75 : 0.27, outX ? 0.27 : 0.75);
      return { ...at(0.3), direction: quarter * 2 };
    });
  });
}
