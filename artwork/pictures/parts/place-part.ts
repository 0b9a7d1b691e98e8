import type { Board, PartOptions } from "../../../scene/kit/board/board.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";

export interface Footprint {
  x: number;
  z: number;
  width: number;
  depth: number;
  height: number;
  /** Width of the keep-out beyond the part. */
  margin?: number;
  rotation?: PartOptions["rotation"];
  /** Printed beside the footprint, at its far left corner. */
  reference?: string;
  outline?: "corners" | "frame";
}

/** Places a part on a board with its occluder, keep-out, outline and reference. */
export function placePart(board: Board, footprint: Footprint, draw: (solid: Solid) => unknown): void {
  const { x, z, width, depth, height, margin = 1, rotation = 0, reference, outline } = footprint;
  board.addPart(x, z, { rotation }, (solid) => void draw(solid));
  board.addOccluder(x, z, width, depth, height);
  board.addKeepOut(x, z, width + margin, depth + margin);
  if (outline) {
    board.silkscreen.outline(x, z, width + 1.2, depth + 1.2, { corners: outline === "corners" });
  }
  if (reference) {
    board.silkscreen.text(reference, x - width / 2 - 0.4, z - depth / 2 - 1.4, 1, { align: "left" });
  }
}
