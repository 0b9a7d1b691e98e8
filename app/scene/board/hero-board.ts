import { Board } from "./board.ts";
import { placeConnectors } from "./hero-board/connectors.ts";
import { placeController } from "./hero-board/controller.ts";
import { drawInnerLayers } from "./hero-board/inner-layers.ts";
import { placeMotorDrivers } from "./hero-board/motor-drivers.ts";
import { wireHeroBoard } from "./hero-board/nets.ts";
import { armPlace } from "./hero-board/places.ts";
import { placePower } from "./hero-board/power.ts";
import { placeProcessor, type Marks } from "./hero-board/processor.ts";
import { placeRadio } from "./hero-board/radio.ts";
import { placeSensor } from "./hero-board/sensor.ts";
import { letterBoard, placeSundries } from "./hero-board/sundries.ts";

export { armPlace, landingSite, led, testPoints } from "./hero-board/places.ts";

/** The board of the hero: 132 × 88 mm with everything but the arm and the chip that the arm sets down. */
export function heroBoard(marks: Marks, mirror: 1 | -1 = 1): Board {
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
  wireHeroBoard(board, { controller, drivers, sensor });
  drawInnerLayers(board);
  return board;
}

/** Nets keep away from the arm's foot, and the bake knows its flange and body. */
function standArm(board: Board): void {
  board.blockCircle(armPlace.x, armPlace.z, 19);
  board.shade(armPlace.x, armPlace.z, 35, 35, 2.6, { round: true, arm: true, order: 1 });
  board.shade(armPlace.x, armPlace.z, 28, 28, 22, { round: true, arm: true, order: 1 });
}
