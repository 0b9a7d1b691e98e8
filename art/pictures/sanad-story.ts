import { Group, type Object3D, Vector3 } from "three";
import { finishes } from "../../app/scene/finishes.ts";
import { Solid } from "../../app/scene/solid/solid.ts";
import { batteryCell } from "./parts/battery-cell.ts";
import { blackBox, blackBoxBody, blackBoxLid, sealantBead } from "./parts/black-box.ts";
import { braidedCable } from "./parts/braided-cable.ts";
import { breadboard, railHoleAt } from "./parts/breadboard.ts";
import { breadboardCircuit, circuitLed } from "./parts/breadboard-circuit.ts";
import { clampSize, currentClamp } from "./parts/current-clamp.ts";
import { insulation } from "./parts/jumper-wire.ts";
import { lampGlow } from "./parts/lamp-glow.ts";
import { lunchBox, lunchBoxBody, lunchBoxLid } from "./parts/lunch-box.ts";
import { bracketSize, mountingBracket } from "./parts/mounting-bracket.ts";
import { powerCable } from "./parts/power-cable.ts";
import { sanadBoard, sanadBoardPlaces } from "./parts/sanad-board.ts";
import { sanadCase, sanadHood, sanadLed, sanadTray } from "./parts/sanad-case.ts";
import { softPath } from "./parts/soft-path.ts";
import { ultrasonicSensor, ultrasonicSize } from "./parts/ultrasonic-sensor.ts";
import { boardOnStage } from "./parts/board-on-stage.ts";
import type { Stage } from "./stage.ts";

// The lamps reach 130 mm round their aim; the four devices together are wider.
const scale = 0.5;

/** Four generations of Sanad on paper: a lunch box, a swollen black box, the white case open over its board, and the fourth on its bracket. */
export function sanadStory(stage: Stage): void {
  stage.light([0, 18, 0], 160);
  stage.ground();
  const row = stage.group();
  row.scale.setScalar(scale);
  addLunchBox(stage, standing(row, -200, -84, 0.16));
  addBlackBox(stage, standing(row, -66, -8, -0.08));
  addOpenCase(stage, standing(row, 74, -8, 0.12));
  addFinished(stage, standing(row, 226, 40, -0.2));
  stage.view({ target: [6, 24, 6], distance: 940, azimuth: 0.3, elevation: 0.58, field: 14 });
}

function standing(row: Object3D, x: number, z: number, turn: number): Group {
  const group = new Group();
  group.position.set(x, 0, z);
  group.rotation.y = turn;
  row.add(group);
  return group;
}

function addLunchBox(stage: Stage, place: Group): void {
  stage.add(lunchBoxBody(new Solid()), place);
  const lid = stage.add(lunchBoxLid(new Solid()), place);
  lid.position.set(...lunchBox.hinge);
  lid.rotation.x = -1.92;
  const inside = new Group();
  inside.position.set(-21, 9, 2);
  place.add(inside);
  const foam = new Solid().use(finishes.rubber).at(0, -8, 0, (block) => block.box(96, 8, 72, 2));
  stage.add(foam, inside);
  const bench = breadboard(new Solid(), stage.atlas);
  breadboardCircuit(bench, stage.atlas);
  stage.add(bench, inside);
  const [x, y, z] = circuitLed;
  lampGlow(inside, x, y - 2, z + 1, { size: 44, gain: 1.6 }).rotation.x = 0.9;
  stage.add(lunchBattery(stage), place);
}

/** Two cells with a strap of tape, wired to the rails. */
function lunchBattery(stage: Stage): Solid {
  const solid = new Solid();
  for (const side of [-1, 1]) {
    solid
      .save()
      .move(46 + side * 7.4, 8.2, side < 0 ? -25 : 26)
      .turnY(side < 0 ? -Math.PI / 2 : Math.PI / 2);
    batteryCell(solid, stage.atlas, { radius: 7.2, length: 50.5, lines: ["SUPER", "1.5 V"] });
    solid.restore();
  }
  const rail = railHoleAt(29, 1);
  for (const [index, sleeve] of [insulation.copper, insulation.black].entries()) {
    const start: [number, number, number] = [36 + index * 20, 8, -27];
    const end = new Vector3(rail[0] - 21, rail[1] + 9, rail[2] + 2 + index * 2.54);
    solid
      .use(sleeve)
      .tube(
        softPath([
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

function addBlackBox(stage: Stage, place: Group): void {
  const body = blackBoxBody(new Solid());
  sealantBead(body);
  stage.add(body, place);
  stage.add(blackBoxLid(new Solid(), stage.atlas, 21), place).position.y = blackBox.rim + 0.6;
  const cable = softPath([
    [blackBox.width / 2 + 6, blackBox.rim / 2 + 1, 4],
    [blackBox.width / 2 + 16, blackBox.rim / 2, 4],
    [blackBox.width / 2 + 27, 6, 10],
    [blackBox.width / 2 + 24, 2.7, 32],
    [blackBox.width / 2 - 8, 2.7, 58],
    [blackBox.width / 2 - 58, 2.7, 62],
  ]);
  stage.add(new Solid().use(insulation.black).tube(cable, 2.7, 16), place);
}

/** The hood stands behind on its long side; the clamp waits in front. */
function addOpenCase(stage: Stage, place: Group): void {
  stage.add(sanadTray(new Solid()), place);
  const board = boardOnStage(stage, sanadBoard(stage.atlas), place);
  board.position.y = sanadCase.board;
  const [x, y, z] = sanadBoardPlaces.led;
  lampGlow(board, x, y, z, { size: 14 });
  const hood = stage.add(sanadHood(new Solid(), stage.atlas, 3, false), place);
  hood.position.set(-6, sanadCase.depth / 2, -sanadCase.depth / 2 - 34);
  hood.rotation.set(Math.PI / 2 - 0.03, 0, 0);
  addClamp(stage, place);
}

/** Round a generator's cable, and wired to the first gland. */
function addClamp(stage: Stage, place: Group): void {
  const clamp = new Group();
  clamp.position.set(-30, 0, 128);
  clamp.rotation.y = -0.5;
  place.add(clamp);
  stage.add(currentClamp(new Solid(), stage.atlas), clamp);
  const { eye } = clampSize;
  const wire = softPath([
    [22, 6.2, -86],
    [14, 7, -62],
    [0, eye, -9],
    [0, eye, 9],
    [10, 7, 54],
    [22, 6.2, 70],
  ]);
  stage.add(powerCable(new Solid(), wire, 6.2), clamp);
  clamp.updateMatrix();
  const outlet = new Vector3(...clampSize.cable).applyMatrix4(clamp.matrix);
  const away = new Vector3(clampSize.cable[0] - 14, 4, 0).applyMatrix4(clamp.matrix);
  const front = sanadCase.depth / 2;
  const lead = softPath([
    outlet,
    away,
    [-82, 1.9, 92],
    [-70, 1.9, 70],
    [-46, 2.6, 68],
    [-35, 6.4, front + 20],
    [-34, 8, front + 14],
    [-34, 8, front + 8],
  ]);
  braidedCable(place, lead, 1.9);
}

function addFinished(stage: Stage, place: Group): void {
  stage.add(mountingBracket(new Solid()), place);
  const device = new Group();
  device.position.set(0, bracketSize.height / 2 + 10, 0.4);
  device.rotation.x = Math.PI / 2;
  place.add(device);
  stage.add(sanadTray(new Solid()), device);
  const hood = stage.add(sanadHood(new Solid(), stage.atlas, 4), device);
  hood.position.y = sanadCase.rim;
  const [x, y, z] = sanadLed;
  lampGlow(device, x, y + sanadCase.rim + 0.3, z, { size: 22, gain: 1.2 });
  addSensor(stage, place);
}

/** The ultrasonic ear lies in front, on the copper cable that leaves the middle gland. */
function addSensor(stage: Stage, place: Group): void {
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
