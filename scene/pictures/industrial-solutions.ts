import { Group } from "three";
import { finishes } from "../kit/finishes.ts";
import { Solid } from "../kit/solid/solid.ts";
import { drawLoops, type Entry, type Loop, placeSensor } from "./industrial-wiring.ts";
import { breakerEntry, circuitBreaker } from "./parts/circuit-breaker.ts";
import { controllerEntries, controllerLamps, drawController } from "./parts/controller.ts";
import { dinRail, endClamp, leaningStand } from "./parts/din-rail.ts";
import { bridge, feedThrough, feedThroughTerminal } from "./parts/feed-through-terminal.ts";
import { ledGlow } from "./parts/lamp-glow.ts";
import { drawSlimRelay, slimRelay } from "./parts/slim-relay.ts";
import type { Stage } from "./stage.ts";

const lean = 0.55;
const height = 52;
/** Middles of the devices along the rail. */
const place = {
  breaker: -83.7,
  controller: -37,
  relay: (index: number) => 5.5 + index * slimRelay.width,
  terminal: (index: number) => 40.1 + index * feedThrough.width,
};

/** A controller with its breaker, relays and terminals on a leaning rail, wired, with a sensor on its cable. */
export function industrialSolutions(stage: Stage): void {
  stage.light([0, 30, 30], 200);
  stage.ground(-2, 176);
  // A soft light that the glass front mirrors in part.
  stage.extraPanels.push({ width: 5, height: 5, position: [-6.5, 7.6, 11.5], gain: 1.8, softness: 0.5 });
  const rail = new Group();
  rail.position.y = height;
  rail.rotation.x = -lean;
  rail.updateMatrixWorld();
  stage.scene.add(rail);
  stage.add(leaningStand(new Solid(), 214, height, lean));
  stage.add(drawDevices(stage), rail);
  stage.add(drawLoops(rail, wiring()));
  placeSensor(stage, rail, [terminalEntry(3), terminalEntry(4), terminalEntry(5)]);
  lightLamps(rail);
  stage.view({ target: [11, 36, 42], distance: 920, azimuth: 0.42, elevation: 0.5 });
}

function drawDevices({ atlas }: Stage): Solid {
  const solid = dinRail(new Solid(), 226);
  for (const side of [-1, 1]) solid.at(side * 97.5, 0, 0, endClamp);
  solid.at(place.breaker, 0, 0, (device) => circuitBreaker(device, atlas));
  solid.at(place.controller, 0, 0, (device) => drawController(device, atlas));
  for (let index = 0; index < 4; index++) {
    const isOn = index % 2 === 0;
    solid.at(place.relay(index), 0, 0, (device) => drawSlimRelay(device, atlas, `K${index + 1}`, isOn));
  }
  for (let index = 0; index < 9; index++) {
    const finish = index < 2 ? finishes.dark : finishes.ivory;
    solid.at(place.terminal(index), 0, 0, (device) =>
      feedThroughTerminal(device, atlas, `${index + 1}`, finish),
    );
  }
  return solid.at(place.terminal(6), 0, 0, (device) => bridge(device, 3));
}

/** From breaker and controller to relays and terminals. */
function wiring(): Loop[] {
  const [plus, minus, zero, , , , ...outputs] = controllerEntries().map((entry) =>
    along(place.controller, entry),
  );
  if (!plus || !minus || !zero) return [];
  return [
    { from: along(place.breaker, breakerEntry), to: plus, sag: 13 },
    { from: minus, to: terminalEntry(0), sag: 25 },
    { from: zero, to: terminalEntry(1), sag: 22 },
    ...outputs.slice(0, 4).map((from, relay) => ({
      from,
      to: along(place.relay(relay), slimRelay.entry),
      sag: 11 + relay * 2,
    })),
  ];
}

function terminalEntry(index: number): Entry {
  return along(place.terminal(index), feedThrough.entry);
}

/** What a device says of itself, from the rail's middle. */
function along(middle: number, [x, y, z]: Entry): Entry {
  return [x + middle, y, z];
}

function lightLamps(rail: Group): void {
  const lamps = controllerLamps
    .filter((lamp) => lamp.isLit)
    .map((lamp) => along(place.controller, lamp.place));
  const relays = [0, 2].map((relay) => along(place.relay(relay), slimRelay.lamp));
  for (const [x, y, z] of [...lamps, ...relays]) {
    ledGlow(rail, x, y, z + 0.3, { size: 9 }).rotation.x = Math.PI / 2;
  }
}
