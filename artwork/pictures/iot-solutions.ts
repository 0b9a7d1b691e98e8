import { Group, Vector3 } from "three";
import { finishes } from "../../scene/kit/finishes.ts";
import { Solid } from "../../scene/kit/solid/solid.ts";
import { drawTube } from "../solid/tube.ts";
import { braidedCable } from "./parts/braided-cable.ts";
import { gateway, gatewaySize } from "./parts/gateway.ts";
import { insulation } from "./parts/jumper-wire.ts";
import { addLedGlow } from "./parts/add-led-glow.ts";
import { rodAntenna } from "./parts/rod-antenna.ts";
import { m12Plug, m12PlugLength } from "./parts/m12-plug.ts";
import { nodeBoardLayout, sensorNodeBoard } from "./parts/sensor-node-board.ts";
import { nodeCase, sensorNodeCase } from "./parts/sensor-node-case.ts";
import { sensorNodeLid } from "./parts/sensor-node-lid.ts";
import { smoothPath } from "./parts/smooth-path.ts";
import { probeSize, temperatureProbe } from "./parts/temperature-probe.ts";
import { addBoard } from "./add-board.ts";
import type { Stage } from "./stage.ts";

const cableRadius = 1.9;

/** An open field node with its lid leaning on it, its probe in front, its gateway behind. */
export function iotSolutions(stage: Stage): void {
  stage.aimLights([10, 10, 0], 125);
  stage.addGround();
  const node = stage.addGroup();
  node.rotation.y = 0.2;
  addNode(stage, node);
  addLid(stage, node);
  addProbe(stage, node);
  addGateway(stage);
  stage.setView({ target: [27, 10, -18], distance: 900, azimuth: 0.42, elevation: 0.66, fieldOfView: 14 });
}

function addNode(stage: Stage, node: Group): void {
  const solid = sensorNodeCase(new Solid(), stage.atlas);
  const [plugX, plugY, plugZ] = nodeCase.plug;
  solid
    .save()
    .translate(plugX, plugY, plugZ + 2)
    .rotateX(Math.PI / 2);
  m12Plug(solid, cableRadius);
  solid.restore();
  const [x, y, z] = nodeCase.antenna;
  solid.at(x, y - 3.9, z - 10, (rod) => rodAntenna(rod, 66));
  stage.add(solid, node);
  const group = { parent: node, y: nodeCase.board, pixelsPerMm: 26 };
  const board = addBoard(stage, sensorNodeBoard(stage.atlas), group);
  const [ledX, ledY, ledZ] = nodeBoardLayout.led;
  addLedGlow(board, ledX, ledY, ledZ, { size: 14, gain: 1.1 });
  stage.add(innerWires(), node);
}

/** From the plug to the board, and from the radio to the antenna. */
function innerWires(): Solid {
  const solid = new Solid();
  const [plugX, plugY, plugZ] = nodeCase.plug;
  const { x, z } = nodeBoardLayout.plug;
  for (const [index, sleeve] of [
    insulation.copper,
    insulation.black,
    insulation.ivory,
    insulation.green,
  ].entries()) {
    const start = [plugX + (index - 1.5) * 1.4, plugY + 0.5, plugZ - 2] as const;
    const end = [x + 3.4, nodeCase.board + 1.7, z + (index - 1.5) * 1.25] as const;
    drawTube(
      solid.setFinish(sleeve),
      smoothPath([
        start,
        [start[0] + 3, start[1] + 3.4, start[2] - 4],
        [x + 9.5 + index * 0.5, end[1] + 4.6 - index * 0.3, end[2] + 4],
        [x + 7, end[1] + 0.8, end[2]],
        end,
      ]),
      0.6,
      10,
    );
  }
  const [antennaX, antennaY, antennaZ] = nodeBoardLayout.antenna;
  const [seatX, seatY, seatZ] = nodeCase.antenna;
  drawTube(
    solid.setFinish(finishes.sleeve),
    smoothPath([
      [antennaX, nodeCase.board + antennaY, antennaZ],
      [antennaX - 3, nodeCase.board + 2.4, antennaZ - 1],
      [-41, nodeCase.board + 3, 0],
      [-40.6, nodeCase.board + 3, -16],
      [seatX - 2, seatY + 1, seatZ + 8],
      [seatX, seatY, seatZ + 2],
    ]),
    0.65,
    10,
  );
  return solid;
}

/** One edge on the ground, the other on the rim of the case, underside up. */
function addLid(stage: Stage, node: Group): void {
  const overlap = 4;
  const reach = nodeCase.depth - overlap;
  const tilt = Math.asin((nodeCase.height + 0.8) / reach);
  const lean = new Group();
  const fromMiddle = nodeCase.depth / 2 - overlap;
  lean.position.set(
    nodeCase.width / 2 + fromMiddle * Math.cos(tilt),
    (nodeCase.depth / 2) * Math.sin(tilt),
    4,
  );
  lean.rotation.z = -tilt;
  node.add(lean);
  stage.add(sensorNodeLid(new Solid(), stage.atlas), lean).rotation.y = Math.PI / 2;
}

function addProbe(stage: Stage, node: Group): void {
  const probe = new Group();
  probe.position.set(-74, probeSize.radius, 70);
  probe.rotation.set(0, 0.3, -Math.PI / 2);
  node.add(probe);
  stage.add(temperatureProbe(new Solid(), cableRadius), probe);
  probe.updateMatrix();
  const end = new Vector3(0, probeSize.length, 0).applyMatrix4(probe.matrix);
  const away = new Vector3(0, probeSize.length + 12, 0).applyMatrix4(probe.matrix).setY(2.6);
  const [x, y, z] = nodeCase.plug;
  const start = new Vector3(x, y, z + m12PlugLength + 1);
  const path = smoothPath([
    start,
    start.clone().add(new Vector3(0, -1.5, 8)),
    [x + 2, cableRadius + 0.6, z + 56],
    [x - 12, cableRadius, z + 64],
    [x - 28, cableRadius, z + 52],
    [x - 30, cableRadius, z + 30],
    away,
    end,
  ]);
  braidedCable(node, path, cableRadius);
}

function addGateway(stage: Stage): void {
  const group = stage.addGroup(98, 0, -108);
  group.rotation.y = -0.12;
  const solid = gateway(new Solid(), stage.atlas);
  const [x, y, z] = gatewaySize.antenna;
  solid.at(x, y - 3.9, z - 8, (rod) => rodAntenna(rod, 46));
  stage.add(solid, group);
  for (const [ledX, ledY, ledZ] of gatewaySize.leds.slice(0, 1)) {
    addLedGlow(group, ledX, ledY, ledZ, { size: 14, gain: 1.1 });
  }
}
