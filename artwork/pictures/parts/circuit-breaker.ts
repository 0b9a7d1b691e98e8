import { finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import type { MarkAtlas } from "../../../scene/kit/marks.ts";
import { roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { extrudeAlongX } from "./extrude.ts";
import { onFront, onUnderside } from "./on-face.ts";
import { clampingScrew, wireEntry } from "./screw-terminals.ts";

/** Where the wire enters from below. */
export const breakerEntry = [0, -42.5, 34] as const;

/** A circuit breaker, 17.5 mm wide, switched on. */
export function circuitBreaker(solid: Solid, atlas: MarkAtlas): Solid {
  solid.setFinish(finishes.ivory);
  extrudeAlongX(
    solid,
    [
      [5, -42.5],
      [46, -42.5],
      [48, -40.5],
      [48, -24],
      [64, -22.5],
      [66, -20.5],
      [66, 20.5],
      [64, 22.5],
      [48, 24],
      [48, 40.5],
      [46, 42.5],
      [5, 42.5],
    ],
    17.3,
    0.6,
  );
  const print = atlas.mark(15, 17, 14, (context, width) => {
    strokeText(context, "C6", width / 2, 5, 3.6, { width: 0.5 });
    strokeText(context, "230/400V", width / 2, 10.6, 1.2);
    strokeText(context, "6000", width / 2, 13.4, 1.2);
  });
  onFront(solid, 0, 10.4, 66.02, (face) => face.setFinish(finishes.ivory).decal(15, 17, print));
  for (const side of [-1, 1]) {
    onFront(solid, 0, side * 33, 48, (face) => clampingScrew(face, 2.8, side * 0.7 + 1));
  }
  onUnderside(solid, ...breakerEntry, (under) => wireEntry(under, 6));
  drawToggle(solid);
  return solid;
}

function drawToggle(solid: Solid): void {
  onFront(solid, 0, -8, 66, (face) => {
    face.setFinish(finishes.lcp).sweep(
      roundedRectangle(10.4, 15, 1.2, 3),
      [
        [0, 0],
        [0, 0.5],
        [-0.8, 0.5],
        [-1.2, 0.05],
      ],
      { bevel: 0.15, capBottom: false },
    );
    face.save().translate(0, -1.5, -1.5).rotateX(-0.55);
    face.setFinish(finishes.sleeve).sweep(
      roundedRectangle(8, 5, 1, 3),
      [
        [0, 0],
        [0, 6],
        [-0.4, 9],
      ],
      { bevel: 0.45, capBottom: false },
    );
    face.setFinish(finishes.copper).at(0, 5.2, 0, (band) =>
      band.sweep(
        roundedRectangle(8, 5, 1, 3),
        [
          [0.03, 0],
          [0.03, 0.9],
        ],
        { capBottom: false, capTop: false },
      ),
    );
    face.restore();
  });
}
