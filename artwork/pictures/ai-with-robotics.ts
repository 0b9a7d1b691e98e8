import { Group, Matrix4, Vector3 } from "three";
import { finishes } from "../../scene/kit/finishes.ts";
import { roundedRectangle } from "../../scene/kit/solid/outlines.ts";
import { Solid } from "../../scene/kit/solid/solid.ts";
import { braidedCable } from "./parts/braided-cable.ts";
import { calibrationTarget } from "./parts/calibration-target.ts";
import { cameraStand } from "./parts/camera-stand.ts";
import { computeBoard, layOutComputeBoard } from "./parts/compute-board.ts";
import { depthCamera, drawDepthCamera } from "./parts/depth-camera.ts";
import { addLedGlow } from "./parts/add-led-glow.ts";
import { partsBin } from "./parts/parts-bin.ts";
import { smoothPath } from "./parts/smooth-path.ts";
import { strainRelief } from "./parts/strain-relief.ts";
import { addBoard } from "./add-board.ts";
import type { Stage } from "./stage.ts";

const bin = new Vector3(-16, 0, 40);
const post = new Vector3(-66, 0, -46);
const ball = new Vector3(17, 72, 21);
const board = { x: 82, y: 8, z: -40 };

/** A stereo camera over a bin of mixed parts, and the computer that recognises them. */
export function aiWithRobotics(stage: Stage): void {
  stage.aimLights([0, 20, 0], 220);
  stage.addGround(0, 210);
  // The ground, reflected in the glass.
  stage.extraPanels.push({ width: 9, height: 10, position: [3.5, -18, 2], gain: 0.9, softness: 0.5 });
  const things = new Solid();
  things.at(bin.x, 0, bin.z, (solid) => partsBin(solid, stage.atlas));
  things.at(post.x, 0, post.z, (solid) => cameraStand(solid, 84, ball));
  things.at(82, 0, 68, (solid) => calibrationTarget(solid, stage.atlas), 0.2);
  stage.add(things);
  const camera = placeCamera(stage);
  placeComputer(stage);
  placeCable(stage, camera);
  stage.setView({ target: [12, 28, 6], distance: 920, azimuth: 0.45, elevation: 0.42 });
}

/** The camera on its ball joint, pointed at the bin. */
function placeCamera(stage: Stage): Group {
  const camera = new Group();
  const joint = post.clone().add(ball);
  const look = bin
    .clone()
    .add(new Vector3(14, 0, 44))
    .sub(joint)
    .normalize();
  camera.position.copy(joint).addScaledVector(look, depthCamera.stud);
  camera.setRotationFromMatrix(new Matrix4().lookAt(look, new Vector3(), new Vector3(0, 1, 0)));
  stage.scene.add(camera);
  camera.updateWorldMatrix(true, false);
  stage.add(drawDepthCamera(new Solid(), stage.atlas), camera);
  return camera;
}

function placeComputer(stage: Stage): void {
  const group = addBoard(stage, layOutComputeBoard(stage.atlas), board);
  const [x, y, z] = computeBoard.led;
  addLedGlow(group, x, y + 0.2, z, { size: 12 });
  const posts = new Solid();
  for (const sideX of [-43, 43]) {
    for (const sideZ of [-30, 30]) {
      posts.at(board.x + sideX, 0, board.z + sideZ, (leg) => {
        leg.setFinish(finishes.rubber).cylinder(3.6, 1.5, 24, 0.4);
        leg.at(0, 1.5, 0, (hexagon) => hexagon.setFinish(finishes.gold).cylinder(2.9, board.y - 3.1, 6, 0.2));
        leg.at(0, board.y, 0, (screw) => {
          screw.setFinish(finishes.steel).cylinder(2.7, 1.6, 28, 0.4, { capBottom: false });
          screw.setFinish(finishes.hole).disc(1.3, 6, 1.61);
        });
      });
    }
  }
  stage.add(posts);
}

/** From the camera's back along the post to the computer's first socket. */
function placeCable(stage: Stage, camera: Group): void {
  const radius = 1.9;
  const [x, y, z] = depthCamera.cable;
  const outlet = camera.localToWorld(new Vector3(x, y, z));
  const back = new Vector3(0, 0, -1).transformDirection(camera.matrixWorld);
  const boot = new Solid();
  boot
    .save()
    .transform(camera.matrixWorld)
    .translate(x, y, z)
    .rotateX(-Math.PI / 2);
  strainRelief(boot, radius, 11).restore();
  const socket = new Vector3(
    board.x + computeBoard.camera[0],
    board.y + 1.65,
    board.z + computeBoard.camera[2],
  );
  const plugged = socket.clone().add(new Vector3(0, 0, 22));
  drawPlug(boot, socket, radius);
  stage.add(boot);
  const path = smoothPath([
    outlet,
    outlet.clone().addScaledVector(back, 11),
    outlet
      .clone()
      .addScaledVector(back, 26)
      .add(new Vector3(2, -4, 0)),
    [post.x + 19, 54, post.z + 8],
    [post.x + 18, 30, post.z + 6],
    [post.x + 29, 14, post.z + 3],
    [post.x + 40, 4, post.z],
    [post.x + 52, 1.9, post.z + 2],
    [0, 1.9, -38],
    [28, 1.9, -26],
    [42, 1.9, 4],
    [44, 1.9, 34],
    [53, 2.4, 44],
    plugged.clone().add(new Vector3(0, -3, 11)),
    plugged,
    socket.clone().add(new Vector3(0, 0, 16)),
  ]);
  braidedCable(stage.scene, path, radius);
}

/** A USB-C plug in its socket, its boot towards the viewer. */
function drawPlug(solid: Solid, socket: Vector3, cableRadius: number): void {
  const plug = new Solid().translate(socket.x, socket.y, socket.z).rotateX(Math.PI / 2);
  plug.setFinish(finishes.steel).sweep(
    roundedRectangle(8.3, 2.5, 1.2, 6),
    [
      [0, -4],
      [0, 1.4],
    ],
    { bevel: 0.1 },
  );
  plug.setFinish(finishes.aluminum).at(0, 1.2, 0, (shell) =>
    shell.sweep(
      roundedRectangle(12, 6.4, 2.8, 6),
      [
        [0, 0],
        [0, 15],
      ],
      { bevel: 0.5 },
    ),
  );
  plug.at(0, 16.2, 0, (end) => strainRelief(end, cableRadius, 8));
  solid.append(plug);
}
