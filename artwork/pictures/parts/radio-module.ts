import { finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import type { MarkAtlas } from "../../../scene/kit/marks.ts";
import { shieldCan } from "../../../scene/kit/parts/shield-can.ts";
import type { UvRect } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";

/** The size of the radio module; its pads are along its left and right edge, `padPitch` apart. */
export const radioSize = { width: 17, depth: 17, height: 3.1, padPitch: 1.27, pads: 11 } as const;

/** The laser mark on the can: name, band, number. */
export function radioMark(atlas: MarkAtlas, band: string): UvRect {
  return atlas.mark(14.8, 14.4, 16, (context) => {
    strokeText(context, "RADIO N1", 1.4, 7, 1.3, { align: "left", width: 0.22 });
    strokeText(context, band, 1.4, 9.6, 0.95, { align: "left" });
    strokeText(context, "ID SAMPLE-N1", 1.4, 11.4, 0.8, { align: "left" });
    strokeText(context, "LB 2647 0147", 1.4, 13, 0.75, { align: "left" });
  });
}

/** A radio module: a small board with castellated edges under a steel can. */
export function radioModule(solid: Solid, mark: UvRect): Solid {
  const { width, depth, padPitch, pads } = radioSize;
  solid.setFinish(finishes.substrate).at(0, 0.05, 0, (base) => base.box(width, 0.8, depth, 0.12));
  for (let pad = 0; pad < pads; pad++) {
    for (const side of [-1, 1]) {
      solid
        .setFinish(finishes.gold)
        .at(side * (width / 2 - 0.3), 0.05, (pad - (pads - 1) / 2) * padPitch, (edge) =>
          edge.box(0.7, 0.83, 0.75),
        );
    }
  }
  solid.at(0, 0.85, 0, (can) => shieldCan(can, 15.2, 15, 2.2, mark));
  return solid
    .setFinish(finishes.gold)
    .at(-5.6, 0.85, 7.9, (feed) => feed.cylinder(0.9, 0.5, 20, 0.1, { capBottom: false }));
}
