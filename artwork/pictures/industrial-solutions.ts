import { Group } from "three";
import { finishes } from "../../scene/kit/finishes.ts";
import { Solid } from "../../scene/kit/solid/solid.ts";
import { drawWires, type Entry, type Wire, placeSensor } from "./industrial-wiring.ts";
import { breakerEntry, circuitBreaker } from "./parts/circuit-breaker.ts";
import { controllerEntries, controllerLeds, drawController } from "./parts/controller.ts";
import { dinRail, endClamp, leaningStand } from "./parts/din-rail.ts";
import { bridge, feedThrough, feedThroughTerminal } from "./parts/feed-through-terminal.ts";
import { addLedGlow } from "./parts/add-led-glow.ts";
import { drawSlimRelay, slimRelay } from "./parts/slim-relay.ts";
import type { Stage } from "./stage.ts";

const lean = 0.55;
const height = 52;
/** The x of the devices on the rail. */
const deviceX = {
  breaker: -83.7,
  controller: -37,
  relay: (index: number) => 5.5 + index * slimRelay.width,
  terminal: (index: number) => 40.1 + index * feedThrough.width,
};

/** A controller with its breaker, relays and terminals on a leaning rail, wired, with a sensor on its cable. */
export function industrialSolutions(stage: Stage): void {
  stage.aimLights([0, 30, 30], 200);
  stage.addGround(-2, 176);
  // A soft light for the glass front to reflect.
  stage.extraPanels.push({ width: 5, height: 5, position: [-6.5, 7.6, 11.5], gain: 1.8, softness: 0.5 });
  const rail = new Group();
  rail.position.y = height;
  rail.rotation.x = -lean;
  rail.updateMatrixWorld();
  stage.scene.add(rail);
  stage.add(leaningStand(new Solid(), 214, height, lean));
  stage.add(drawDevices(stage), rail);
  stage.add(drawWires(rail, wiring()));
  placeSensor(stage, rail, [terminalEntry(3), terminalEntry(4), terminalEntry(5)]);
  addLedGlows(rail);
  stage.setView({ target: [11, 36, 42], distance: 920, azimuth: 0.42, elevation: 0.5 });
}

function drawDevices({ atlas }: Stage): Solid {
  const solid = dinRail(new Solid(), 226);
  for (const side of [-1, 1]) solid.at(side * 97.5, 0, 0, endClamp);
  solid.at(deviceX.breaker, 0, 0, (device) => circuitBreaker(device, atlas));
  solid.at(deviceX.controller, 0, 0, (device) => drawController(device, atlas));
  for (let index = 0; index < 4; index++) {
    const isOn = index % 2 === 0;
    solid.at(deviceX.relay(index), 0, 0, (device) => drawSlimRelay(device, atlas, `K${index + 1}`, isOn));
  }
  for (let index = 0; index < 9; index++) {
    const finish = index < 2 ? finishes.dark : finishes.ivory;
    solid.at(deviceX.terminal(index), 0, 0, (device) =>
      feedThroughTerminal(device, atlas, `${index + 1}`, finish),
    );
  }
  return solid.at(deviceX.terminal(6), 0, 0, (device) => bridge(device, 3));
}

/** From breaker and controller to relays and terminals. */
function wiring(): Wire[] {
  const [plus, minus, zero, , , , ...outputs] = controllerEntries().map((entry) =>
    along(deviceX.controller, entry),
  );
  if (!plus || !minus || !zero) return [];
  return [
    { from: along(deviceX.breaker, breakerEntry), to: plus, sag: 13 },
    { from: minus, to: terminalEntry(0), sag: 25 },
    { from: zero, to: terminalEntry(1), sag: 22 },
    ...outputs.slice(0, 4).map((from, relay) => ({
      from,
      to: along(deviceX.relay(relay), slimRelay.entry),
      sag: 11 + relay * 2,
    })),
  ];
}

function terminalEntry(index: number): Entry {
  return along(deviceX.terminal(index), feedThrough.entry);
}

/** An entry of a device, in the rail's coordinates. */
function along(middle: number, [x, y, z]: Entry): Entry {
  return [x + middle, y, z];
}

function addLedGlows(rail: Group): void {
  const leds = controllerLeds.filter((led) => led.isOn).map((led) => along(deviceX.controller, led.position));
  const relays = [0, 2].map((relay) => along(deviceX.relay(relay), slimRelay.led));
  for (const [x, y, z] of [...leds, ...relays]) {
    addLedGlow(rail, x, y, z + 0.3, { size: 9 }).rotation.x = Math.PI / 2;
  }
}
