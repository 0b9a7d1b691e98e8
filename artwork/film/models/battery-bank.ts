import { Vector3 } from "three";
import { finishes } from "../../../scene/kit/finishes.ts";
import { strokeText } from "../../../scene/kit/lettering.ts";
import { drawLogo } from "../../../scene/kit/marks.ts";
import { circle, roundedRectangle } from "../../../scene/kit/solid/outlines.ts";
import { Solid } from "../../../scene/kit/solid/solid.ts";
import { braidedCable } from "../../pictures/parts/braided-cable.ts";
import { smoothPath } from "../../pictures/parts/smooth-path.ts";
import type { Stage } from "../../pictures/stage.ts";

/** The position of the batteries, and their two outer poles. */
export const batteries = {
  x: 196,
  z: 14,
  poles: [
    [164.5, 62, 22],
    [227.5, 62, 22],
  ],
} as const;

/** Four cells in one tray, bridged with copper; two leads come from the outer poles. */
export function addBatteries(stage: Stage): void {
  const group = stage.addGroup(batteries.x, 0, batteries.z);
  const solid = new Solid();
  solid.occlusion = ({ y }, normal) => (normal.y > 0.5 ? 1 : 0.5 + 0.5 * Math.min(1, y / 12));
  const label = stage.atlas.mark(34, 24, 12, (context, w) => {
    drawLogo(context, 7, 7, 3.6);
    strokeText(context, "12 V", 14, 7, 5, { align: "left", width: 0.7 });
    strokeText(context, "LIFEPO4  100 AH", w / 2, 16, 2.6);
    strokeText(context, "NAWAT  B-100", w / 2, 21, 1.8);
  });
  for (const [i, x] of [-31.5, -10.5, 10.5, 31.5].entries()) {
    for (const z of [-19, 19]) {
      solid.setFinish(finishes.dark).at(x, 0, z, (cell) => {
        cell.sweep(
          roundedRectangle(20.2, 36, 2, 4),
          [
            [0, 0],
            [0, 56],
          ],
          { bevel: 0.7 },
        );
        cell.setFinish(finishes.epoxy).at(0, 56, 0, (cap) => cap.box(18, 1.6, 33, 0.5));
      });
    }
    drawPole(solid, x, 8, i % 2 === 0);
    drawPole(solid, x, -8, i % 2 === 1);
  }
  solid
    .save()
    .translate(0, 26, 37.05)
    .rotateX(Math.PI / 2);
  solid.setFinish(finishes.dark).decal(34, 24, label);
  solid.restore();
  for (const x of [-21, 21]) {
    solid.setFinish(finishes.copper).at(x, 60.6, -8, (bridge) => bridge.box(26, 1.2, 7, 0.4));
  }
  solid.setFinish(finishes.copper).at(0, 60.6, 8, (bridge) => bridge.box(26, 1.2, 7, 0.4));
  stage.add(solid, group);
  addLead(stage, -31.5, 0);
  addLead(stage, 31.5, 6);
}

function drawPole(solid: Solid, x: number, z: number, isPositive: boolean): void {
  solid.at(x, 57.4, z, (pole) => {
    pole.setFinish(isPositive ? finishes.copper : finishes.steel).sweep(
      circle(24),
      [
        [4, 0],
        [4, 3],
      ],
      { bevel: 0.4 },
    );
    pole.setFinish(finishes.steel).at(0, 3.4, 0, (nut) =>
      nut.sweep(
        circle(6),
        [
          [3.4, 1],
          [3.4, 4],
        ],
        { bevel: 0.4 },
      ),
    );
  });
}

function addLead(stage: Stage, x: number, aside: number): void {
  const [left, front] = [batteries.x + x, batteries.z];
  const path = smoothPath([
    new Vector3(left, 62, front + 8),
    [left, 66, front + 16],
    [left - 2, 58, front + 42],
    [left - 6, 20, front + 50],
    [batteries.x - 22 + aside, 2, front + 48],
    [batteries.x - 16 + aside, 2, front + 34 + aside],
  ]);
  braidedCable(stage.scene, path, 1.7);
}
