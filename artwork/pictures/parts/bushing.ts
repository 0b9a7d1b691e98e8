import { finishes } from "../../../scene/kit/finishes.ts";
import { circle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";

/** The size of the flanged bushing. */
export const bushingSize = { radius: 3.2, flange: 4.7, flangeHeight: 2.2, length: 7.5, bore: 2.1 };

/** A flanged bronze bushing; the underside of its flange is y = 0, the body goes down. */
export function bushing(solid: Solid): Solid {
  const { radius, flange, flangeHeight, length, bore } = bushingSize;
  return solid
    .setFinish(finishes.copper)
    .sweep(
      circle(36),
      [
        [bore, -length],
        [radius - 0.5, -length],
        [radius, -length + 0.7],
        [radius, 0, 0.1],
        [flange, 0, 0.2],
        [flange, flangeHeight, 0.35],
        [bore + 0.5, flangeHeight, 0.1],
        [bore, flangeHeight - 0.6, 0.1],
        [bore, -length],
      ],
      { capBottom: false, capTop: false },
    )
    .setFinish(finishes.hole)
    .disc(bore, 20, -2);
}
