import { Group, type Object3D, Vector3 } from "three";
import { Solid } from "../../../scene/kit/solid/solid.ts";
import { braidedCable } from "../parts/braided-cable.ts";
import { addLedGlow } from "../parts/add-led-glow.ts";
import { bracketSize, mountingBracket } from "../parts/mounting-bracket.ts";
import { sanadCase, sanadHood, sanadLed, sanadTray } from "../parts/sanad-case.ts";
import { smoothPath } from "../parts/smooth-path.ts";
import { ultrasonicSensor, ultrasonicSize } from "../parts/ultrasonic-sensor.ts";
import type { Stage } from "../stage.ts";

/** The fourth Sanad, closed, on its bracket, with its ultrasonic sensor. */
export function addFourthSanad(stage: Stage, parent: Object3D): void {
  stage.add(mountingBracket(new Solid()), parent);
  const device = new Group();
  device.position.set(0, bracketSize.height / 2 + 10, 0.4);
  device.rotation.x = Math.PI / 2;
  parent.add(device);
  stage.add(sanadTray(new Solid()), device);
  const hood = stage.add(sanadHood(new Solid(), stage.atlas, 4), device);
  hood.position.y = sanadCase.rim;
  const [x, y, z] = sanadLed;
  addLedGlow(device, x, y + sanadCase.rim + 0.3, z, { size: 22, gain: 1.2 });
  addSensor(stage, parent);
}

/** The ultrasonic sensor in front, on the cable from the middle gland. */
function addSensor(stage: Stage, parent: Object3D): void {
  const sensor = new Group();
  sensor.position.set(34, 20, 132);
  sensor.rotation.set(0, 0.9, -Math.PI / 2);
  parent.add(sensor);
  stage.add(ultrasonicSensor(new Solid(), stage.atlas), sensor);
  sensor.updateMatrix();
  const outlet = new Vector3(0, ultrasonicSize.length + 2, 0).applyMatrix4(sensor.matrix);
  const away = new Vector3(0, ultrasonicSize.length + 20, 0).applyMatrix4(sensor.matrix).setY(9);
  const bottom = bracketSize.height / 2 + 10 - sanadCase.depth / 2;
  const path = smoothPath([
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
  braidedCable(parent, path, 2.3);
}
