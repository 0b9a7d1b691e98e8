import { Board } from "../../kit/board/board.ts";
import type { LqfpPins } from "../../kit/board/quad-flat.ts";
import type { Pin } from "../../kit/board/small-outline.ts";
import { placeConnectors } from "./connectors.ts";
import { placeController } from "./controller.ts";
import { placeMotorDrivers } from "./motor-drivers.ts";
import { armPosition } from "./placement.ts";
import { placePower } from "./power.ts";
import { placeProcessor, type Atlas } from "./processor.ts";
import { placeRadio } from "./radio.ts";
import { placeSensor } from "./sensor.ts";
import { printLabels, placeMiscParts } from "./misc-parts.ts";

/** The pins that are connected to a net or to an escape via. */
export interface HeroPins {
  readonly controller: LqfpPins;
  /** The pins of the motor drivers that face the arm, channel by channel. */
  readonly drivers: readonly (readonly Pin[])[];
  readonly sensor: readonly Pin[];
}

/** The hero's board, 132 × 88 mm, with all parts placed and no net routed. */
export function placeHeroParts(atlas: Atlas, mirror: 1 | -1 = 1): { board: Board; pins: HeroPins } {
  const holes = [-1, 1].flatMap((sideX) =>
    [-1, 1].map((sideZ) => ({ x: sideX * 61, z: sideZ * 39, radius: 1.6 })),
  );
  const board = new Board(132, 88, { mirror, seed: 11, radius: 3.2, holes });
  placeProcessor(board, atlas);
  placeConnectors(board);
  placePower(board, atlas);
  placeRadio(board, atlas);
  const drivers = placeMotorDrivers(board, atlas);
  const controller = placeController(board, atlas);
  const sensor = placeSensor(board, atlas);
  placeMiscParts(board, atlas);
  printLabels(board);
  reserveArmArea(board);
  return { board, pins: { controller, drivers, sensor } };
}

/** Keeps nets away from the arm's base, and adds its flange and body to the bake. */
function reserveArmArea(board: Board): void {
  board.addKeepOutCircle(armPosition.x, armPosition.z, 19);
  board.addOccluder(armPosition.x, armPosition.z, 35, 35, 2.6, { round: true, arm: true, order: 1 });
  board.addOccluder(armPosition.x, armPosition.z, 28, 28, 22, { round: true, arm: true, order: 1 });
}
