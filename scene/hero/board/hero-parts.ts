import { Board } from "../../kit/board/board.ts";
import type { LqfpPins } from "../../kit/board/quad-flat.ts";
import type { Pin } from "../../kit/board/small-outline.ts";
import { placeConnectors } from "./connectors.ts";
import { placeController } from "./controller.ts";
import { placeMotorDrivers } from "./motor-drivers.ts";
import { armPlace } from "./places.ts";
import { placePower } from "./power.ts";
import { placeProcessor, type Marks } from "./processor.ts";
import { placeRadio } from "./radio.ts";
import { placeSensor } from "./sensor.ts";
import { letterBoard, placeSundries } from "./sundries.ts";

/** The pins that nets end at, or that are led away to a via. */
export interface HeroPins {
  readonly controller: LqfpPins;
  /** The pins of the motor drivers that face the arm, channel by channel. */
  readonly drivers: readonly (readonly Pin[])[];
  readonly sensor: readonly Pin[];
}

/** The hero's board, 132 × 88 mm, with all parts placed and no net routed. */
export function placeHeroParts(marks: Marks, mirror: 1 | -1 = 1): { board: Board; pins: HeroPins } {
  const holes = [-1, 1].flatMap((sideX) =>
    [-1, 1].map((sideZ) => ({ x: sideX * 61, z: sideZ * 39, radius: 1.6 })),
  );
  const board = new Board(132, 88, { mirror, seed: 11, radius: 3.2, holes });
  placeProcessor(board, marks);
  placeConnectors(board);
  placePower(board, marks);
  placeRadio(board, marks);
  const drivers = placeMotorDrivers(board, marks);
  const controller = placeController(board, marks);
  const sensor = placeSensor(board, marks);
  placeSundries(board, marks);
  letterBoard(board);
  standArm(board);
  return { board, pins: { controller, drivers, sensor } };
}

/** Nets keep away from the arm's foot, and the bake knows its flange and body. */
function standArm(board: Board): void {
  board.addKeepOutCircle(armPlace.x, armPlace.z, 19);
  board.addOccluder(armPlace.x, armPlace.z, 35, 35, 2.6, { round: true, arm: true, order: 1 });
  board.addOccluder(armPlace.x, armPlace.z, 28, 28, 22, { round: true, arm: true, order: 1 });
}
