import { Board } from "../../kit/board/board.ts";
import { placeConnectors } from "./connectors.ts";
import { placeController } from "./controller.ts";
import { drawInnerLayers } from "./inner-layers.ts";
import { placeMotorDrivers } from "./motor-drivers.ts";
import { wireHeroBoard } from "./routing/nets.ts";
import { armPlace } from "./places.ts";
import { placePower } from "./power.ts";
import { placeProcessor, type Marks } from "./processor.ts";
import { placeRadio } from "./radio.ts";
import { placeSensor } from "./sensor.ts";
import { letterBoard, placeSundries } from "./sundries.ts";

export { armPlace, landingSite, led, testPoints } from "./places.ts";

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
