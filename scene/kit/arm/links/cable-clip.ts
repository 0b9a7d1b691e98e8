import { finishes } from "../../finishes.ts";
import type { Solid } from "../../solid/solid.ts";

/** A clip with two lips that hold the cable; `width` is along z. */
export function cableClip(solid: Solid, width: number): void {
  solid.setFinish(finishes.aluminumDark).box(2.2, 0.7, width, 0.15);
  solid.at(0, 2.5, 0, () => solid.box(2.2, 0.5, width, 0.12));
}
