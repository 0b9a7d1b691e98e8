import { Vector3 } from "three";
import { finish, finishes } from "../../../app/scene/finishes.ts";
import { strokeText } from "../../../app/scene/lettering.ts";
import { drawMark } from "../../../app/scene/marks.ts";
import {
  arcPoints,
  circle,
  type Point,
  polygon,
  roundedRectangle,
} from "../../../app/scene/solid/outlines.ts";
import { Solid } from "../../../app/scene/solid/solid.ts";
import { braidedCable } from "../../pictures/parts/braided-cable.ts";
import { clampSize, currentClamp } from "../../pictures/parts/current-clamp.ts";
import { powerCable } from "../../pictures/parts/power-cable.ts";
import { sanadWhite } from "../../pictures/parts/sanad-case.ts";
import { softPath } from "../../pictures/parts/soft-path.ts";
import { ultrasonicSensor, ultrasonicSize } from "../../pictures/parts/ultrasonic-sensor.ts";
import type { Stage } from "../../pictures/stage.ts";

/** Where the clamp's eye is. */
export const generator = { x: -172, y: clampSize.eye, z: 10 } as const;
/** Where the sensor's face and the water are. */
export const waterTank = { x: 0, z: -150, face: 96, water: 44 } as const;
export const batteries = {
  x: 172,
  z: 14,
  poles: [
    [151, 62, 8],
    [193, 62, 8],
  ],
} as const;

/** The clamp sits round one thick cable of the generator. */
export function addGenerator(stage: Stage): void {
  const place = stage.group(generator.x, 0, generator.z);
  stage.add(currentClamp(new Solid(), stage.atlas), place);
  const cable = softPath([
    [-10, 7, -110],
    [-6, 8, -76],
    [0, clampSize.eye, -14],
    [0, clampSize.eye, 14],
    [-5, 9, 66],
    [-16, 7, 96],
  ]);
  stage.add(powerCable(new Solid(), cable, 6.2), place);
}

const radius = 62;
const tankHeight = 78;
const wall = 3;

/** Half a tank, cut open towards the viewer, with water in it; the sensor looks down from a bar over it. */
export function addTank(stage: Stage): void {
  const place = stage.group(waterTank.x, 0, waterTank.z);
  const solid = new Solid();
  solid.occlusion = ({ x, y, z }, normal) =>
    Math.hypot(x, z) < radius - 1 && normal.y < 0.9 ? 0.4 + (0.5 * Math.max(0, y)) / tankHeight : 0.9;
  const shell = polygon([...halfRing(radius), ...halfRing(radius - wall).toReversed()], 0.75, false);
  solid.use(sanadWhite).sweep(
    shell,
    [
      [0, 0],
      [0, tankHeight],
    ],
    { bevel: 0.4 },
  );
  const floor = polygon(halfRing(radius - wall), 0.75, true);
  solid.use(sanadWhite).sweep(floor, [
    [0, 0],
    [0, wall],
  ]);
  const water = finish("#1d4a49", 0.06, 0);
  solid.use(water).sweep(floor, [
    [-0.2, wall],
    [-0.2, waterTank.water],
  ]);
  solid.occlusion = undefined;
  drawBar(solid);
  stage.add(solid, place);
  const sensor = stage.add(ultrasonicSensor(new Solid(), stage.atlas), place);
  sensor.position.set(0, waterTank.face - 3, 0);
  sensor.scale.setScalar(0.8);
  const top = waterTank.face - 3 + (ultrasonicSize.length + 2) * 0.8;
  const way = softPath([
    [0, top - 2, 0],
    [0, top + 12, 0],
    [26, top + 18, -6],
    [66, 60, -14],
    [74, 10, 4],
    [70, 2.2, 18],
    [66, 2.2, 24],
  ]);
  braidedCable(place, way, 1.9);
}

/** The back half, from left to right. */
function halfRing(size: number): Point[] {
  return arcPoints(0, 0, size, Math.PI, 2 * Math.PI, 36);
}

function drawBar(solid: Solid): void {
  solid.use(finishes.alu).at(0, tankHeight, 0, (bar) => {
    bar.at(0, 29, 0, (plate) => plate.box(2 * radius + 6, 4, 30, 0.6));
    for (const side of [-1, 1]) bar.at(side * (radius - 1), 0, 0, (post) => post.box(6, 29, 16, 0.6));
  });
}

/** Four cells in one tray, bridged with copper; two leads come from the outer poles. */
export function addBatteries(stage: Stage): void {
  const place = stage.group(batteries.x, 0, batteries.z);
  const solid = new Solid();
  solid.occlusion = ({ y }, normal) => (normal.y > 0.5 ? 1 : 0.5 + 0.5 * Math.min(1, y / 12));
  const label = stage.atlas.mark(34, 24, 12, (context, w) => {
    drawMark(context, 7, 7, 3.6);
    strokeText(context, "12 V", 14, 7, 5, { align: "left", width: 0.7 });
    strokeText(context, "LIFEPO4  100 AH", w / 2, 16, 2.6);
    strokeText(context, "NAWAT  B-100", w / 2, 21, 1.8);
  });
  for (const [i, x] of [-31.5, -10.5, 10.5, 31.5].entries()) {
    for (const z of [-19, 19]) {
      solid.use(finishes.dark).at(x, 0, z, (cell) => {
        cell.sweep(
          roundedRectangle(20.2, 36, 2, 4),
          [
            [0, 0],
            [0, 56],
          ],
          { bevel: 0.7 },
        );
        cell.use(finishes.epoxy).at(0, 56, 0, (cap) => cap.box(18, 1.6, 33, 0.5));
      });
    }
    drawPole(solid, x, 8, i % 2 === 0);
    drawPole(solid, x, -8, i % 2 === 1);
  }
  solid
    .save()
    .move(0, 26, 37.05)
    .turnX(Math.PI / 2);
  solid.use(finishes.dark).decal(34, 24, label);
  solid.restore();
  for (const x of [-21, 21]) {
    solid.use(finishes.copper).at(x, 60.6, -8, (bridge) => bridge.box(26, 1.2, 7, 0.4));
  }
  solid.use(finishes.copper).at(0, 60.6, 8, (bridge) => bridge.box(26, 1.2, 7, 0.4));
  stage.add(solid, place);
  addLead(stage, -31.5, 0);
  addLead(stage, 31.5, 6);
}

function drawPole(solid: Solid, x: number, z: number, isPositive: boolean): void {
  solid.at(x, 57.4, z, (pole) => {
    pole.use(isPositive ? finishes.copper : finishes.steel).sweep(
      circle(24),
      [
        [4, 0],
        [4, 3],
      ],
      { bevel: 0.4 },
    );
    pole.use(finishes.steel).at(0, 3.4, 0, (nut) =>
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
  const way = softPath([
    new Vector3(left, 62, front + 8),
    [left, 66, front + 16],
    [left - 2, 58, front + 42],
    [left - 6, 20, front + 50],
    [batteries.x - 22 + aside, 2, front + 48],
    [batteries.x - 16 + aside, 2, front + 34 + aside],
  ]);
  braidedCable(stage.scene, way, 1.7);
}
