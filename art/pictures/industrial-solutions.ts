import { Group, Vector3 } from "three";
import { finishes } from "../../app/scene/finishes.ts";
import { Solid } from "../../app/scene/solid/solid.ts";
import { braidedCable } from "./parts/braided-cable.ts";
import { breakerEntry, circuitBreaker } from "./parts/circuit-breaker.ts";
import { controller, controllerEntries, drawController } from "./parts/controller.ts";
import { dinRail, endClamp, leaningStand } from "./parts/din-rail.ts";
import { bridge, feedThrough, feedThroughTerminal } from "./parts/feed-through-terminal.ts";
import { lampGlow } from "./parts/lamp-glow.ts";
import { onUnderside } from "./parts/on-face.ts";
import { proximitySensor, proximitySensorLength } from "./parts/proximity-sensor.ts";
import { ferrule } from "./parts/screw-terminals.ts";
import { drawSlimRelay, slimRelay } from "./parts/slim-relay.ts";
import { softPath } from "./parts/soft-path.ts";
import type { Stage } from "./stage.ts";

const lean = 0.55;
const height = 52;
const wireRadius = 1.25;
const place = {
  breaker: -83.7,
  controller: -37,
  relays: [5.5, 14.5, 23.5, 32.5],
  terminals: Array.from({ length: 9 }, (_, index) => 40.1 + index * feedThrough.width),
} as const;

/** A controller with its breaker, relays and terminals on a leaning rail, wired, with a sensor on its cable. */
export function industrialSolutions(stage: Stage): void {
  stage.light([0, 30, 30], 150);
  stage.ground(-2);
  const rail = new Group();
  rail.position.y = height;
  rail.rotation.x = -lean;
  rail.updateMatrixWorld();
  stage.scene.add(rail);
  stage.add(leaningStand(new Solid(), 214, height, lean));
  stage.add(drawDevices(stage), rail);
  stage.add(drawWires(rail));
  placeSensor(stage, rail);
  for (const lamp of [0, 1, 4]) glow(rail, controller.lamps[lamp]);
  glow(rail, controller.state);
  for (const relay of [0, 2]) {
    const [x, y, z] = slimRelay.lamp;
    glow(rail, [x + (place.relays[relay] ?? 0) - place.controller, y, z]);
  }
  stage.view({ target: [4, 38, 38], distance: 1120, azimuth: 0.42, elevation: 0.5 });
}

function drawDevices(stage: Stage): Solid {
  const { atlas } = stage;
  const solid = dinRail(new Solid(), 226);
  for (const side of [-1, 1]) solid.at(side * 97.5, 0, 0, endClamp);
  solid.at(place.breaker, 0, 0, (device) => circuitBreaker(device, atlas));
  solid.at(place.controller, 0, 0, (device) => drawController(device, atlas));
  for (const [index, x] of place.relays.entries()) {
    solid.at(x, 0, 0, (device) => drawSlimRelay(device, atlas, `K${index + 1}`, index % 2 === 0));
  }
  for (const [index, x] of place.terminals.entries()) {
    const finish = index < 2 ? finishes.dark : finishes.ivory;
    solid.at(x, 0, 0, (device) => feedThroughTerminal(device, atlas, `${index + 1}`, finish));
  }
  solid.at(place.terminals[6] ?? 0, 0, 0, (device) => bridge(device, 3));
  return solid;
}

/** A place below an entry of the rail, in the world; `below` counts along the wire. */
function under(rail: Group, [x, y, z]: readonly [number, number, number], below: number): Vector3 {
  return new Vector3(x, y - below, z).applyMatrix4(rail.matrixWorld);
}

type Entry = readonly [x: number, y: number, z: number];

/** Loops between the lower terminals, each with a ferrule at both ends. */
function drawWires(rail: Group): Solid {
  const solid = new Solid();
  const outputs = controllerEntries().map(([x, y, z]): Entry => [x + place.controller, y, z]);
  const relays = place.relays.map((x): Entry => [x, slimRelay.entry[1], slimRelay.entry[2]]);
  const terminals = place.terminals.map((x): Entry => [x, feedThrough.entry[1], feedThrough.entry[2]]);
  const breaker: Entry = [place.breaker, breakerEntry[1], breakerEntry[2]];
  const loops: [from: Entry | undefined, to: Entry | undefined, sag: number][] = [
    [breaker, outputs[0], 13],
    [outputs[1], terminals[0], 25],
    [outputs[2], terminals[1], 22],
    [outputs[6], relays[0], 11],
    [outputs[7], relays[1], 13],
    [outputs[8], relays[2], 15],
    [outputs[9], relays[3], 17],
  ];
  for (const [from, to, sag] of loops) {
    if (!from || !to) continue;
    const start = under(rail, from, 4);
    const end = under(rail, to, 4);
    const middle = under(rail, from, sag).lerp(under(rail, to, sag), 0.5);
    middle.y = Math.max(1, middle.y - sag * 0.35);
    solid
      .use(finishes.sleeve)
      .tube(softPath([start, under(rail, from, 9), middle, under(rail, to, 9), end]), wireRadius, 12);
    for (const entry of [from, to]) {
      solid.save().transform(rail.matrixWorld);
      onUnderside(solid, ...entry, (face) => ferrule(face, wireRadius));
      solid.restore();
    }
  }
  return solid;
}

/** The sensor lies in front; its braided cable ends in a sleeve, its three cores in ferrules. */
function placeSensor(stage: Stage, rail: Group): void {
  const radius = 1.9;
  const turn = 0.25;
  const face = new Vector3(2, 7.8, 122);
  const along = new Vector3(Math.cos(turn), 0, -Math.sin(turn));
  const solid = new Solid()
    .move(face.x, face.y, face.z)
    .turnY(turn)
    .turnZ(-Math.PI / 2);
  stage.add(proximitySensor(solid, radius));
  const boot = face.clone().addScaledVector(along, proximitySensorLength);
  const cores = [3, 4, 5].map((index): Entry => [
    place.terminals[index] ?? 0,
    feedThrough.entry[1],
    feedThrough.entry[2],
  ]);
  const [, middle] = cores;
  if (!middle) return;
  const end = under(rail, middle, 26);
  const way = softPath([
    boot.clone().addScaledVector(along, -3),
    boot,
    boot.clone().addScaledVector(along, 12).setY(1),
    [102, 0, 96],
    [104, 0, 78],
    [88, 0.4, 68],
    end.clone().add(new Vector3(3, -16, 9)),
    end,
  ]);
  braidedCable(stage.scene, way, radius);
  const strands = new Solid();
  const finish = [finishes.copperDark, finishes.sleeve, finishes.ivory];
  for (const [index, core] of cores.entries()) {
    const path = softPath([
      end.clone().add(new Vector3((index - 1) * 0.9, -3, 1.4)),
      end.clone().add(new Vector3((index - 1) * 1.2, 3, -1.6)),
      under(rail, core, 10),
      under(rail, core, 4),
    ]);
    strands.use(finish[index] ?? finishes.sleeve).tube(path, 0.95, 10);
    strands.save().transform(rail.matrixWorld);
    onUnderside(strands, ...core, (entry) => ferrule(entry, 0.95));
    strands.restore();
  }
  strands
    .use(finishes.sleeve)
    .tube(softPath([way.at(-7) ?? end, end, end.clone().add(new Vector3(0, 1.4, -0.8))]), 2.3, 16);
  stage.add(strands);
}

function glow(rail: Group, lamp: readonly [number, number, number] | undefined): void {
  if (!lamp) return;
  const [x, y, z] = lamp;
  lampGlow(rail, x + place.controller, y, z + 0.2, { size: 9 }).rotation.x = Math.PI / 2;
}
