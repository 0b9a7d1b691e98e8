import { Board } from "../../../scene/kit/board/board.ts";

/** An unpopulated board: copper, mask and text. Of the parts it has only the pads. */
export class BareBoard extends Board {
  override addPart(): void {}
  override addInstance(): void {}
  override addOccluder(): void {}
}
