import { Group, Vector3 } from "three";
import { Board } from "../../scene/kit/board/board.ts";
import { finishes } from "../../scene/kit/finishes.ts";
import { Solid } from "../../scene/kit/solid/solid.ts";
import { braidedCable } from "./parts/braided-cable.ts";
import { debugProbe, debugProbeSize, drawSignals } from "./parts/debug-probe.ts";
import { jigHinge, jigLid } from "./parts/jig-lid.ts";
import { addLedGlow } from "./parts/add-led-glow.ts";
import { glassDisplay } from "./parts/glass-display.ts";
import { layOutMotionBoard, motionBoardHoles } from "./parts/motion-board.ts";
import { motionBoardLed } from "./parts/motion-board-parts.ts";
import { boxHeader, ribbonCable, ribbonPlug } from "./parts/ribbon-cable.ts";
import { smoothPath } from "./parts/smooth-path.ts";
import { jigSize, testJig } from "./parts/test-jig.ts";
import { usbPlug, usbPlugLength } from "./parts/usb-plug.ts";
import { addBoard } from "./add-board.ts";
import type { Stage } from "./stage.ts";

const header = new Vector3(53, jigSize.base, 10);
const probe = { x: 96, z: 58, rotation: -0.26 };

/** A board on spring probes in an open test jig, and a debug probe that shows its signals. */
export function firmwareDevelopment(stage: Stage): void {
  stage.aimLights([10, 14, 0], 130);
  stage.addGround();
  addJig(stage);
  addProbe(stage);
  stage.setView({ target: [18, 34, 6], distance: 890, azimuth: 0.4, elevation: 0.56, fieldOfView: 14 });
}

function addJig(stage: Stage): void {
  const solid = testJig(new Solid(), stage.atlas, motionBoardHoles);
  jigHinge(solid);
  solid.at(header.x, header.y, header.z, (group) => {
    group.setFinish(finishes.mask).box(13, 1.6, 30, 0.4);
    group.at(0, 1.6, 0, (socket) => boxHeader(socket), Math.PI / 2);
    group.at(0, 5, 0, (plug) => ribbonPlug(plug), Math.PI / 2);
  });
  stage.add(solid);
  const lid = stage.add(jigLid(new Solid()));
  lid.position.set(...jigSize.hinge);
  lid.rotation.x = -1.98;
  const layout = { seed: 9, radius: 3, holes: motionBoardHoles };
  const group = stage.addGroup(0, jigSize.boardTop, jigSize.boardZ);
  const motionBoard = layOutMotionBoard(new Board(60, 44, layout), stage.atlas);
  const board = addBoard(stage, motionBoard, { parent: group, pixelsPerMm: 24 });
  const [x, y, z] = motionBoardLed;
  addLedGlow(board, x, y, z, { size: 14, gain: 1.2 });
}

function addProbe(stage: Stage): void {
  const group = stage.addGroup(probe.x, 0, probe.z);
  group.rotation.y = probe.rotation;
  stage.add(debugProbe(new Solid(), stage.atlas), group);
  const { display, led } = debugProbeSize;
  const screen = glassDisplay(display.width, display.height, drawSignals);
  screen.position.set(display.x, display.y, display.z);
  group.add(screen);
  addLedGlow(group, led[0], led[1] + 0.1, led[2], { size: 14, gain: 1.2 });
  group.updateMatrixWorld(true);
  addRibbon(stage, group);
  addCable(stage, group);
}

/** From the jig's header over its edge to the back of the probe. */
function addRibbon(stage: Stage, group: Group): void {
  const [x, y, z] = debugProbeSize.header;
  const outlet = group.localToWorld(new Vector3(x, y, z));
  const behind = group.localToWorld(new Vector3(x, y, z - 14));
  const across = group
    .localToWorld(new Vector3(x + 1, y, z))
    .sub(outlet)
    .normalize();
  const plug = new Solid();
  plug
    .save()
    .translate(x, y, z - 0.5)
    .rotateX(-Math.PI / 2);
  plug.translate(0, 0, -2.2);
  ribbonPlug(plug);
  plug.restore();
  stage.add(plug, group);
  const start = header.clone().add(new Vector3(2, 12.4, 0));
  const path = smoothPath([
    start,
    start.clone().add(new Vector3(5, 1.6, 0)),
    [header.x + 20, 22, header.z + 2],
    behind.clone().add(new Vector3(2, 5, -12)),
    behind.clone().add(new Vector3(0, 0.6, -2)),
    group.localToWorld(new Vector3(x, y, z - 9)),
  ]);
  stage.add(ribbonCable(new Solid(), path, new Vector3(0, 0, -1), across));
}

/** The probe's cable, in front of the jig, with its plug. */
function addCable(stage: Stage, group: Group): void {
  const radius = 1.8;
  const [x, y, z] = debugProbeSize.cable;
  const outlet = group.localToWorld(new Vector3(x - 9, y, z));
  const away = group.localToWorld(new Vector3(x - 22, y - 3, z));
  const end = new Group();
  end.position.set(-62, 3.3, 66);
  end.rotation.set(0, 0.2, -Math.PI / 2);
  stage.scene.add(end);
  stage.add(usbPlug(new Solid().rotateY(Math.PI / 2), radius), end);
  end.updateMatrixWorld(true);
  const path = smoothPath([
    outlet,
    away,
    [30, radius, 80],
    [12, radius, 88],
    [-8, radius, 82],
    end.localToWorld(new Vector3(0, usbPlugLength + 10, 0)).setY(2.6),
    end.localToWorld(new Vector3(0, usbPlugLength - 1, 0)),
  ]);
  braidedCable(stage.scene, path, radius);
}
