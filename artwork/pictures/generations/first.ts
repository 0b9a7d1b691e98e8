import { Group, type Object3D, Vector3 } from "three";
import { finishes } from "../../../scene/kit/finishes.ts";
import { Solid } from "../../../scene/kit/solid/solid.ts";
import { drawTube } from "../../solid/tube.ts";
import { batteryCell } from "../parts/battery-cell.ts";
import { breadboardCircuit, circuitLed } from "../parts/breadboard-circuit.ts";
import { breadboard, railHoleAt } from "../parts/breadboard.ts";
import { insulation } from "../parts/jumper-wire.ts";
import { addLedGlow } from "../parts/add-led-glow.ts";
import { lunchBox, lunchBoxBody, lunchBoxLid } from "../parts/lunch-box.ts";
import { smoothPath } from "../parts/smooth-path.ts";
import type { Stage } from "../stage.ts";

/** The first Sanad: a breadboard on foam in a lunch box, two cells, one LED. */
export function addFirstSanad(stage: Stage, parent: Object3D): void {
  stage.add(lunchBoxBody(new Solid()), parent);
  const lid = stage.add(lunchBoxLid(new Solid()), parent);
  lid.position.set(...lunchBox.hinge);
  lid.rotation.x = -1.92;
  const inside = new Group();
  inside.position.set(-21, 9, 2);
  parent.add(inside);
  const foam = new Solid().setFinish(finishes.rubber).at(0, -8, 0, (block) => block.box(96, 8, 72, 2));
  stage.add(foam, inside);
  const bench = breadboard(new Solid(), stage.atlas);
  breadboardCircuit(bench, stage.atlas);
  stage.add(bench, inside);
  const [x, y, z] = circuitLed;
  addLedGlow(inside, x, y - 2, z + 1, { size: 44, gain: 1.6 }).rotation.x = 0.9;
  stage.add(lunchBattery(stage), parent);
}

/** Two cells, wired to the rails. */
function lunchBattery(stage: Stage): Solid {
  const solid = new Solid();
  for (const side of [-1, 1]) {
    solid
      .save()
      .translate(46 + side * 7.4, 8.2, side < 0 ? -25 : 26)
      .rotateY(side < 0 ? -Math.PI / 2 : Math.PI / 2);
    batteryCell(solid, stage.atlas, { radius: 7.2, length: 50.5, lines: ["SUPER", "1.5 V"] });
    solid.restore();
  }
  const rail = railHoleAt(29, 1);
  for (const [index, sleeve] of [insulation.copper, insulation.black].entries()) {
    const start: [number, number, number] = [36 + index * 20, 8, -27];
    const end = new Vector3(rail[0] - 21, rail[1] + 9, rail[2] + 2 + index * 2.54);
    drawTube(
      solid.setFinish(sleeve),
      smoothPath([
        start,
        [start[0] - 4, 22, -34],
        [end.x + 10, 26, end.z - 6],
        end.clone().setY(end.y + 9),
        end,
      ]),
      0.9,
      10,
    );
  }
  return solid;
}
