import { finishes } from "../../finishes.ts";
import type { Solid } from "../../solid/solid.ts";

/** Two lips of a clip between which the cable lies; `width` is along z. */
export function cableClip(solid: Solid, width: number): void {
  solid.use(finishes.alu2).box(2.2, 0.7, width, 0.15);
  solid.at(0, 2.5, 0, () => solid.box(2.2, 0.5, width, 0.12));
}
