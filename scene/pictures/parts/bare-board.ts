import { Board } from "../../kit/board/board.ts";

/** A board as it comes from its maker: copper, mask and lettering, nothing on it. What is placed leaves only its pads. */
export class BareBoard extends Board {
  override addPart(): void {}
  override addInstance(): void {}
  override addOccluder(): void {}
}
