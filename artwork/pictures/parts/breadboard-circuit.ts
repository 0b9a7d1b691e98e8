import { finish, finishes } from "../../../scene/kit/finishes.ts";
import { chipMark, type MarkAtlas } from "../../../scene/kit/marks.ts";
import { circle } from "../../../scene/kit/solid/outlines.ts";
import type { Solid } from "../../../scene/kit/solid/solid.ts";
import { drawTube } from "../../solid/tube.ts";
import { holeAt, railHoleAt } from "./breadboard.ts";
import { insulation, jumperWire, stapleWire } from "./jumper-wire.ts";
import { smoothPath } from "./smooth-path.ts";

/** Where the LED's lens is, for the light it gives. */
export const circuitLed = [holeAt(24, 8)[0] + 1.27, holeAt(24, 8)[1] + 9, holeAt(24, 8)[2]] as const;

/** The first Sanad's circuit, in place on the breadboard: module, sensor leads, resistors, one LED. */
export function breadboardCircuit(solid: Solid, atlas: MarkAtlas): Solid {
  drawModule(solid, atlas);
  solid.at(circuitLed[0], circuitLed[1] - 9, circuitLed[2], roundLed);
  axialResistor(solid, 25, 6, 28, 6);
  axialResistor(solid, 20, 2, 24, 2);
  solid.at(...holeAt(21, 7), radialCapacitor);
  stapleWire(solid, holeAt(24, 9), railHoleAt(24, 3), insulation.black);
  stapleWire(solid, holeAt(3, 0), railHoleAt(3, 1), insulation.copper);
  stapleWire(solid, holeAt(16, 9), railHoleAt(16, 2), insulation.black);
  stapleWire(solid, holeAt(18, 1), holeAt(18, 8), insulation.green);
  stapleWire(solid, holeAt(27, 4), holeAt(27, 5), insulation.ivory);
  jumperWire(solid, holeAt(14, 9), holeAt(28, 8), insulation.green, 16, [3, 5]);
  jumperWire(solid, holeAt(2, 9), railHoleAt(27, 1), insulation.copper, 34, [-4, -6]);
  jumperWire(solid, holeAt(9, 0), holeAt(26, 1), insulation.ivory, 20, [0, -7]);
  return jumperWire(solid, holeAt(6, 9), holeAt(23, 0), insulation.black, 26, [6, 8]);
}

/** A microcontroller module on two rows of pins. */
function drawModule(solid: Solid, atlas: MarkAtlas): void {
  const [left, y, back] = holeAt(1, 2);
  const [right, , front] = holeAt(15, 7);
  const label = atlas.mark(6, 6, 16, chipMark(["MCU", "V1"], { size: 0.17 }));
  solid.at((left + right) / 2, y, (back + front) / 2, (module) => {
    for (const z of [back - front, front - back]) {
      module.setFinish(finishes.lcp).at(0, 0, z / 2, (strip) => strip.box(38.1, 2.5, 2.5, 0.25));
      for (let pin = 0; pin < 15; pin++) {
        module.setFinish(finishes.gold).at((pin - 7) * 2.54, 4.1, z / 2, (joint) => {
          joint.setFinish(finishes.solder).cylinder(0.85, 0.35, 14, 0.2, { capBottom: false });
          joint.setFinish(finishes.gold).box(0.64, 0.9, 0.64, 0.1);
        });
      }
    }
    module.setFinish(finishes.mask).at(0, 2.5, 0, (board) => board.box(41, 1.6, 17.8, 0.5));
    module.setFinish(finishes.epoxy).at(1.5, 4.1, 0, (chip) => chip.box(7, 1.2, 7, 0.2, { uvTop: label }));
    module.setFinish(finishes.steel).at(-18, 4.1, 0, (socket) => socket.box(6.4, 2.7, 7.6, 0.5));
    module.setFinish(finishes.hole).at(-21.25, 4.6, 0, (mouth) => mouth.box(0.1, 1.6, 6));
    module.setFinish(finishes.steel).at(13, 4.1, 0, (shield) => shield.box(8, 1.9, 9, 0.3));
    for (const z of [-3.4, 3.4]) {
      module.setFinish(finishes.mlcc).at(-7, 4.1, z, (part) => part.box(1.6, 0.8, 0.8, 0.1));
      module.setFinish(finishes.tin).at(-9.5, 4.1, z, (part) => part.box(2.2, 0.9, 1.4, 0.2));
    }
  });
}

const lens = finish("#cfe58c", 0.16, 0);

/** A 5 mm LED on its two leads, the foot of which is y = 0. */
export function roundLed(solid: Solid): Solid {
  for (const x of [-1.27, 1.27])
    solid.setFinish(finishes.tin).at(x, -1, 0, (leg) => leg.box(0.5, 5, 0.5, 0.08));
  return solid.setFinish(lens).at(0, 4, 0, (bulb) =>
    bulb.sweep(
      circle(28),
      [
        [2.9, 0],
        [2.9, 1],
        [2.5, 1],
        [2.5, 5.6],
        [2.3, 6.9],
        [1.8, 7.8],
        [1, 8.4],
        [0.3, 8.6],
      ],
      { bevel: 0.12 },
    ),
  );
}

function axialResistor(solid: Solid, column0: number, row0: number, column1: number, row1: number): void {
  const [x0, y, z0] = holeAt(column0, row0);
  const [x1, , z1] = holeAt(column1, row1);
  const lead = smoothPath(
    [
      [x0, y - 1, z0],
      [x0, y + 1.2, z0],
      [x0 + 0.7, y + 1.9, z0],
      [x1 - 0.7, y + 1.9, z1],
      [x1, y + 1.2, z1],
      [x1, y - 1, z1],
    ],
    0.4,
  );
  drawTube(solid.setFinish(finishes.tin), lead, 0.28, 8);
  solid
    .save()
    .translate((x0 + x1) / 2 - 3.1, y + 1.9, (z0 + z1) / 2)
    .rotateZ(-Math.PI / 2);
  const body: [number, number, number][] = [
    [0.5, 0, 0.2],
    [1.15, 0.4, 0.3],
    [1.15, 1.5, 0.3],
    [0.95, 1.9, 0.3],
    [0.95, 4.3, 0.3],
    [1.15, 4.7, 0.3],
    [1.15, 5.8, 0.3],
    [0.5, 6.2, 0.2],
  ];
  solid.setFinish(finish("#cdb48a", 0.5, 0)).sweep(circle(20), body);
  for (const [height, radius, color] of [
    [0.8, 1.17, finishes.copperDark],
    [2.3, 0.97, finishes.black],
    [3.2, 0.97, finishes.copperDark],
    [5.1, 1.17, finishes.gold],
  ] as const) {
    solid
      .setFinish(color)
      .at(0, height, 0, (band) => band.cylinder(radius, 0.5, 20, 0, { capBottom: false, capTop: false }));
  }
  solid.restore();
}

function radialCapacitor(solid: Solid): void {
  for (const x of [-1.2, 1.2]) solid.setFinish(finishes.tin).at(x, -1, 0, (leg) => leg.box(0.45, 2.6, 0.45));
  solid.at(0, 1.2, 0, (body) => {
    body.setFinish(finishes.sleeve).sweep(
      circle(28),
      [
        [2.9, 0, 0.3],
        [3.1, 0.9, 0.2],
        [2.9, 1.3, 0.2],
        [3.1, 1.7, 0.2],
        [3.1, 10.6, 0.5],
        [2.6, 11, 0.2],
      ],
      { capTop: false },
    );
    body.setFinish(finishes.can).disc(2.7, 24, 10.9);
  });
}
