import { lqfp } from "../parts/chips.ts";
import type { UvRect } from "../solid/outlines.ts";
import type { Board } from "./board.ts";
import { lifts } from "./lifts.ts";
import type { Pin } from "./small-outline.ts";

export interface LqfpOptions {
  readonly reference: string;
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly pinsPerSide: number;
  readonly pitch: number;
  readonly mark: UvRect;
}

/** The pins of the four sides, each in the direction of growing x or z. */
export interface LqfpPins {
  readonly east: readonly Pin[];
  readonly south: readonly Pin[];
  readonly west: readonly Pin[];
  readonly north: readonly Pin[];
}

const order = 0.5;
const padOffset = 0.95;
const terminalOffset = 1.4;

/** Places a flat package with leads on four sides and gives back its pins. */
export function placeLqfp(board: Board, options: LqfpOptions): LqfpPins {
  const { reference, x, z, width, mark } = options;
  board.addPart(x, z, { lift: lifts.chip, order }, (solid) => lqfp(solid, width, mark));
  board.addPad(x, z, width * 0.45, width * 0.45);
  board.addOccluder(x, z, width, width, 1.5, { order });
  board.addKeepOut(x, z, width + 3.4, width + 3.4);
  board.silkscreen.outline(x, z, width - 1, width - 1, { corners: true });
  board.silkscreen.dot(x - width / 2 - 1, z - width / 2 - 1, 0.4);
  board.silkscreen.text(reference, x + width / 2 + 1.6, z - width / 2 - 1.1, 1.1);
  return {
    east: pinsOf(board, options, 0),
    south: pinsOf(board, options, 2),
    west: pinsOf(board, options, 4),
    north: pinsOf(board, options, 6),
  };
}

function pinsOf(
  board: Board,
  { x, z, width, pinsPerSide, pitch }: LqfpOptions,
  direction: 0 | 2 | 4 | 6,
): Pin[] {
  const angle = (direction * Math.PI) / 4;
  const outX = Math.round(Math.cos(angle));
  const outZ = Math.round(Math.sin(angle));
  return Array.from({ length: pinsPerSide }, (_, index) => {
    const across = (index - (pinsPerSide - 1) / 2) * pitch;
    const at = (out: number) => ({
      x: x + outX * (width / 2 + out) + Math.abs(outZ) * across,
      z: z + outZ * (width / 2 + out) + Math.abs(outX) * across,
    });
    const root = at(0);
    board.addInstance("lead", root.x, root.z, {
      rotation: -angle,
      lift: lifts.chip,
      order,
      scale: [1, 1, pitch / 0.8],
    });
    const pad = at(padOffset);
    board.addPad(pad.x, pad.z, outX ? 1.5 : pitch * 0.56, outX ? pitch * 0.56 : 1.5);
    return { ...at(terminalOffset), direction };
  });
}
