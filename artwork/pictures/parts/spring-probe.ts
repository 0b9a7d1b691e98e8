import { finishes } from "../../../scene/kit/finishes.ts";
import { circle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";

/** A spring-loaded test probe standing on y = 0: barrel, collar, plunger with a crown that touches at `height`. */
export function springProbe(solid: Solid, height: number): Solid {
  return solid.setFinish(finishes.gold).sweep(
    circle(16),
    [
      [0.95, 0, 0.1],
      [0.95, 0.9, 0.1],
      [0.72, 1.1, 0.05],
      [0.72, height * 0.56, 0.08],
      [0.46, height * 0.6, 0.05],
      [0.46, height - 0.9, 0.05],
      [0.66, height - 0.7, 0.05],
      [0.66, height - 0.3, 0.05],
      [0.3, height],
    ],
    { capBottom: false },
  );
}
