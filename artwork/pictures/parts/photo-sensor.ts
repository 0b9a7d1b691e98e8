import { finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import type { MarkAtlas } from "../../../scene/kit/marks.ts";
import { circle, roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { capScrew, washer } from "./fasteners.ts";
import { strainRelief } from "./strain-relief.ts";

/** Where the sensor's cable begins, and its LED, relative to the bracket's foot. */
export const photoSensor = { cable: [-2, 13.2, 0], led: [-1.5, 31.55, 2.5] } as const;

/** A light sensor that faces +x, on a bent steel bracket screwed down at y = 0. */
export function drawPhotoSensor(solid: Solid, atlas: MarkAtlas): Solid {
  drawBracket(solid);
  const label = atlas.mark(9, 14, 16, (context, w) => {
    strokeText(context, "PX-1", w / 2, 2.4, 1.7);
    strokeText(context, "10-30V", w / 2, 6.6, 0.9);
    strokeText(context, "R<40", w / 2, 8.4, 0.9);
  });
  solid.setFinish(finishes.dark).at(-2, 18, 0, (body) => body.box(9, 13.5, 12, 0.9));
  solid
    .save()
    .translate(-2, 24.5, 6.02)
    .rotateX(Math.PI / 2)
    .setFinish(finishes.dark)
    .decal(8, 12.5, label)
    .restore();
  solid
    .save()
    .translate(2.5, 25.5, 0)
    .rotateZ(-Math.PI / 2);
  for (const z of [-2.6, 2.6]) {
    solid.at(0, 0, z, (lens) => {
      lens.setFinish(finishes.lcp).sweep(
        circle(28),
        [
          [2.3, 0],
          [2.3, 0.7],
          [1.9, 0.7],
          [1.7, 0.2],
        ],
        { capBottom: false, capTop: false, bevel: 0.1 },
      );
      lens.setFinish(finishes.glass).disc(1.9, 24, 0.3);
    });
  }
  solid.restore();
  solid
    .setFinish(finishes.led)
    .at(-1.5, 31.3, 2.5, (led) => led.cylinder(1, 0.5, 18, 0.2, { capBottom: false }));
  solid.setFinish(finishes.copper).at(-4, 31.3, -2.5, (knob) => {
    knob.cylinder(1.4, 0.6, 20, 0.15, { capBottom: false });
    knob.setFinish(finishes.hole).rectangle(2, 0.4, 0.62);
  });
  return solid
    .save()
    .translate(-2, 18, 0)
    .rotateX(Math.PI)
    .at(0, 0, 0, (boot) => strainRelief(boot, 1.1, 5))
    .restore();
}

function drawBracket(solid: Solid): void {
  solid.setFinish(finishes.steel).at(-10, 0, 0, (foot) =>
    foot.sweep(
      roundedRectangle(14, 14, 2, 4),
      [
        [0, 0],
        [0, 1.6],
      ],
      { bevel: 0.25 },
    ),
  );
  solid.setFinish(finishes.steel).at(-7.3, 1, 0, (upright) => upright.box(1.6, 29, 14, 0.35));
  for (const z of [-4, 4]) {
    solid.at(-12.5, 1.6, z, (screw) => {
      washer(screw.setFinish(finishes.aluminumDark), 1.5, 2.7, 0.5);
      screw.at(0, 0.5, 0, (head) => capScrew(head.setFinish(finishes.screw), 1.3, 2));
    });
  }
  solid
    .save()
    .translate(-8.1, 0, 0)
    .rotateZ(Math.PI / 2);
  for (const [y, z] of [
    [21, -3.6],
    [27.5, 3.6],
  ] as const) {
    solid.at(y, 0, z, (screw) => capScrew(screw.setFinish(finishes.screw), 1.1, 1));
  }
  solid.restore();
}
