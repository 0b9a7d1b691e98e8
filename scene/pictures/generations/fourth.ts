import { Group, type Object3D, Vector3 } from "three";
import { Solid } from "../../kit/solid/solid.ts";
import { braidedCable } from "../parts/braided-cable.ts";
import { ledGlow } from "../parts/lamp-glow.ts";
import { bracketSize, mountingBracket } from "../parts/mounting-bracket.ts";
import { sanadCase, sanadHood, sanadLed, sanadTray } from "../parts/sanad-case.ts";
import { softPath } from "../parts/soft-path.ts";
import { ultrasonicSensor, ultrasonicSize } from "../parts/ultrasonic-sensor.ts";
import type { Stage } from "../stage.ts";

/** The fourth Sanad, closed and awake on its bracket, with the ear that listens to the tank. */
export function addFourthSanad(stage: Stage, place: Object3D): void {
  stage.add(mountingBracket(new Solid()), place);
  const device = new Group();
  device.position.set(0, bracketSize.height / 2 + 10, 0.4);
  device.rotation.x = Math.PI / 2;
  place.add(device);
  stage.add(sanadTray(new Solid()), device);
  const hood = stage.add(sanadHood(new Solid(), stage.atlas, 4), device);
  hood.position.y = sanadCase.rim;
  const [x, y, z] = sanadLed;
  ledGlow(device, x, y + sanadCase.rim + 0.3, z, { size: 22, gain: 1.2 });
  addSensor(stage, place);
}

/** The ultrasonic ear lies in front, on the copper cable that leaves the middle gland. */
function addSensor(stage: Stage, place: Object3D): void {
  const sensor = new Group();
  sensor.position.set(34, 20, 132);
  sensor.rotation.set(0, 0.9, -Math.PI / 2);
  place.add(sensor);
  stage.add(ultrasonicSensor(new Solid(), stage.atlas), sensor);
  sensor.updateMatrix();
  const outlet = new Vector3(0, ultrasonicSize.length + 2, 0).applyMatrix4(sensor.matrix);
  const away = new Vector3(0, ultrasonicSize.length + 20, 0).applyMatrix4(sensor.matrix).setY(9);
  const bottom = bracketSize.height / 2 + 10 - sanadCase.depth / 2;
  const way = softPath([
    [0, bottom - 8, 8.4],
    [0, bottom - 18, 9],
    [4, 14, 22],
    [26, 5.4, 34],
    [58, 5, 24],
    [96, 2.4, 16],
    [104, 3, 34],
    away,
    outlet,
  ]);
  braidedCable(place, way, 2.3);
}
