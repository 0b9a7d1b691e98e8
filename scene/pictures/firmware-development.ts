import { Group, Vector3 } from "three";
import { Board } from "../kit/board/board.ts";
import { finishes } from "../kit/finishes.ts";
import { Solid } from "../kit/solid/solid.ts";
import { braidedCable } from "./parts/braided-cable.ts";
import { debugProbe, debugProbeSize, drawSignals } from "./parts/debug-probe.ts";
import { jigHinge, jigLid } from "./parts/jig-lid.ts";
import { ledGlow } from "./parts/lamp-glow.ts";
import { litGlass } from "./parts/lit-glass.ts";
import { layMotionBoard, motionBoardHoles } from "./parts/motion-board.ts";
import { motionBoardLamp } from "./parts/motion-board-parts.ts";
import { boxHeader, ribbonCable, ribbonPlug } from "./parts/ribbon-cable.ts";
import { softPath } from "./parts/soft-path.ts";
import { jigSize, testJig } from "./parts/test-jig.ts";
import { usbPlug, usbPlugLength } from "./parts/usb-plug.ts";
import { placeBoard } from "./place-board.ts";
import type { Stage } from "./stage.ts";

const header = new Vector3(53, jigSize.base, 10);
const probe = { x: 96, z: 58, rotation: -0.26 };

/** A board lies on spring probes in an open test jig; a debug probe listens to it and shows what it hears. */
export function firmwareDevelopment(stage: Stage): void {
  stage.light([10, 14, 0], 130);
  stage.ground();
  addJig(stage);
  addProbe(stage);
  stage.view({ target: [18, 34, 6], distance: 890, azimuth: 0.4, elevation: 0.56, field: 14 });
}

function addJig(stage: Stage): void {
  const solid = testJig(new Solid(), stage.atlas, motionBoardHoles);
  jigHinge(solid);
  solid.at(header.x, header.y, header.z, (place) => {
    place.setFinish(finishes.mask).box(13, 1.6, 30, 0.4);
    place.at(0, 1.6, 0, (socket) => boxHeader(socket), Math.PI / 2);
    place.at(0, 5, 0, (plug) => ribbonPlug(plug), Math.PI / 2);
  });
  stage.add(solid);
  const lid = stage.add(jigLid(new Solid()));
  lid.position.set(...jigSize.hinge);
  lid.rotation.x = -1.98;
  const layout = { seed: 9, radius: 3, holes: motionBoardHoles };
  const place = stage.group(0, jigSize.boardTop, jigSize.boardZ);
  const motionBoard = layMotionBoard(new Board(60, 44, layout), stage.atlas);
  const board = placeBoard(stage, motionBoard, { parent: place, pixelsPerMm: 24 });
  const [x, y, z] = motionBoardLamp;
  ledGlow(board, x, y, z, { size: 14, gain: 1.2 });
}

function addProbe(stage: Stage): void {
  const place = stage.group(probe.x, 0, probe.z);
  place.rotation.y = probe.rotation;
  stage.add(debugProbe(new Solid(), stage.atlas), place);
  const { display, lamp } = debugProbeSize;
  const screen = litGlass(display.width, display.height, drawSignals);
  screen.position.set(display.x, display.y, display.z);
  place.add(screen);
  ledGlow(place, lamp[0], lamp[1] + 0.1, lamp[2], { size: 14, gain: 1.2 });
  place.updateMatrixWorld(true);
  addRibbon(stage, place);
  addCable(stage, place);
}

/** From the jig's header over its edge to the back of the probe. */
function addRibbon(stage: Stage, place: Group): void {
  const [x, y, z] = debugProbeSize.header;
  const outlet = place.localToWorld(new Vector3(x, y, z));
  const behind = place.localToWorld(new Vector3(x, y, z - 14));
  const across = place
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
  stage.add(plug, place);
  const start = header.clone().add(new Vector3(2, 12.4, 0));
  const way = softPath([
    start,
    start.clone().add(new Vector3(5, 1.6, 0)),
    [header.x + 20, 22, header.z + 2],
    behind.clone().add(new Vector3(2, 5, -12)),
    behind.clone().add(new Vector3(0, 0.6, -2)),
    place.localToWorld(new Vector3(x, y, z - 9)),
  ]);
  stage.add(ribbonCable(new Solid(), way, new Vector3(0, 0, -1), across));
}

/** The probe's cable lies before the jig and ends in its plug. */
function addCable(stage: Stage, place: Group): void {
  const radius = 1.8;
  const [x, y, z] = debugProbeSize.cable;
  const outlet = place.localToWorld(new Vector3(x - 9, y, z));
  const away = place.localToWorld(new Vector3(x - 22, y - 3, z));
  const end = new Group();
  end.position.set(-62, 3.3, 66);
  end.rotation.set(0, 0.2, -Math.PI / 2);
  stage.scene.add(end);
  stage.add(usbPlug(new Solid().rotateY(Math.PI / 2), radius), end);
  end.updateMatrixWorld(true);
  const way = softPath([
    outlet,
    away,
    [30, radius, 80],
    [12, radius, 88],
    [-8, radius, 82],
    end.localToWorld(new Vector3(0, usbPlugLength + 10, 0)).setY(2.6),
    end.localToWorld(new Vector3(0, usbPlugLength - 1, 0)),
  ]);
  braidedCable(stage.scene, way, radius);
}
