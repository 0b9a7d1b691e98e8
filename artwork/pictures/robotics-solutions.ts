import { Vector3 } from "three";
import { Arm } from "../../scene/kit/arm/arm.ts";
import { armSolids } from "../../scene/kit/arm/arm-solids.ts";
import { cableMaterial } from "../../scene/kit/arm/cable-material.ts";
import { solveArm } from "../../scene/kit/arm/inverse-kinematics.ts";
import { finishes } from "../../scene/kit/finishes.ts";
import { Solid } from "../../scene/kit/solid/solid.ts";
import { drawTube } from "../solid/tube.ts";
import { bearingBlock, drawBearingBlock } from "./parts/bearing-block.ts";
import { braidedCable } from "./parts/braided-cable.ts";
import { bushing, bushingSize } from "./parts/bushing.ts";
import { bushingTray } from "./parts/bushing-tray.ts";
import { driveBoard, driveBoardLed } from "./parts/drive-board.ts";
import { fixturePlate } from "./parts/fixture-plate.ts";
import { addLedGlow } from "./parts/add-led-glow.ts";
import { drawPhotoSensor, photoSensor } from "./parts/photo-sensor.ts";
import { m12Plug, m12PlugLength } from "./parts/m12-plug.ts";
import { smoothPath } from "./parts/smooth-path.ts";
import { strapClamp } from "./parts/strap-clamp.ts";
import { addBoard } from "./add-board.ts";
import type { Stage } from "./stage.ts";

const floor = -12;
const armPosition = new Vector3(-44, 0, 17);
const blockPosition = new Vector3(24, 0, -14);
const trayPosition = new Vector3(30, 0, 30);
const sensor = new Vector3(-9, 0, 33);

/** The arm presses bushings from a tray into a clamped block: three are in, the gripper holds the fourth. */
export function roboticsSolutions(stage: Stage): void {
  stage.aimLights([0, 20, 0], 190);
  stage.addGround(floor, 180);
  stage.shared.uBoard.value.set(77, 47, 0, 0.5);
  const { atlas } = stage;
  const bench = fixturePlate(new Solid(), atlas, 12, 7);
  bench.at(blockPosition.x, 0, blockPosition.z, (solid) => drawBearingBlock(solid, atlas, 3));
  bench.at(blockPosition.x + bearingBlock.width / 2, 0, blockPosition.z, (solid) =>
    strapClamp(solid, bearingBlock.height),
  );
  bench.at(
    blockPosition.x - bearingBlock.width / 2,
    0,
    blockPosition.z,
    (solid) => strapClamp(solid, bearingBlock.height),
    Math.PI,
  );
  bench.at(trayPosition.x, 0, trayPosition.z, (solid) => bushingTray(solid, atlas, 4, 2, 4));
  bench.at(sensor.x, 0, sensor.z, (solid) => drawPhotoSensor(solid, atlas));
  drawSensorCable(bench);
  stage.add(bench);
  placeArm(stage);
  placeDrives(stage);
  placeSupply(stage);
  const [ledX, ledY, ledZ] = photoSensor.led;
  addLedGlow(stage.scene, sensor.x + ledX, sensor.y + ledY + 0.4, sensor.z + ledZ, { size: 9 });
  stage.setView({ target: [-9, 27, 12], distance: 780, azimuth: 0.45, elevation: 0.48 });
}

function placeArm(stage: Stage): void {
  const [seatX, seatZ] = bearingBlock.seats[3];
  const hover = bearingBlock.height + bushingSize.length + 3.5;
  const held = new Vector3(blockPosition.x + seatX, hover, blockPosition.z + seatZ);
  const tip = held
    .clone()
    .sub(armPosition)
    .setY(hover - 3);
  const arm = new Arm(armSolids(stage.atlas), stage.material, 1);
  arm.root.position.copy(armPosition);
  arm.addCable(cableMaterial());
  stage.scene.add(arm.root);
  const acrossView = new Vector3(-Math.cos(0.45), 0, Math.sin(0.45));
  arm.pose(solveArm(tip, new Vector3(0, -1, 0), acrossView), bushingSize.flange * 2, 0);
  stage.add(bushing(new Solid())).position.copy(held);
}

function placeDrives(stage: Stage): void {
  const height = 6.6;
  const board = driveBoard(stage.atlas);
  const position = { x: -48, y: height, z: -27 };
  const group = addBoard(stage, board, position);
  const [ledX, ledY, ledZ] = driveBoardLed;
  addLedGlow(group, ledX, ledY, ledZ, { size: 10 });
  const posts = new Solid();
  for (const { x, z } of board.holes) {
    posts.at(position.x + x, 0, position.z + z, (post) => {
      post.setFinish(finishes.gold).cylinder(2.3, height - 1.6, 6, 0.2);
      post.at(0, height, 0, (screw) => {
        screw.setFinish(finishes.steel).cylinder(2.2, 1.4, 24, 0.35, { capBottom: false });
        screw.setFinish(finishes.hole).disc(1.1, 6, 1.41);
      });
    });
  }
  stage.add(posts);
}

/** From the light sensor round the arm's base to the drives. */
function drawSensorCable(solid: Solid): void {
  const [x, y, z] = photoSensor.cable;
  const path = smoothPath([
    [sensor.x + x, y, sensor.z + z],
    [sensor.x + x, 6, sensor.z + z],
    [sensor.x + x - 1, 1.6, sensor.z - 5],
    [-10, 1.2, 14],
    [-15, 1.2, -2],
    [-17, 1.2, -24],
    [-22, 1.4, -42],
    [-36, 5, -46],
    [-43, 8.4, -44],
    [-43, 8.6, -41.5],
  ]);
  drawTube(solid.setFinish(finishes.sleeve), path, 1.1, 12);
}

/** The cable of the arm's power supply, from a plug on the ground over the edge of the plate. */
function placeSupply(stage: Stage): void {
  const radius = 1.9;
  const plug = { x: -40, y: floor + 6.6, z: 82, rotation: 0.35 };
  const along = new Vector3(-Math.cos(plug.rotation), 0, Math.sin(plug.rotation));
  const mouth = new Vector3(plug.x, plug.y, plug.z);
  const boot = mouth.clone().addScaledVector(along, m12PlugLength);
  const solid = new Solid()
    .translate(plug.x, plug.y, plug.z)
    .rotateY(plug.rotation)
    .rotateZ(Math.PI / 2);
  stage.add(m12Plug(solid, radius));
  const outlet = new Vector3(armPosition.x - 12, 8.8, armPosition.z + 5);
  const path = smoothPath([
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
  braidedCable(stage.scene, path, radius);
}
