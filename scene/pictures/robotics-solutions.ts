import { Vector3 } from "three";
import { Arm } from "../kit/arm/arm.ts";
import { armSolids } from "../kit/arm/arm-solids.ts";
import { cableMaterial } from "../kit/arm/cable-material.ts";
import { solveArm } from "../kit/arm/inverse-kinematics.ts";
import { finishes } from "../kit/finishes.ts";
import { Solid } from "../kit/solid/solid.ts";
import { bearingBlock, drawBearingBlock } from "./parts/bearing-block.ts";
import { braidedCable } from "./parts/braided-cable.ts";
import { bushing, bushingSize } from "./parts/bushing.ts";
import { bushingTray } from "./parts/bushing-tray.ts";
import { driveBoard, driveBoardLamp } from "./parts/drive-board.ts";
import { fixturePlate } from "./parts/fixture-plate.ts";
import { ledGlow } from "./parts/lamp-glow.ts";
import { drawPhotoSensor, photoSensor } from "./parts/photo-sensor.ts";
import { roundPlug, roundPlugLength } from "./parts/round-plug.ts";
import { softPath } from "./parts/soft-path.ts";
import { strapClamp } from "./parts/strap-clamp.ts";
import { placeBoard } from "./place-board.ts";
import type { Stage } from "./stage.ts";

const floor = -12;
const foot = new Vector3(-44, 0, 17);
const block = new Vector3(24, 0, -14);
const tray = new Vector3(30, 0, 30);
const eye = new Vector3(-9, 0, 33);

/** The arm presses bushings from a tray into a clamped block: three are in, the fourth is on its way. */
export function roboticsSolutions(stage: Stage): void {
  stage.light([0, 20, 0], 190);
  stage.ground(floor, 180);
  stage.shared.uBoard.value.set(77, 47, 0, 0.5);
  const { atlas } = stage;
  const bench = fixturePlate(new Solid(), atlas, 12, 7);
  bench.at(block.x, 0, block.z, (solid) => drawBearingBlock(solid, atlas, 3));
  bench.at(block.x + bearingBlock.width / 2, 0, block.z, (solid) => strapClamp(solid, bearingBlock.height));
  bench.at(
    block.x - bearingBlock.width / 2,
    0,
    block.z,
    (solid) => strapClamp(solid, bearingBlock.height),
    Math.PI,
  );
  bench.at(tray.x, 0, tray.z, (solid) => bushingTray(solid, atlas, 4, 2, 4));
  bench.at(eye.x, 0, eye.z, (solid) => drawPhotoSensor(solid, atlas));
  drawSensorCable(bench);
  stage.add(bench);
  placeArm(stage);
  placeDrives(stage);
  placeSupply(stage);
  const [lampX, lampY, lampZ] = photoSensor.lamp;
  ledGlow(stage.scene, eye.x + lampX, eye.y + lampY + 0.4, eye.z + lampZ, { size: 9 });
  stage.view({ target: [-9, 27, 12], distance: 780, azimuth: 0.45, elevation: 0.48 });
}

function placeArm(stage: Stage): void {
  const [seatX, seatZ] = bearingBlock.seats[3];
  const hover = bearingBlock.height + bushingSize.length + 3.5;
  const held = new Vector3(block.x + seatX, hover, block.z + seatZ);
  const tip = held
    .clone()
    .sub(foot)
    .setY(hover - 3);
  const arm = new Arm(armSolids(stage.atlas), stage.material, 1);
  arm.root.position.copy(foot);
  arm.addCable(cableMaterial());
  stage.scene.add(arm.root);
  const acrossView = new Vector3(-Math.cos(0.45), 0, Math.sin(0.45));
  arm.pose(solveArm(tip, new Vector3(0, -1, 0), acrossView), bushingSize.flange * 2, 0);
  stage.add(bushing(new Solid())).position.copy(held);
}

function placeDrives(stage: Stage): void {
  const height = 6.6;
  const board = driveBoard(stage.atlas);
  const place = { x: -48, y: height, z: -27 };
  const group = placeBoard(stage, board, place);
  const [lampX, lampY, lampZ] = driveBoardLamp;
  ledGlow(group, lampX, lampY, lampZ, { size: 10 });
  const posts = new Solid();
  for (const { x, z } of board.holes) {
    posts.at(place.x + x, 0, place.z + z, (post) => {
      post.setFinish(finishes.gold).cylinder(2.3, height - 1.6, 6, 0.2);
      post.at(0, height, 0, (screw) => {
        screw.setFinish(finishes.steel).cylinder(2.2, 1.4, 24, 0.35, { capBottom: false });
        screw.setFinish(finishes.hole).disc(1.1, 6, 1.41);
      });
    });
  }
  stage.add(posts);
}

/** From the light sensor round the arm's foot to the drives. */
function drawSensorCable(solid: Solid): void {
  const [x, y, z] = photoSensor.cable;
  const way = softPath([
    [eye.x + x, y, eye.z + z],
    [eye.x + x, 6, eye.z + z],
    [eye.x + x - 1, 1.6, eye.z - 5],
    [-10, 1.2, 14],
    [-15, 1.2, -2],
    [-17, 1.2, -24],
    [-22, 1.4, -42],
    [-36, 5, -46],
    [-43, 8.4, -44],
    [-43, 8.6, -41.5],
  ]);
  solid.setFinish(finishes.sleeve).tube(way, 1.1, 12);
}

/** The arm's supply comes over the edge of the plate from a plug that lies on the paper. */
function placeSupply(stage: Stage): void {
  const radius = 1.9;
  const plug = { x: -40, y: floor + 6.6, z: 82, rotation: 0.35 };
  const along = new Vector3(-Math.cos(plug.rotation), 0, Math.sin(plug.rotation));
  const mouth = new Vector3(plug.x, plug.y, plug.z);
  const boot = mouth.clone().addScaledVector(along, roundPlugLength);
  const solid = new Solid()
    .translate(plug.x, plug.y, plug.z)
    .rotateY(plug.rotation)
    .rotateZ(Math.PI / 2);
  stage.add(roundPlug(solid, radius));
  const outlet = new Vector3(foot.x - 12, 8.8, foot.z + 5);
  const way = softPath([
    outlet,
    outlet.clone().add(new Vector3(-12, -0.5, 4)),
    [-82, 3, 32],
    [-93, floor + 2.4, 48],
    [-95, floor + 2, 68],
    boot
      .clone()
      .addScaledVector(along, 10)
      .setY(floor + 4),
    boot,
    boot.clone().addScaledVector(along, -3),
  ]);
  braidedCable(stage.scene, way, radius);
}
