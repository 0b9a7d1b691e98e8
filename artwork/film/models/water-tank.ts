import { finish, finishes } from "../../../scene/kit/finishes.ts";
import { arcPoints, type Point, polygon } from "../../../scene/kit/solid/outlines.ts";
import { Solid } from "../../../scene/kit/solid/solid.ts";
import { braidedCable } from "../../pictures/parts/braided-cable.ts";
import { sanadWhite } from "../../pictures/parts/sanad-case.ts";
import { smoothPath } from "../../pictures/parts/smooth-path.ts";
import { ultrasonicSensor, ultrasonicSize } from "../../pictures/parts/ultrasonic-sensor.ts";
import type { Stage } from "../../pictures/stage.ts";

/** The position of the tank, and the heights of the sensor's face and of the water. */
export const waterTank = { x: 0, z: -190, face: 96, water: 44 } as const;

const radius = 62;
const tankHeight = 78;
const wall = 3;

/** Half a tank, open to the front, with water; the sensor is on a bar over it. */
export function addTank(stage: Stage): void {
  const group = stage.addGroup(waterTank.x, 0, waterTank.z);
  const solid = new Solid();
  solid.occlusion = ({ x, y, z }, normal) =>
    Math.hypot(x, z) < radius - 1 && normal.y < 0.9 ? 0.4 + (0.5 * Math.max(0, y)) / tankHeight : 0.9;
  const shell = polygon([...halfRing(radius), ...halfRing(radius - wall).toReversed()], 0.75, false);
  solid.setFinish(sanadWhite).sweep(
    shell,
    [
      [0, 0],
      [0, tankHeight],
    ],
    { bevel: 0.4 },
  );
  const floor = polygon(halfRing(radius - wall), 0.75, true);
  solid.setFinish(sanadWhite).sweep(floor, [
    [0, 0],
    [0, wall],
  ]);
  const water = finish("#1d4a49", 0.06, 0);
  solid.setFinish(water).sweep(floor, [
    [-0.2, wall],
    [-0.2, waterTank.water],
  ]);
  solid.occlusion = undefined;
  drawBar(solid);
  stage.add(solid, group);
  const sensor = stage.add(ultrasonicSensor(new Solid(), stage.atlas), group);
  sensor.position.set(0, waterTank.face - 3, 0);
  sensor.scale.setScalar(0.8);
  const top = waterTank.face - 3 + (ultrasonicSize.length + 2) * 0.8;
  const path = smoothPath([
    [0, top - 2, 0],
    [0, top + 12, 0],
    [26, top + 18, -6],
    [66, 60, -14],
    [74, 10, 4],
    [70, 2.2, 18],
    [66, 2.2, 24],
  ]);
  braidedCable(group, path, 1.9);
}

/** The back half, from left to right. */
function halfRing(size: number): Point[] {
  return arcPoints(0, 0, size, Math.PI, 2 * Math.PI, 36);
}

function drawBar(solid: Solid): void {
  solid.setFinish(finishes.aluminum).at(0, tankHeight, 0, (bar) => {
    bar.at(0, 29, 0, (plate) => plate.box(2 * radius + 6, 4, 30, 0.6));
    for (const side of [-1, 1]) bar.at(side * (radius - 1), 0, 0, (post) => post.box(6, 29, 16, 0.6));
  });
}
